import { leastForecastData, type Forecast } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { PartialNotice } from '@energycockpit/ui'
import { furthestFaults } from '../../amounts/furthest-faults'
import { useKeepsValues } from '../../frame/use-keeps-values'

/** What the band means, on what weather it relies, and of whom nothing is foretold. */
export function ForecastNotices({ forecast }: { forecast: Forecast }) {
  const { t, formats } = useTexts()
  const canCorrect = useKeepsValues()
  const { meters, total, level, unit, from, to, timeZone } = forecast
  const there = meters.filter(({ refusal }) => refusal === null)
  const refused = meters.length - there.length
  const short = there.filter(({ shortcomings }) => shortcomings.length > 0).length
  const weathers = [...new Set(there.map(({ weather }) => weather))]
  const faults = furthestFaults(meters)
  const of = formats.count(meters.length)
  const when = formats.period(startOfDay(from, timeZone), startOfDay(to, timeZone), timeZone)
  return (
    <>
      {total.lower !== null && total.upper !== null && (
        <PartialNotice kind="information">
          {[
            t('forecast.probability', {
              level: formats.percent(level),
              lower: formats.quantity(total.lower, unit),
              upper: formats.quantity(total.upper, unit),
              when,
            }),
            ...weathers.map((weather) => t(`forecast.weather.${weather}`)),
          ].join(' ')}
        </PartialNotice>
      )}
      {refused > 0 && there.length > 0 && (
        <PartialNotice>
          {t('forecast.refused', { count: refused, of, least: formats.percent(leastForecastData) })}
        </PartialNotice>
      )}
      {faults.count > 0 && (
        <PartialNotice>
          {t('forecast.faults', {
            count: faults.count,
            days: faults.furthest
              .map(({ day, meter, value, expected }) =>
                t('forecast.fault', {
                  ...{ day: formats.date(startOfDay(day, timeZone), timeZone), meter },
                  ...{ value: formats.quantity(value, unit), expected: formats.quantity(expected, unit) },
                }),
              )
              .join('; '),
          })}{' '}
          {t(canCorrect ? 'faulty.correct' : 'faulty.ask', { count: faults.count })}
        </PartialNotice>
      )}
      {short > 0 && <PartialNotice>{t('forecast.short', { count: short, of })}</PartialNotice>}
    </>
  )
}
