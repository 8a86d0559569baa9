import { useMemo } from 'react'
import { TimeChart, type TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../amounts/rows-of-range'
import { chartColumn } from './chart-column'
import type { VarianceRow } from './calendar-adjusted'

interface VarianceChartProps {
  title: string
  productType: ProductType
  rows: readonly VarianceRow[]
  length: Exclude<RowLength, 'P1W'>
  unit: string
  timeZone: string
  now: number
}

/** What was, what was expected, and what has come together of the differences. */
export function VarianceChart(props: VarianceChartProps) {
  const { title, productType, rows, length, unit, timeZone, now } = props
  const { t, locale } = useTexts()
  const series = useMemo((): TimeSeries[] => {
    const carrier = carrierOfProduct[productType]
    const column = (value: (number | null)[], total?: number | null) =>
      chartColumn({ rows, length, unit, timeZone }, value, total)
    const cumulated = rows.map((row) => row.cumulated)
    return [
      { id: 'value', label: t('variance.actual'), values: column(rows.map((row) => row.value)), carrier },
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
  }, [rows, productType, length, unit, timeZone, t])
  return <TimeChart {...{ locale, title, series, now }} />
}
