import type { BaselineVariance } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts, writtenChange } from '@energycockpit/i18n'
import { Figure, FigureRow } from '@energycockpit/ui'
import { writtenDifference } from '../written-difference'

/** What the whole period came to, and whether it can be told from what is uncertain. */
export function BaselineFigures({ total, unit }: { total: BaselineVariance['total']; unit: string }) {
  const { t, formats } = useTexts()
  const { actual, expected, uncertainty } = total
  if (actual === null || expected === null || uncertainty === null) return null
  const difference = actual - expected
  const band = `±${NO_BREAK_SPACE}${formats.quantity(uncertainty, unit)}`
  const share = (value: number) => (expected === 0 ? '–' : formats.percent(value / Math.abs(expected), 1))
  const verdict = Math.abs(difference) <= uncertainty ? 'within' : difference < 0 ? 'less' : 'more'
  return (
    <FigureRow>
      <Figure label={t('variance.actual')} {...formats.quantityParts(actual, unit)} />
      <Figure label={t('variance.expected')} {...formats.quantityParts(expected, unit)} note={band} />
      <Figure
        label={t('variance.difference')}
        {...writtenDifference(difference, unit, formats)}
        note={t(`variance.verdict.${verdict}`)}
      />
      <Figure
        label={t('variance.share')}
        number={expected === 0 ? '–' : writtenChange(difference / Math.abs(expected), formats)}
        note={`±${NO_BREAK_SPACE}${share(uncertainty)}`}
      />
    </FigureRow>
  )
}
