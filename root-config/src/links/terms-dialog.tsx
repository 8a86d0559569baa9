import { useTranslate } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { Button, Dialog } from '@energycockpit/ui'

/** The terms and conditions in front of the page. */
export function TermsDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslate()
  return (
    <Dialog
      title={t('links.termsTitle')}
      long
      onClose={onClose}
      actions={
        <Button large look="primary" onClick={onClose}>
          {t('links.close')}
        </Button>
      }
    >
      <MarkdownText text={text} topLevel={3} />
    </Dialog>
  )
}
