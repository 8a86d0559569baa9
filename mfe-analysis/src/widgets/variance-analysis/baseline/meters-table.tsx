import { useState } from 'react'
import type { MeterBaseline } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts, writtenChange } from '@energycockpit/i18n'
import { columnFigures } from '../../../amounts/column-figures'
import { RowsSection } from '../../../amounts/rows-section'

/** Each meter's model with the figures that specialists judge it by, or why it has none. */
export function MetersTable({ meters, unit }: { meters: readonly MeterBaseline[]; unit: string }) {
  const { t, locale, formats } = useTexts()
  const figures = columnFigures(
    meters.flatMap(({ actual, expected }) => [actual, expected]),
    unit,
    formats,
  )
  const share = (value: number | null) => (value === null ? '–' : formats.percent(value, 1))
  const state = ({ refusal, shortcomings, weatherStation, dataChanged }: MeterBaseline) => {
    if (refusal !== null) return t(`variance.refusal.${refusal}`)
    const said = shortcomings.map((one) => t(`variance.shortcoming.${one}`))
    if (dataChanged) said.push(t('variance.dataChanged'))
    if (weatherStation === null) said.push(t('variance.withoutWeather'))
    return said.length === 0 ? t('variance.sufficient') : said.join(', ')
  }
  const [countryName] = useState(() => new Intl.DisplayNames(locale, { type: 'region' }))
  /** The place is that of the holidays; of closed days there are none in most places. */
  const calendarOf = ({ calendar: { country, region, baseline, reporting } }: MeterBaseline) => {
    if (country === null && baseline.closedDays + reporting.closedDays === 0) return '–'
    const place = country && [countryName.of(country) ?? country, ...(region ? [region] : [])].join(' ')
    const counts = (of: 'holidays' | 'closedDays') =>
      t(`variance.calendar.${of}`, {
        baseline: formats.count(baseline[of]),
        reporting: formats.count(reporting[of]),
      })
    return [
      ...(place ? [t('variance.calendar.of', { place, holidays: counts('holidays') })] : []),
      ...(baseline.closedDays + reporting.closedDays > 0 ? [counts('closedDays')] : []),
    ].join('; ')
  }
  return (
    <RowsSection
      title={t('variance.meters')}
      headings={[
        t('variance.column.meter'),
        t('variance.column.state'),
        t('variance.column.validDays'),
        ...(
          ['cvRmse', 'nmbe', 'rSquared', 'value', 'expected', 'uncertainty', 'difference', 'share'] as const
        ).map((name) => t(`variance.column.${name}`)),
        t('variance.column.calendar'),
      ]}
      rows={meters.map((meter) => {
        const { seriesId, name, location, validDays, baselineDays, rSquared, actual, expected } = meter
        const difference = actual === null || expected === null ? null : actual - expected
        return {
          key: String(seriesId),
          name: `${name}, ${location}`,
          cells: [
            state(meter),
            t('variance.daysOf', { days: formats.count(validDays), of: formats.count(baselineDays) }),
            share(meter.cvRmse),
            share(meter.nmbe === null ? null : Math.abs(meter.nmbe) < 5e-4 ? 0 : meter.nmbe),
            rSquared === null ? '–' : formats.number(rSquared, 2),
            figures.write(actual),
            figures.write(expected),
            meter.uncertainty === null ? '–' : `±${NO_BREAK_SPACE}${figures.write(meter.uncertainty)}`,
            figures.writeSigned(difference),
            difference === null || !expected ? '–' : writtenChange(difference / expected, formats),
            calendarOf(meter),
          ],
        }
      })}
    />
  )
}
