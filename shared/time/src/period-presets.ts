import { fromAbsolute, startOfWeek, type CalendarDate, toCalendarDate } from '@internationalized/date'
import { startOfDate } from './start-of-date'

/** The analysis period presets of the specification, in the order in which they are offered. */
export const periodPresets = [
  'CURRENT_DAY',
  'LAST_DAY',
  'CURRENT_WEEK',
  'LAST_WEEK',
  'CURRENT_MONTH',
  'LAST_MONTH',
  'CURRENT_QUARTER',
  'LAST_QUARTER',
  'CURRENT_YEAR',
  'LAST_YEAR',
  'CURRENT_YEAR_PLUS_1',
  'CURRENT_YEAR_PLUS_2',
  'CURRENT_YEAR_PLUS_3',
  'CURRENT_YEAR_PLUS_4',
  'CURRENT_YEAR_PLUS_5',
  'CURRENT_YEAR_PLUS_6',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** Half open: `from` belongs to the period, `to` is the first instant after it. */
export interface Period {
  from: Date
  to: Date
}

type Unit = 'days' | 'weeks' | 'months' | 'years'
interface Rule {
  unit: Unit
  /** Length in units. */
  length: number
  /** How many lengths before the current one. */
  back: number
  /** Units of history put before the start; only for the presets of several years. */
  before: number
}

const current = (unit: Unit, length = 1): Rule => ({ unit, length, back: 0, before: 0 })
const last = (unit: Unit, length = 1): Rule => ({ unit, length, back: 1, before: 0 })
const yearsBefore = (before: number): Rule => ({ unit: 'years', length: 1, back: 0, before })

const rules: Readonly<Record<PeriodPreset, Rule>> = {
  CURRENT_DAY: current('days'),
  LAST_DAY: last('days'),
  CURRENT_WEEK: current('weeks'),
  LAST_WEEK: last('weeks'),
  CURRENT_MONTH: current('months'),
  LAST_MONTH: last('months'),
  CURRENT_QUARTER: current('months', 3),
  LAST_QUARTER: last('months', 3),
  CURRENT_YEAR: current('years'),
  LAST_YEAR: last('years'),
  CURRENT_YEAR_PLUS_1: yearsBefore(1),
  CURRENT_YEAR_PLUS_2: yearsBefore(2),
  CURRENT_YEAR_PLUS_3: yearsBefore(3),
  CURRENT_YEAR_PLUS_4: yearsBefore(4),
  CURRENT_YEAR_PLUS_5: yearsBefore(5),
  CURRENT_YEAR_PLUS_6: yearsBefore(6),
}

/**
 * The period that a preset means at the instant `now` for somebody in `timeZone` (IANA name): whole calendar
 * days there, as UTC instants. Weeks start on Monday, quarters in January, April, July and October. A current
 * period runs to its calendar end, so also over what has not happened yet. CURRENT_YEAR_PLUS_n is the current
 * year together with the n years before it. Throws a RangeError for an unknown zone.
 */
export function presetPeriod(preset: PeriodPreset, now: Date, timeZone: string): Period {
  const rule = rules[preset]
  const today = toCalendarDate(fromAbsolute(now.getTime(), timeZone))
  const start = startOfUnit(today, rule).subtract({ [rule.unit]: rule.back * rule.length })
  const end = start.add({ [rule.unit]: rule.length })
  return {
    from: new Date(startOfDate(start.subtract({ [rule.unit]: rule.before }), timeZone)),
    to: new Date(startOfDate(end, timeZone)),
  }
}

function startOfUnit(date: CalendarDate, rule: Rule): CalendarDate {
  switch (rule.unit) {
    case 'days':
      return date
    case 'weeks':
      return startOfWeek(date, 'en-GB', 'mon')
    case 'months':
      return date.set({ day: 1, month: date.month - ((date.month - 1) % rule.length) })
    case 'years':
      return date.set({ day: 1, month: 1 })
  }
}
