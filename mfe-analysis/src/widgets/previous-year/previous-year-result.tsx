import { lazy, Suspense, useMemo } from 'react'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { EmptyState, Figure, FigureRow, PartialNotice, Waiting } from '@energycockpit/ui'
import { amountTitle } from '../../amounts/amount-name'
import type { ChoosableAmount } from '../../amounts/choosable-amounts'
import { completeDays, type AmountsOfTwo, type DailyAmounts } from '../../amounts/daily-amounts-query'
import type { RowLength } from '../../amounts/rows-of-range'
import { sharesOfRows } from '../../amounts/shares-of-rows'
import { comparableTotal, comparedRows, shareOfChange } from './compared-rows'
import { RowsTable } from './rows-table'

const RowsChart = lazy(() => import('./rows-chart').then((chart) => ({ default: chart.RowsChart })))

interface PreviousYearResultProps {
  amounts: AmountsOfTwo
  amount: ChoosableAmount
  length: RowLength
  now: number
}

/** What changed against the year before, in figures, as a chart and as a table. */
export function PreviousYearResult(props: PreviousYearResultProps) {
  const { amount, length, now } = props
  const { current, before, wanted } = props.amounts
  const { range, align = 'DATE' } = wanted
  const { t, formats } = useTexts()
  const days = useMemo(
    () => ({ current: completeDays(current, now), before: completeDays(before, now) }),
    [current, before, now],
  )
  const rows = useMemo(() => comparedRows({ ...days, range, length, align }), [days, range, length, align])
  // A chart has no weeks.
  const drawnLength = length === 'P1W' ? 'P1D' : length
  const drawn = useMemo(
    () => (drawnLength === length ? rows : comparedRows({ ...days, range, length: drawnLength, align })),
    [rows, days, range, length, drawnLength, align],
  )
  const shares = useMemo(() => sharesOfRows(current, drawn), [current, drawn])
  const isEmpty = ({ value }: DailyAmounts) => value.every((each) => each === null)
  if (isEmpty(current)) return <EmptyState title={t('values.none')}>{t('values.noneDetail')}</EmptyState>
  const total = comparableTotal(rows)
  const [from, to] = [wanted.before.from, wanted.before.to].map((day) => startOfDay(day, 'UTC'))
  const when = formats.period(from!, to!, 'UTC')
  const compared = { count: total?.rows ?? 0, of: formats.count(rows.length) }

  return (
    <>
      {total === undefined ? (
        <PartialNotice>{t('previousYear.incomparable')}</PartialNotice>
      ) : (
        total.rows < rows.length && <PartialNotice>{t('previousYear.partly', compared)}</PartialNotice>
      )}
      {total !== undefined && (
        <FigureRow>
          <Figure label={t('previousYear.current')} {...formats.quantityParts(total.value, current.unit)} />
          <Figure label={t('previousYear.before')} {...formats.quantityParts(total.compared, current.unit)} />
          <Figure
            label={t('previousYear.change')}
            number={shareOfChange(total) === undefined ? '–' : writtenChange(shareOfChange(total)!, formats)}
          />
        </FigureRow>
      )}
      <Suspense fallback={<Waiting label={t('previousYear.loading')} lines={10} />}>
        <RowsChart
          name={amountTitle(amount, t)}
          when={when}
          carrierOf={amount.items[0].productType}
          rows={drawn}
          shares={shares}
          length={drawnLength}
          unit={current.unit}
          timeZone={current.timeZone}
          now={now}
        />
      </Suspense>
      <RowsTable rows={rows} length={length} total={total} unit={current.unit} />
    </>
  )
}
