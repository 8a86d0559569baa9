import { localTime, type LocalTime } from '@energycockpit/i18n'
import type { BucketLength } from './chart-values'

/** What a tick's label says. */
export type TickKind = 'minute' | 'hour' | 'weekday' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface TimeTick {
  index: number
  kind: TickKind
  /** The tick opens a greater unit (a day among hours, a year among months): its label says so. */
  opens: boolean
}

interface Rule {
  kind: TickKind
  /** Room that one label needs, px at 12 px type. */
  room: number
  begins: (time: LocalTime, before: LocalTime | undefined) => boolean
  /** Of a longer time it says less than the next rule, milliseconds. */
  longest?: number
}

const newDay = (time: LocalTime, before: LocalTime | undefined) =>
  before ? time.day !== before.day || time.month !== before.month : time.hour === 0 && time.minute === 0
const newMonth = (time: LocalTime, before: LocalTime | undefined) =>
  before ? time.month !== before.month : time.day === 1
const newYear = (time: LocalTime, before: LocalTime | undefined) =>
  before ? time.year !== before.year : time.day === 1 && time.month === 1

const DAY = 86_400_000
/** Monday, 5 January 1970, and every second one from there. */
const isEvenMonday = ({ year, month, day }: LocalTime) =>
  (Date.UTC(year, month - 1, day) / DAY - 4) % 14 === 0

const everyMinutes = (minutes: number): Rule => ({
  kind: 'minute',
  room: 46,
  begins: (time) => time.minute % minutes === 0,
})
const everyHours = (hours: number): Rule => ({
  kind: 'hour',
  room: 46,
  begins: (time) => time.minute === 0 && time.hour % hours === 0,
})
const everyYears = (years: number): Rule => ({
  kind: 'year',
  room: 44,
  begins: (time, before) => newYear(time, before) && time.year % years === 0,
})

/** From the finest to the coarsest; the first one whose labels fit is taken. */
const rules: readonly Rule[] = [
  everyMinutes(15),
  ...[1, 2, 3, 6, 12].map(everyHours),
  { kind: 'weekday', room: 34, begins: newDay },
  { kind: 'day', room: 20, begins: newDay },
  {
    kind: 'week',
    room: 54,
    begins: (time, before) => newDay(time, before) && time.weekday === 1,
  },
  {
    kind: 'week',
    room: 54,
    begins: (time, before) => newDay(time, before) && isEvenMonday(time),
    // A month on a phone; a quarter has its months.
    longest: 45 * DAY,
  },
  { kind: 'month', room: 40, begins: newMonth },
  {
    kind: 'quarter',
    room: 40,
    begins: (time, before) => newMonth(time, before) && time.month % 3 === 1,
  },
  everyYears(1),
  everyYears(2),
  everyYears(5),
]

/** Marks that are finer than the buckets would say of each bucket only that it begins. */
const finestKind: Readonly<Partial<Record<BucketLength, TickKind>>> = {
  P1D: 'weekday',
  P1M: 'month',
  P3M: 'quarter',
  P1Y: 'year',
}

/**
 * Where the time axis is marked: as finely as the width allows without one label touching the next, and not finer
 * than the buckets, whose starts (milliseconds) and length are given.
 */
export function timeTicks(
  starts: readonly number[],
  length: BucketLength,
  timeZone: string,
  width: number,
): TimeTick[] {
  if (starts.length === 0) return []
  const times = starts.map((at) => localTime(at, timeZone))
  const perBucket = width / starts.length
  let coarsest: TimeTick[] = []
  const finest = rules.findIndex((rule) => rule.kind === (finestKind[length] ?? 'minute'))
  const span = starts.at(-1)! - starts[0]!
  for (const rule of rules.slice(finest)) {
    if (span > (rule.longest ?? Number.POSITIVE_INFINITY)) continue
    const indices = times.flatMap((time, index) => (rule.begins(time, times[index - 1]) ? [index] : []))
    if (indices.length === 0) continue
    coarsest = indices.map((index) => ({ index, kind: rule.kind, opens: opens(rule.kind, times, index) }))
    if (nearest(indices) * perBucket >= rule.room) return coarsest
  }
  return coarsest.slice(0, 1)
}

/** The least number of buckets between two neighbouring marks. */
function nearest(indices: readonly number[]): number {
  let min = Number.POSITIVE_INFINITY
  for (let place = 1; place < indices.length; place++) {
    min = Math.min(min, indices[place]! - indices[place - 1]!)
  }
  return min
}

function opens(kind: TickKind, times: readonly LocalTime[], index: number): boolean {
  const time = times[index]!
  switch (kind) {
    case 'minute':
    case 'hour':
      return time.hour === 0 && time.minute === 0
    case 'weekday':
    case 'day':
    case 'week':
      return time.day <= (kind === 'week' ? 7 : 1)
    case 'month':
    case 'quarter':
      return time.month === 1
    case 'year':
      return false
  }
}
