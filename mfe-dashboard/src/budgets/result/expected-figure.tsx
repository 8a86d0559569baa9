import { useTexts } from '@energycockpit/i18n'
import { Figure } from '@energycockpit/ui'
import type { BudgetProgress } from '../rules/progress'

interface ExpectedFigureProps {
  progress: BudgetProgress
  unit: string
  isForecasting: boolean
}

/** What the year is expected to be, and how far from its budget. */
export function ExpectedFigure({ progress, unit, isForecasting }: ExpectedFigureProps) {
  const { t, formats } = useTexts()
  const { expected, expectedDeviation } = progress
  if (expected === null || expectedDeviation === null)
    return (
      <Figure label={t('budgets.expected')} number="–" note={isForecasting && t('budgets.forecasting')} />
    )
  const written = (value: number) => formats.quantity(value, unit)
  const signed = (value: number) => `${value > 0 ? '+' : ''}${written(value)}`
  return (
    <Figure
      label={t('budgets.expected')}
      {...formats.quantityParts(expected.expected, unit)}
      note={t('budgets.expectedDeviation', {
        deviation: signed(expectedDeviation.expected),
        lower: signed(expectedDeviation.lower),
        upper: signed(expectedDeviation.upper),
      })}
    />
  )
}
