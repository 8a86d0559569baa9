import { clockAt } from '@energycockpit/time'
import { fitHourly, predictHourly, type HourlySeries } from '@energycockpit/models/hourly'
import { instantsOfDay, type DayNumber, type DaySpan } from '../baseline-variance/days-of-periods'
import type { ForecastColumns } from '@energycockpit/contract'
import type { ForecastSum } from './columns-of-forecast'
import { elapsedHours, type HourOfSum } from './hours-of-sum'

/** Less of an hour says too little of it. */
const wholeHour = 0.9
/** Days before whose warmth is still felt by the hour. */
const daysFelt = 3

export interface HoursKnown {
  timeZone: string
  today: DayNumber
  /** The first day that is fitted. */
  since: DayNumber
  usage: ReadonlyMap<number, HourOfSum>
  /** °C of hours, and of days where hours are not known. */
  temperatureAt: (at: number, day: DayNumber) => number | undefined
  rests: ReadonlySet<DayNumber>
}

/** Starts of a day's hours: 23 or 25 where the clock changes. */
export function hoursOf(day: DayNumber, timeZone: string): number[] {
  const { from, to } = instantsOfDay(day, timeZone)
  return Array.from(
    { length: Math.ceil((to - from) / elapsedHours) },
    (_, place) => from + place * elapsedHours,
  )
}

export interface ExpectedHours {
  expected: readonly number[]
  /** Half the width of each hour's band. */
  uncertainty: readonly number[]
}

/** What the hourly model expects of today's hours; undefined where nothing was measured by the hour. */
export function expectedHours(known: HoursKnown): ExpectedHours | undefined {
  const history = seriesOf(known, { from: known.since, to: known.today })
  const { model } = fitHourly(history)
  if (model === undefined) return undefined
  const days = seriesOf(known, { from: known.today - daysFelt, to: known.today + 1 })
  const { expected, upper } = predictHourly(model, days)
  const first = days.day.indexOf(known.today)
  return {
    expected: [...expected.subarray(first)],
    uncertainty: [...expected.subarray(first)].map((value, place) => upper[first + place]! - value),
  }
}

function seriesOf(
  { timeZone, usage, temperatureAt, rests }: HoursKnown,
  { from, to }: DaySpan,
): HourlySeries {
  const rows = Array.from({ length: to - from }, (_, place) => from + place).flatMap((day) => {
    const hours = hoursOf(day, timeZone)
    return hours.map((at, place) => ({
      ...{ day, at },
      hour: hours.length === 24 ? place : Number(clockAt(at, timeZone).slice(11, 13)),
    }))
  })
  const of = (value: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, value)
  return {
    day: Int32Array.from(rows, ({ day }) => day),
    hour: Uint8Array.from(rows, ({ hour }) => hour),
    usage: of(({ at }) => {
      const found = usage.get(at)
      return found !== undefined && found.known >= wholeHour ? found.sum / found.known : NaN
    }),
    temperature: of(({ at, day }) => temperatureAt(at, day) ?? NaN),
    holiday: Uint8Array.from(rows, ({ day }) => (rests.has(day) ? 1 : 0)),
  }
}

interface DayInHours {
  /** Starts of the hours. */
  at: readonly number[]
  usage: ReadonlyMap<number, HourOfSum>
  hours: ExpectedHours | undefined
  /** Of the whole day. */
  day: ForecastSum
  isNeverNegative: boolean
  figure: (value: number) => number
}

/**
 * The hours of a day: what is yet to come of it, by the daily models, is spread over them as the hourly model expects.
 * Of what is uncertain in the day, hours have their share by its square.
 */
export function columnsOfHours({
  at,
  usage,
  hours,
  day,
  isNeverNegative,
  figure,
}: DayInHours): ForecastColumns {
  const left = at.map((each) => 1 - (usage.get(each)?.known ?? 0))
  const isShape = hours !== undefined && hours.expected.every((value) => value >= 0)
  const shape = left.map((share, place) => share * (isShape ? hours.expected[place]! : 1))
  const whole = shape.reduce((sum, value) => sum + value, 0)
  const ahead = day.expected - (day.measured ?? 0)
  const parts = shape.map((value) => (whole > 0 ? (ahead * value) / whole : 0))
  const half = day.upper - day.expected
  const columns: ForecastColumns = {
    ...{ at: [...at], measured: [], expected: [], lower: [], upper: [] },
    ...{ cumulated: [], cumulatedLower: [], cumulatedUpper: [] },
    ...(hours && { usual: hours.expected.map(figure) }),
  }
  let [measured, foretold] = [0, 0]
  at.forEach((each, place) => {
    const sum = usage.get(each)?.sum
    const expected = (sum ?? 0) + parts[place]!
    const isForetold = left[place]! > 0
    const own = (hours?.uncertainty[place] ?? half / Math.sqrt(at.length)) * left[place]!
    const least = (value: number, of: number) => (isNeverNegative ? Math.max(of, value) : value)
    columns.measured.push(sum === undefined ? null : figure(sum))
    columns.expected.push(isForetold ? figure(expected) : null)
    columns.lower.push(isForetold ? figure(least(expected - own, sum ?? 0)) : null)
    columns.upper.push(isForetold ? figure(expected + own) : null)
    measured += sum ?? 0
    foretold += parts[place]!
    const reach = ahead === 0 ? 0 : half * Math.sqrt(Math.min(1, Math.max(0, foretold / ahead)))
    const isOpen = left.slice(0, place + 1).some((share) => share > 0)
    columns.cumulated.push(figure(measured + foretold))
    columns.cumulatedLower.push(isOpen ? figure(least(measured + foretold - reach, measured)) : null)
    columns.cumulatedUpper.push(isOpen ? figure(measured + foretold + reach) : null)
  })
  return columns
}

/** A day's temperature by the hour where it is not known: as yesterday at the same hour, and as much warmer as the day is. */
export function temperatureOfHour(
  hours: ReadonlyMap<number, { sum: number; count: number }>,
  dayOf: (day: DayNumber) => number | undefined,
): (at: number, day: DayNumber) => number | undefined {
  return (at, day) => {
    const found = hours.get(at)
    if (found !== undefined) return found.sum / found.count
    const [mean, before] = [dayOf(day), dayOf(day - 1)]
    const yesterday = hours.get(at - 24 * elapsedHours)
    if (mean === undefined || before === undefined || yesterday === undefined) return mean
    return yesterday.sum / yesterday.count + mean - before
  }
}
