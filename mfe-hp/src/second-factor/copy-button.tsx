import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, label, large }: { text: string; label: string; large?: boolean }) {
  const { t } = useTexts()
  const { notify } = useFeature()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'success', text: t('copied') })
    } catch (error) {
      console.warn('Nothing could be copied', error)
      notify({ kind: 'error', text: t('notCopied') })
    }
  }

  return (
    <Button large={large} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
