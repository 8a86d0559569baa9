import { useMemo } from 'react'
import { ProgressionChart, type ChartValues, type Comparison } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../amounts/rows-of-range'
import type { Shares } from '../../amounts/shares-of-rows'
import type { ComparedRow } from './compared-rows'

interface RowsChartProps {
  name: string
  /** The period a year before, as text. */
  when: string
  carrierOf: ProductType
  rows: readonly ComparedRow[]
  /** How much of each row was measured. */
  shares: Shares
  length: Exclude<RowLength, 'P1W'>
  unit: string
  timeZone: string
  now: number
}

/** Each row as a bar, beside it that of the year before. */
export function RowsChart(props: RowsChartProps) {
  const { name, when, carrierOf, rows, shares, length, unit, timeZone, now } = props
  const { t, locale } = useTexts()
  const subject = useMemo(
    () => ({
      label: t('previousYear.title', { name }),
      seriesLabel: t('previousYear.current'),
      carrier: carrierOfProduct[carrierOf],
      modelled: false,
    }),
    [name, carrierOf, t],
  )
  const values = useMemo((): ChartValues => {
    const at = rows.map(({ from }) => startOfDay(from, timeZone))
    const end = startOfDay(rows.at(-1)!.to, timeZone)
    const value = rows.map((row) => row.value)
    return {
      ...{ unit, timeZone, granularity: length, aggregation: 'SUM', at, value },
      ...{ from: new Date(at[0]!).toISOString(), to: new Date(end).toISOString() },
      ...{ measured: shares.measured, estimated: shares.estimated },
      total: { value: totalOf(value), mean: null, expected: value.length, ...shares.total },
    }
  }, [rows, shares, length, unit, timeZone])
  const comparison = useMemo((): Comparison => {
    const value = rows.map(({ compared }) => compared)
    return {
      label: t('previousYear.before'),
      when,
      at: rows.map(({ before }) => startOfDay(before.from, timeZone)),
      to: startOfDay(rows.at(-1)!.before.to, timeZone),
      value,
      total: totalOf(value),
    }
  }, [rows, when, timeZone, t])
  return <ProgressionChart {...{ locale, subject, values, comparison, now }} />
}

/** Of a part it is none. */
const totalOf = (values: readonly (number | null)[]) =>
  values.some((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + value!, 0)
