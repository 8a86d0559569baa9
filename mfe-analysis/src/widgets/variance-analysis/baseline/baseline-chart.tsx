import { useMemo } from 'react'
import { TimeChart, type TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct } from '@energycockpit/ui'
import type { RowLength } from '../../../amounts/rows-of-range'
import { chartColumn } from '../chart-column'
import type { BaselineRow } from './baseline-rows'

interface BaselineChartProps {
  /** Of what is compared. */
  name: string
  productType: ProductType
  rows: readonly BaselineRow[]
  length: Exclude<RowLength, 'P1W'>
  unit: string
  /** Of the bands, 0 to 1. */
  level: number
  timeZone: string
  now: number
}

/** What was and what was expected, and in a second chart what has come together of the differences (CUSUM). */
export function BaselineChart(props: BaselineChartProps) {
  const { name, productType, rows, length, unit, level, timeZone, now } = props
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
    const against: TimeSeries[] = [
      { id: 'value', label: t('variance.actual'), values: column(rows.map(({ value }) => value)), carrier },
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
  }, [rows, productType, length, unit, timeZone, level, t, formats])
  return (
    <>
      <TimeChart {...{ locale, now }} title={t('variance.baselineTitle', { name })} series={against} />
      <TimeChart {...{ locale, now }} title={t('variance.cumulatedTitle', { name })} series={cumulated} />
    </>
  )
}
