import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { useDialogOnDemand } from '../frame/use-dialog-on-demand'

interface ViewsButtonProps {
  /** What follows after `analysis/`; empty: the overview. */
  page: string
  choice: Choice
}

const viewsDialog = () => import('./views-dialog').then(({ ViewsDialog }) => ViewsDialog)

/** Opens what was saved, and saves what is shown. */
export function ViewsButton(props: ViewsButtonProps) {
  const { t } = useTexts()
  const { Dialog, open, close, nearby } = useDialogOnDemand(viewsDialog)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} {...nearby}>
        {t('views.title')}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  )
}
