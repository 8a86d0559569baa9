import { useTexts } from '@energycockpit/i18n'
import { Progress } from '@energycockpit/ui'

/** How much of a file was sent, 0 to 1; and then that the server is at work, for which `label` has the word. */
export function ImportProgress({ sent, label }: { sent: number; label: string }) {
  const { t, formats } = useTexts()
  if (sent >= 1) return <Progress label={label} />
  const text = t('import.sending', { share: formats.count(Math.floor(sent * 100)) })
  return (
    <>
      <span aria-hidden>{text}</span>
      <Progress label={text} share={sent} />
    </>
  )
}
