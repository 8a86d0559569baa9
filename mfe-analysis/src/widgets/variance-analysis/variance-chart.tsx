import { useMemo } from 'react'
import { TimeChart, type ChartValues, type TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../amounts/rows-of-range'
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
    const columnOf = (value: (number | null)[], total: number | null): ChartValues => ({
      ...{ unit, timeZone, granularity: length, aggregation: 'SUM', value },
      at: rows.map(({ from }) => startOfDay(from, timeZone)),
      from: new Date(startOfDay(rows[0]!.from, timeZone)).toISOString(),
      to: new Date(startOfDay(rows.at(-1)!.to, timeZone)).toISOString(),
      measured: value.map((each) => (each === null ? 0 : 1)),
      estimated: value.map(() => 0),
      total: {
        ...{ value: total, mean: null, estimated: 0, expected: value.length },
        measured: value.filter((each) => each !== null).length / value.length,
      },
    })
    const column = (of: 'value' | 'expected') => {
      const value = rows.map((row) => row[of])
      return columnOf(
        value,
        value.includes(null) ? null : value.reduce<number>((sum, each) => sum + each!, 0),
      )
    }
    const cumulated = rows.map((row) => row.cumulated)
    return [
      { id: 'value', label: t('variance.actual'), values: column('value'), carrier },
      {
        id: 'expected',
        label: t('variance.expected'),
        values: column('expected'),
        carrier,
        isComparison: true,
      },
      {
        ...{ id: 'cumulated', label: t('variance.cumulated'), carrier: 'cost', kind: 'line' },
        values: columnOf(cumulated, cumulated.at(-1) ?? null),
      },
    ]
  }, [rows, productType, length, unit, timeZone, t])
  return <TimeChart {...{ locale, title, series, now }} />
}
