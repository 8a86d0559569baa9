import type { Formats, Translate } from '@energycockpit/i18n'
import type { DayOfYear } from './days-of-year'

/** What is there of a day, in words: they say all that its cell shows, and more. */
export function dayText(day: DayOfYear, timeZone: string, t: Translate, formats: Formats): string {
  const date = formats.longDate(day.at, timeZone)
  const hours =
    day.hours === 24
      ? []
      : [t('gaps.day.hours', { hours: formats.number(day.hours, Number.isInteger(day.hours) ? 0 : 1) })]
  if (day.kind === 'before' || day.kind === 'future')
    return [t(`gaps.day.${day.kind}`, { date }), ...hours].join(', ')
  const count = (key: 'estimated' | 'missing') =>
    day[key] === 0 ? [] : [t(`gaps.day.${key}`, { written: formats.count(day[key]) })]
  const measured = t('gaps.day.measured', {
    date,
    measured: formats.count(day.measured),
    expected: formats.count(day.expected),
  })
  return [measured, ...count('estimated'), ...count('missing'), ...hours].join(', ')
}
