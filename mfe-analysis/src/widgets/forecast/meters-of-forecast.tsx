import type { Forecast, MeterForecast } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { columnFigures } from '../../amounts/column-figures'
import { RowsSection } from '../../amounts/rows-section'

/** Each meter's forecast with the figures of its model, or why it has none. */
export function MetersOfForecast({ forecast }: { forecast: Forecast }) {
  const { t, formats } = useTexts()
  const { meters, unit, timeZone } = forecast
  const figures = columnFigures(
    meters.flatMap(({ measured, upper }) => [measured, upper]),
    unit,
    formats,
  )
  const share = (value: number | null) => (value === null ? '–' : formats.percent(value, 1))
  const state = ({ refusal, since, shortcomings, weather }: MeterForecast) => {
    if (refusal !== null)
      return t(`forecast.refusal.${refusal}`, {
        since: since === null ? '' : formats.date(startOfDay(since, timeZone), timeZone),
      })
    const said = shortcomings.map((one) => t(`forecast.shortcoming.${one}`))
    if (weather === 'NONE') said.push(t('forecast.withoutWeather'))
    return said.length === 0 ? t('forecast.sufficient') : said.join(', ')
  }
  return (
    <RowsSection
      title={t('forecast.meters')}
      headings={[
        t('forecast.column.meter'),
        t('forecast.column.state'),
        t('forecast.column.known'),
        t('forecast.column.cvRmse'),
        t('forecast.column.measured'),
        t('forecast.column.expected'),
        t('forecast.column.range'),
      ]}
      rows={meters.map((meter) => ({
        key: String(meter.seriesId),
        name: `${meter.name}, ${meter.location}`,
        cells: [
          state(meter),
          formats.percent(meter.known),
          share(meter.cvRmse),
          figures.write(meter.measured),
          figures.write(meter.expected),
          meter.lower === null || meter.upper === null
            ? '–'
            : t('forecast.fromTo', { lower: figures.write(meter.lower), upper: figures.write(meter.upper) }),
        ],
      }))}
    />
  )
}
