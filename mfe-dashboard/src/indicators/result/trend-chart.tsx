import { ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { useMemo } from 'react'
import { TimeChart } from '@energycockpit/charts'
import type { Indicator } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { addMonths, firstDay } from '../rules/months'
import { trendSeries } from './trend-series'
import type { IndicatorResult } from './use-judgement'

interface TrendChartProps {
  indicator: Indicator
  result: IndicatorResult
}

/** The value of each of the last months, or of the twelve months that ended with each, beside target and baseline. */
export function TrendChart({ indicator, result }: TrendChartProps) {
  const { t, locale } = useTexts()
  const { amount, period } = indicator
  const { timeZone, last } = result
  const series = useMemo(() => {
    const labels = {
      value: t('indicators.value'),
      target: t('indicators.target'),
      baseline: t('indicators.baseline'),
    }
    return trendSeries(amount, result, labels)
  }, [amount, result, t])
  if (series.length === 0) return null
  return (
    <ChartPlaceContext value={placeAndName(indicator)}>
      <TimeChart
        locale={locale}
        title={t(`indicators.trendTitles.${period}`)}
        series={series}
        now={startOfDay(firstDay(addMonths(last, 1)), timeZone)}
      />
    </ChartPlaceContext>
  )
}

/** Titles say neither. */
const placeAndName = ({ nodeName, name }: TrendChartProps['indicator']) =>
  [nodeName, name].filter(Boolean).join(', ')
