import { dayTypes, type Profile, type profileSteps } from '@energycockpit/contract'
import { bucketStarts, elapsedLengths, fitsInto, wallClock } from '@energycockpit/time'
import { convertedTo } from './figure-units'
import { Problem } from '../../http/problem'
import { type Readings, isApplicable, type Source } from '../../readings/index'
import { coveredOf } from './edges-of-period'
import { calculatedFigure, RunningSum } from '../../calculations/index'
import { sharesOf } from './fill-buckets'
import { oneKind, type SeriesOfMany } from './one-kind'
import { expectedOf, type QueryPeriod } from './query-period'
import { offsetSql, wallOffsets, type WallOffset } from './wall-offsets'

type Step = (typeof profileSteps)[number]
type Row = [
  dayType: number,
  slot: number,
  sum: number,
  minimum: number,
  maximum: number,
  measured: number,
  estimated: number,
]

const day = 86_400_000

/** What the engine is asked of the series of one zone; the benchmark asks it the same. `step` in seconds. */
export const profileQuery = (offsets: readonly WallOffset[], step: number, rows: string): string => `
  with toUnixTimestamp(at) as second, toUInt32(second + ${offsetSql(offsets)}) as wall,
    (intDiv(wall, 86400) + 3) % 7 as weekday
  select toUInt8(weekday < 5 ? 0 : weekday - 4) as type, toUInt32(intDiv(wall % 86400, ${step})) as slot,
    sumKahan(value), min(value), max(value), toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality != 'measured'))
  from ${rows}
  group by type, slot`

/**
 * What series add up to, or their mean, by the time that clocks at their location show and the type of the day.
 * Throws a Problem (400) for series of different kinds, sums of what does not add up, and steps finer than the values.
 */
export async function profile(
  readings: Readings,
  requested: {
    series: readonly SeriesOfMany[]
    sourceOf: (series: readonly SeriesOfMany[]) => Source
    period: QueryPeriod
    function: Profile['function']
    step: Step
    now: number
    signal: AbortSignal
  },
): Promise<Profile> {
  const { series, period, step, function: name, signal } = requested
  const { quantity, unit } = oneKind(series)
  if (quantity !== null && !isApplicable(name, quantity))
    throw new Problem(400, 'FUNCTION_NOT_APPLICABLE', `query.function: ${name} says nothing of ${quantity}`)
  refuseFinerSteps(series, step)

  const length = elapsedLengths[step]! / 1000
  const slots = 86_400 / length
  const cells = dayTypes.map(() =>
    Array.from({ length: slots }, () => ({ sum: new RunningSum(), measured: 0, estimated: 0 })),
  )
  const groups = groupsOf(series)
  const answers = await Promise.all(
    groups.map(({ timeZone, of }) => {
      const { rows, params } = requested.sourceOf(of)
      const query = profileQuery(wallOffsets(period.from, period.to, timeZone), length, rows)
      return readings.select<Row>({ query, params, signal })
    }),
  )
  for (const [place, rows] of answers.entries())
    for (const [type, slot, sum, minimum, maximum, measured, estimated] of rows) {
      const cell = cells[type]![slot]!
      // The sum of values in another unit, whose scale may start elsewhere.
      const count = measured + estimated
      const inUnit = (value: number) => convertedTo(value, groups[place]!.unit, unit!)
      cell.sum.add({
        ...{ sum: inUnit(sum / count) * count, count },
        ...{ minimum: inUnit(minimum), maximum: inUnit(maximum) },
      })
      cell.measured += measured
      cell.estimated += estimated
    }

  const expected = expectedOf(period, requested.now)
  const all = cells.flat()
  const stored = {
    measured: all.reduce((sum, cell) => sum + cell.measured, 0),
    estimated: all.reduce((sum, cell) => sum + cell.estimated, 0),
  }
  const whole = series.reduce((sum, one) => sum + expected(one), 0)
  const days = daysOf(period, groups[0]?.timeZone ?? 'UTC')
  return {
    ...{ function: name, quantity, unit, step, seriesCount: series.length },
    ...coveredOf(period, series),
    ...(whole + stored.measured + stored.estimated === 0
      ? { measured: 0, estimated: 0 }
      : sharesOf(stored, whole)),
    minute: Array.from({ length: slots }, (_, slot) => (slot * length) / 60),
    dayTypes: dayTypes.map((dayType, type) => ({
      dayType,
      days: days[type]!,
      value: cells[type]!.map(({ sum, measured, estimated }) => {
        const count = measured + estimated
        return count === 0 ? null : calculatedFigure(name === 'SUM' ? sum.value : sum.value / count)
      }),
      count: cells[type]!.map(({ measured, estimated }) => measured + estimated),
    })),
  }
}

/** Values of an hour do not say what happened in its quarters, those of a day not even when. */
function refuseFinerSteps(series: readonly SeriesOfMany[], step: Step): void {
  const coarse = series.find(({ interval }) => !fitsInto(interval, step))
  if (coarse)
    throw new Problem(
      400,
      'GRANULARITY_TOO_FINE',
      `query.step: series ${coarse.id} has one value every ${coarse.interval}, of which no ${step} is made`,
    )
}

interface SeriesGroup {
  timeZone: string
  unit: string
  of: SeriesOfMany[]
}

/** Series whose clocks show the same and whose values have the same unit; most of them first. */
function groupsOf(series: readonly SeriesOfMany[]): SeriesGroup[] {
  const groups = new Map<string, SeriesGroup>()
  for (const one of series) {
    const { timeZone, unit } = one
    const key = `${timeZone} ${unit}`
    const group = groups.get(key) ?? { timeZone, unit, of: [] }
    group.of.push(one)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.of.length - a.of.length)
}

/** How many days of each type the period touches. */
function daysOf({ from, to }: QueryPeriod, timeZone: string): number[] {
  const clock = wallClock(timeZone)
  const days = dayTypes.map(() => 0)
  for (const start of bucketStarts(from, to, 'P1D', timeZone).starts) {
    const weekday = (((Math.floor(clock(start) / day) + 3) % 7) + 7) % 7
    days[weekday < 5 ? 0 : weekday - 4]! += 1
  }
  return days
}
