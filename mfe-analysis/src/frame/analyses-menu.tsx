import { useTexts } from '@energycockpit/i18n'
import { Button, Icon } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { useDialogOnDemand } from './use-dialog-on-demand'

interface AnalysesMenuProps {
  choice: Choice
  /** The page that is open; undefined: the overview. */
  slug: string | undefined
}

const allAnalyses = () => import('./all-analyses').then(({ AllAnalyses }) => AllAnalyses)

/** Opens the list of all analyses. */
export function AnalysesMenu(props: AnalysesMenuProps) {
  const { t } = useTexts()
  const { Dialog, open, close, nearby } = useDialogOnDemand(allAnalyses)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} {...nearby}>
        <Icon glyph="view" />
        {t('widgets.menu')}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  )
}
