import { lazy, Suspense, useMemo } from 'react'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { EmptyState, Figure, FigureRow, PartialNotice, Waiting } from '@energycockpit/ui'
import { amountTitle } from '../../amounts/amount-name'
import type { ChoosableAmount } from '../../amounts/choosable-amounts'
import { completeDays, type AmountsOfTwo } from '../../amounts/daily-amounts-query'
import type { RowLength } from '../../amounts/rows-of-range'
import { sharesOfRows } from '../../amounts/shares-of-rows'
import { writtenDifference } from './written-difference'
import { totalVariance, varianceRows, type RestingDays } from './calendar-adjusted'
import { VarianceTable } from './variance-table'

const VarianceChart = lazy(() =>
  import('./variance-chart').then((chart) => ({ default: chart.VarianceChart })),
)

interface VarianceResultProps {
  amounts: AmountsOfTwo
  amount: ChoosableAmount
  length: RowLength
  resting: RestingDays
  now: number
}

/** How much more or less than expected: in figures, as a chart and as a table, each and cumulated. */
export function VarianceResult({ amounts, amount, length, resting, now }: VarianceResultProps) {
  const { t, formats } = useTexts()
  const { current, before, wanted } = amounts
  const { range } = wanted
  const days = useMemo(
    () => ({ current: completeDays(current, now), reference: completeDays(before, now) }),
    [current, before, now],
  )
  const rows = useMemo(
    () => varianceRows({ ...days, range, length, resting }),
    [days, range, length, resting],
  )
  // A chart has no weeks.
  const drawnLength = length === 'P1W' ? 'P1D' : length
  const drawn = useMemo(
    () => (drawnLength === length ? rows : varianceRows({ ...days, range, length: drawnLength, resting })),
    [rows, days, range, length, drawnLength, resting],
  )
  const shares = useMemo(() => sharesOfRows(current, drawn), [current, drawn])
  if (current.value.every((value) => value === null))
    return <EmptyState title={t('values.none')}>{t('values.noneDetail')}</EmptyState>
  const total = totalVariance(rows)
  const when = formats.period(
    startOfDay(wanted.before.from, 'UTC'),
    startOfDay(wanted.before.to, 'UTC'),
    'UTC',
  )
  const compared = { count: total?.rows ?? 0, of: formats.count(rows.length) }
  return (
    <>
      <PartialNotice kind="information">{t('variance.adjusted', { when })}</PartialNotice>
      {total === undefined ? (
        <PartialNotice>{t('variance.incomparable')}</PartialNotice>
      ) : (
        total.rows < rows.length && <PartialNotice>{t('variance.partly', compared)}</PartialNotice>
      )}
      {total !== undefined && (
        <FigureRow>
          <Figure label={t('variance.actual')} {...formats.quantityParts(total.value, current.unit)} />
          <Figure label={t('variance.expected')} {...formats.quantityParts(total.expected, current.unit)} />
          <Figure
            label={t('variance.difference')}
            {...writtenDifference(total.difference, current.unit, formats)}
          />
          <Figure
            label={t('variance.share')}
            number={total.expected === 0 ? '–' : writtenChange(total.difference / total.expected, formats)}
          />
        </FigureRow>
      )}
      <Suspense fallback={<Waiting label={t('variance.loading')} lines={10} />}>
        <VarianceChart
          title={t('variance.title', { name: amountTitle(amount, t) })}
          productType={amount.items[0].productType}
          rows={drawn}
          shares={shares}
          length={drawnLength}
          unit={current.unit}
          timeZone={current.timeZone}
          now={now}
        />
      </Suspense>
      <VarianceTable rows={rows} length={length} total={total} unit={current.unit} />
    </>
  )
}
