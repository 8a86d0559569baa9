import type { Forecast } from '@energycockpit/contract'
import { useTexts, type Formats } from '@energycockpit/i18n'
import { columnFigures } from '../../amounts/column-figures'
import { RowsSection } from '../../amounts/rows-section'
import { lengthOfRows, type ForecastRow, type RowOfForecast } from './forecast-rows'

interface ForecastTableProps {
  rows: readonly ForecastRow[]
  forecast: Forecast
}

/** Each stretch of the period: what was measured, what is to be expected, and where that may lie. */
export function ForecastTable({ rows, forecast }: ForecastTableProps) {
  const { t, formats } = useTexts()
  const { unit, total, timeZone } = forecast
  const length = lengthOfRows(rows)
  const isClockChange = length === 'PT1H' && rows.length !== 24
  const figures = columnFigures(
    rows.flatMap(({ measured, upper }) => [measured, upper]),
    unit,
    formats,
  )
  const range = (lower: number | null, upper: number | null) =>
    lower === null || upper === null
      ? '–'
      : t('forecast.fromTo', { lower: figures.write(lower), upper: figures.write(upper) })
  return (
    <RowsSection
      title={t('forecast.table')}
      headings={[
        t('forecast.column.period'),
        t('forecast.column.measured'),
        t('forecast.column.expected'),
        t('forecast.column.range'),
        t('forecast.column.cumulated'),
      ]}
      rows={[
        ...rows.map(({ from, to, measured, expected, lower, upper, cumulated }) => ({
          key: String(from),
          name: writtenStretch(from, to, { length, timeZone, isClockChange, formats }),
          cells: [
            figures.write(measured),
            figures.write(expected),
            range(lower, upper),
            figures.write(cumulated),
          ],
        })),
        {
          ...{ key: 'total', name: t('forecast.total'), isTotal: true },
          cells: [
            figures.write(total.measured),
            figures.write(total.expected),
            range(total.lower, total.upper),
            figures.write(total.expected),
          ],
        },
      ]}
    />
  )
}

interface Stretch {
  length: RowOfForecast
  timeZone: string
  /** One of its hours is there twice or not at all. */
  isClockChange: boolean
  formats: Formats
}

function writtenStretch(from: number, to: number, { length, timeZone, isClockChange, formats }: Stretch) {
  if (length === 'PT1H') {
    const hour = `${formats.time(from, timeZone)} – ${formats.time(to, timeZone)}`
    return isClockChange ? `${hour} (${formats.zoneName(from, timeZone)})` : hour
  }
  if (length === 'P1D')
    return formats.dateParts(from, timeZone, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    } as const)
  return formats.period(from, to, timeZone)
}
