import type { CounterQuestion } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { AskFirst } from '@energycockpit/ui'
import { amountFigure, counterFigure } from './counter-figure'
import type { Counter } from './last-readings'

interface OpenQuestionsProps {
  questions: readonly CounterQuestion[]
  counter: Counter
  timeZone: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What is strange about a reading, before it is stored. */
export function OpenQuestions({
  questions,
  counter,
  timeZone,
  pending,
  onConfirm,
  onClose,
}: OpenQuestionsProps) {
  const { t, formats } = useTexts()
  const shown = (value: number | null) =>
    value === null ? t('counters.unknown') : counterFigure(value, counter.counterUnit, formats)
  const used = (value: number | null) =>
    value === null ? t('counters.unknown') : amountFigure(value, counter.unit, formats)
  return (
    <AskFirst
      title={t('counters.questions.title')}
      labels={{
        step: t('counters.questions.yes'),
        cancel: t('counters.questions.no'),
        working: t('counters.saving'),
      }}
      pending={pending}
      onStep={onConfirm}
      onClose={onClose}
    >
      {questions.map(({ id, kind, from, to, before, after, amount, usual }) => (
        <p key={id}>
          {t(`counters.questions.${kind}`, {
            from: formats.dateTime(from, timeZone),
            to: formats.dateTime(to, timeZone),
            before: shown(before),
            after: shown(after),
            amount: used(amount),
            usual: used(usual),
          })}
        </p>
      ))}
    </AskFirst>
  )
}
