import { lazy, Suspense, useMemo } from 'react'
import { leastForecastData, type Forecast, type ForecastPeriod } from '@energycockpit/contract'
import { useTexts, writtenApart } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { EmptyState, Waiting } from '@energycockpit/ui'
import { amountTitle } from '../../amounts/amount-name'
import type { ChoosableAmount } from '../../amounts/choosable-amounts'
import layout from '../../frame/settings-above.module.css'
import { useKeepsValues } from '../../frame/use-keeps-values'
import { ForecastFigures } from './forecast-figures'
import { ForecastNotices } from './forecast-notices'
import { forecastRows } from './forecast-rows'
import { ForecastTable } from './forecast-table'
import { MetersOfForecast } from './meters-of-forecast'

const ForecastChart = lazy(() =>
  import('./forecast-chart').then((chart) => ({ default: chart.ForecastChart })),
)

interface ForecastResultProps {
  amount: ChoosableAmount
  forecast: Forecast
  until: ForecastPeriod
}

/** The forecast in figures, as a chart, stretch by stretch, and of each meter; or why there is none. */
export function ForecastResult({ amount, forecast, until }: ForecastResultProps) {
  const { t, formats } = useTexts()
  const canImport = useKeepsValues()
  const { meters, total, to, timeZone } = forecast
  const end = startOfDay(to, timeZone)
  const rows = useMemo(() => forecastRows(forecast.rows, end), [forecast, end])
  const steps = useMemo(() => forecastRows(forecast.columns, end), [forecast, end])
  const isShort = meters.some(({ refusal }) => refusal === 'NOT_ENOUGH_DATA')
  const hasEnded = meters.some(({ since }) => since !== null)
  return (
    <div className={layout.view}>
      <ForecastNotices forecast={forecast} />
      {total.expected === null ? (
        <EmptyState title={t(isShort ? 'forecast.notEnough' : 'forecast.none')}>
          {isShort
            ? t(canImport ? 'forecast.notEnoughToImport' : 'forecast.notEnoughDetail', {
                least: formats.percent(leastForecastData),
                known: writtenApart(
                  Math.max(...meters.map(({ known }) => known)),
                  leastForecastData,
                  formats.percent,
                ),
              })
            : t(
                !hasEnded
                  ? 'forecast.noneDetail'
                  : canImport
                    ? 'forecast.endedToImport'
                    : 'forecast.endedDetail',
              )}
        </EmptyState>
      ) : (
        <>
          <ForecastFigures forecast={forecast} />
          <Suspense fallback={<Waiting label={t('forecast.loading')} lines={10} />}>
            <ForecastChart
              title={t(`forecast.title.${until}`, { name: amountTitle(amount, t) })}
              productType={amount.items[0].productType}
              {...{ rows, steps, forecast }}
            />
          </Suspense>
          <ForecastTable {...{ rows, forecast }} />
        </>
      )}
      <MetersOfForecast forecast={forecast} />
    </div>
  )
}
