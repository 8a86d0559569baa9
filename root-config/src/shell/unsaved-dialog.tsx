import { useTranslate } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import type { Loss } from '../portal/loss'

interface UnsavedDialogProps {
  loss: Loss
  onStay: () => void
  onGiveUp: () => void
}

/** Comes before something that was typed is lost. To stay is what Escape does and what has the focus at first. */
export function UnsavedDialog({ loss, onStay, onGiveUp }: UnsavedDialogProps) {
  const { t } = useTranslate()
  return (
    <Dialog
      title={t(`unsaved.${loss}.title`)}
      onClose={onStay}
      actions={
        <>
          <Button large look="primary" onClick={onStay}>
            {t('unsaved.stay')}
          </Button>
          <Button large onClick={onGiveUp}>
            {t(`unsaved.${loss}.giveUp`)}
          </Button>
        </>
      }
    >
      <p>{t(`unsaved.${loss}.text`)}</p>
    </Dialog>
  )
}
