import { useMemo } from 'react'
import { TimeChart, type TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../../amounts/rows-of-range'
import type { Shares } from '../../../amounts/shares-of-rows'
import { chartColumn } from '../chart-column'
import type { BaselineRow } from './baseline-rows'

interface BaselineChartProps {
  /** Of what is compared. */
  name: string
  productType: ProductType
  rows: readonly BaselineRow[]
  /** Share of all days that can be compared, 0 to 1. */
  compared: number
  length: Exclude<RowLength, 'P1W'>
  unit: string
  /** Of the bands, 0 to 1. */
  level: number
  timeZone: string
  now: number
}

/** What was and what was expected, and in a second chart what has come together of the differences (CUSUM). */
export function BaselineChart(props: BaselineChartProps) {
  const { name, productType, rows, compared, length, unit, level, timeZone, now } = props
  const { t, locale, formats } = useTexts()
  const { against, cumulated } = useMemo(() => {
    const carrier = carrierOfProduct[productType]
    const column = (value: (number | null)[], total?: number | null) =>
      chartColumn({ rows, length, unit, timeZone }, value, total)
    const band = (value: (number | null)[]) => ({
      label: t('variance.band', { level: formats.percent(level) }),
      value,
    })
    const running = rows.map((row) => row.cumulated)
    const actual = rows.map(({ value }) => value)
    const against: TimeSeries[] = [
      {
        ...{ id: 'value', label: t('variance.actual'), carrier, isOnlyComplete: true },
        values: chartColumn(
          { rows, length, unit, timeZone },
          actual,
          undefined,
          comparedShares(rows, compared),
        ),
      },
      {
        ...{ id: 'expected', label: t('variance.expected'), carrier, kind: 'line', isComparison: true },
        values: column(rows.map(({ expected }) => expected)),
        uncertainty: band(rows.map(({ uncertainty }) => uncertainty)),
      },
    ]
    const cumulated: TimeSeries[] = [
      {
        ...{
          id: 'cumulated',
          label: t('variance.cumulated'),
          carrier: 'cost',
          kind: 'line',
          isCumulated: true,
        },
        values: column(running, running.at(-1) ?? null),
        uncertainty: band(rows.map((row) => row.cumulatedUncertainty)),
      },
    ]
    return { against, cumulated }
  }, [rows, compared, productType, length, unit, timeZone, level, t, formats])
  return (
    <>
      <TimeChart {...{ locale, now }} title={t('variance.baselineTitle', { name })} series={against} />
      <TimeChart
        {...{ locale, now }}
        name="cumulated"
        title={t('variance.cumulatedTitle', { name })}
        series={cumulated}
      />
    </>
  )
}

/** How far the actual amounts are complete; how much of them was measured is not known here. */
const comparedShares = (rows: readonly BaselineRow[], compared: number): Shares => ({
  measured: rows.map((row) => row.compared),
  estimated: rows.map(() => 0),
  total: { measured: compared, estimated: 0 },
})
