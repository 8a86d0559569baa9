import { useMemo } from 'react'
import type { ChartSubject, ChartValues } from './chart-values'
import { comparedSeries, type Comparison } from './comparison'
import { TimeChart, type TimeChartProps } from './time/time-chart'
import type { TimeSeries } from './time/time-series'

interface ProgressionChartProps extends Omit<TimeChartProps, 'title' | 'series'> {
  subject: ChartSubject
  values: ChartValues
  /** What the values are compared with; not of values that are drawn by stretches. */
  comparison?: Comparison | undefined
}

/** The time chart of one series over a period, beside it what it is compared with. */
export function ProgressionChart({ subject, values, comparison, ...others }: ProgressionChartProps) {
  const { label, seriesLabel, carrier, modelled } = subject
  const series = useMemo((): TimeSeries[] => {
    const own: TimeSeries = { id: 'values', label: seriesLabel, values, carrier, modelled }
    return comparison ? [own, comparedSeries(values, comparison, carrier)] : [own]
  }, [seriesLabel, carrier, modelled, values, comparison])
  return <TimeChart {...others} title={label} series={series} />
}
