import type { Question } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts, type Formats } from '@energycockpit/i18n'
import { ConfirmDialog } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'

interface ConfirmQuestionsDialogProps {
  questions: readonly Question[]
  /** Where what they speak of is measured or holds. */
  timeZone: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What is unusual about an entry, before it is stored. */
export function ConfirmQuestionsDialog({
  questions,
  timeZone,
  pending,
  onConfirm,
  onClose,
}: ConfirmQuestionsDialogProps) {
  const { t, formats } = useTexts()
  const instant = (at: string | null) => (at === null ? t('questions.open') : formats.dateTime(at, timeZone))
  return (
    <ConfirmDialog
      title={t('questions.title')}
      labels={{ step: t('questions.yes'), cancel: t('questions.no'), working: t('questions.saving') }}
      pending={pending}
      onStep={onConfirm}
      onClose={onClose}
    >
      {questions.map(({ id, kind, from, to, figures }) => (
        <p key={id}>
          {t(`questions.kinds.${kind}`, {
            ...{ from: instant(from), to: instant(to) },
            ...Object.fromEntries(
              Object.entries(figures).map(([name, figure]) => [
                name,
                figure === null ? t('questions.unknown') : shownFigure(name, figure, formats),
              ]),
            ),
          })}
        </p>
      ))}
    </ConfirmDialog>
  )
}

/** What somebody wrote or read off has each of its digits; what follows from it, as many as it deserves. */
const written: ReadonlySet<string> = new Set(['before', 'after', 'value', 'min', 'max', 'hours'])

function shownFigure(
  name: string,
  { value, unit }: { value: number; unit: string },
  formats: Formats,
): string {
  const [, decimals = ''] = value
    .toFixed(name === 'hours' ? 1 : 6)
    .replace(/0+$/, '')
    .split('.')
  const number = written.has(name) ? formats.number(value, decimals.length) : formats.number(value)
  return unit === '1' ? number : `${number}${NO_BREAK_SPACE}${unitSign(unit)}`
}
