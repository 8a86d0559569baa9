import { useMemo } from 'react'
import { TimeChart } from '@energycockpit/charts'
import type { Forecast, ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { ForecastRow } from './forecast-rows'
import { aheadSince, cumulatedSeries, endOfMeasured, periodSeries } from './forecast-series'

interface ForecastChartProps {
  title: string
  productType: ProductType
  rows: readonly ForecastRow[]
  /** Of the second chart: the days or hours. */
  steps: readonly ForecastRow[]
  forecast: Forecast
}

/** What was and what is to be expected, stretch by stretch and since the start of the period. */
export function ForecastChart({ title, productType, rows, steps, forecast }: ForecastChartProps) {
  const { t, locale, formats } = useTexts()
  const { unit, timeZone, level, now, total } = forecast
  const { each, together } = useMemo(() => {
    const labels = {
      measured: t('forecast.measured'),
      expected: t('forecast.expected'),
      usual: t('forecast.usual'),
      band: t('forecast.band', { level: formats.percent(level) }),
    }
    const drawn = { unit, timeZone, productType, labels, total }
    return {
      each: periodSeries({ ...drawn, rows }),
      together: cumulatedSeries({ ...drawn, rows: steps }, now),
    }
  }, [rows, steps, unit, timeZone, productType, level, total, now, t, formats])
  const annotations = useMemo(() => [{ id: 'now', at: now, text: t('forecast.now') }], [now, t])
  return (
    <>
      <TimeChart {...{ locale, title, annotations }} series={each} now={aheadSince(rows, now)} />
      <TimeChart
        name="cumulated"
        {...{ locale, annotations }}
        title={t('forecast.cumulatedTitle')}
        series={together}
        now={endOfMeasured(steps, now)}
      />
    </>
  )
}
