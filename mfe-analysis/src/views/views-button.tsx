import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { ViewsDialog } from './views-dialog'

interface ViewsButtonProps {
  /** What follows after `analysis/`; empty: the overview. */
  page: string
  choice: Choice
}

/** Opens what was saved, and saves what is shown. */
export function ViewsButton(props: ViewsButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('views.title')}
      </Button>
      {isOpen && <ViewsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
