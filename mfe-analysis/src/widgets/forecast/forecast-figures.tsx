import type { Forecast } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { Figure, FigureRow } from '@energycockpit/ui'

/** What it came to so far, what it will come to, and what it was a year before. */
export function ForecastFigures({ forecast }: { forecast: Forecast }) {
  const { t, formats } = useTexts()
  const { unit, total, previous } = forecast
  const { measured, expected, lower, upper } = total
  if (expected === null || lower === null || upper === null) return null
  const { value } = previous
  const difference = value === null ? null : expected - value
  const nothing = { number: '–', unit: '' }
  const when = formats.period(startOfDay(previous.from, 'UTC'), startOfDay(previous.to, 'UTC'), 'UTC')
  return (
    <FigureRow>
      <Figure
        label={t('forecast.sofar')}
        {...(measured === null ? nothing : formats.quantityParts(measured, unit))}
      />
      <Figure
        label={t('forecast.byEnd')}
        {...formats.quantityParts(expected, unit)}
        note={t('forecast.range', {
          lower: formats.quantity(lower, unit),
          upper: formats.quantity(upper, unit),
        })}
      />
      <Figure
        label={t('forecast.previous')}
        {...(value === null ? nothing : formats.quantityParts(value, unit))}
        note={when}
      />
      <Figure
        label={t('forecast.change')}
        number={difference === null || !value ? '–' : writtenChange(difference / Math.abs(value), formats)}
        note={
          difference === null
            ? t('forecast.incomparable')
            : `${difference > 0 ? '+' : ''}${formats.quantity(difference, unit)}`
        }
      />
    </FigureRow>
  )
}
