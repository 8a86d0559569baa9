import { useMemo } from 'react'
import { TimeChart, type TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../amounts/rows-of-range'
import type { Shares } from '../../amounts/shares-of-rows'
import { chartColumn } from './chart-column'
import type { VarianceRow } from './calendar-adjusted'

interface VarianceChartProps {
  title: string
  productType: ProductType
  rows: readonly VarianceRow[]
  /** How much of each row was measured. */
  shares: Shares
  length: Exclude<RowLength, 'P1W'>
  unit: string
  timeZone: string
  now: number
}

/** What was, what was expected, and what has come together of the differences. */
export function VarianceChart(props: VarianceChartProps) {
  const { title, productType, rows, shares, length, unit, timeZone, now } = props
  const { t, locale } = useTexts()
  const series = useMemo((): TimeSeries[] => {
    const carrier = carrierOfProduct[productType]
    const column = (value: (number | null)[], total?: number | null) =>
      chartColumn({ rows, length, unit, timeZone }, value, total)
    const value = rows.map((row) => row.value)
    const cumulated = rows.map((row) => row.cumulated)
    return [
      {
        ...{ id: 'value', label: t('variance.actual'), carrier },
        values: chartColumn({ rows, length, unit, timeZone }, value, undefined, shares),
      },
      {
        id: 'expected',
        label: t('variance.expected'),
        values: column(rows.map((row) => row.expected)),
        carrier,
        isComparison: true,
      },
      {
        ...{
          id: 'cumulated',
          label: t('variance.cumulated'),
          carrier: 'cost',
          kind: 'line',
          isCumulated: true,
        },
        values: column(cumulated, cumulated.at(-1) ?? null),
      },
    ]
  }, [rows, shares, productType, length, unit, timeZone, t])
  return <TimeChart {...{ locale, title, series, now }} />
}
