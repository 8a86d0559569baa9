import { wallClock } from '@energycockpit/time'
import { isFromMeter, type ReadingColumns } from '../../readings/index'

const week = 7 * 86_400
/** Weeks before and after the gap that are looked at. */
const weeks = 4
/** So long on both sides the level of these days is compared with that of the weeks around. */
const levelSpan = 86_400
/** With fewer values to compare the level is taken as it is; and nothing is scaled further than this. */
const fewestForLevel = 6
const [minLevel, maxLevel] = [0.2, 5]

/** RATIO: so many times as much as usual; of what has a zero, like an amount. DIFFERENCE: so much more, in degrees. */
export type LevelBy = 'RATIO' | 'DIFFERENCE'

/**
 * Values for the starts of a gap (seconds, ascending) from the same weekday and hour, as clocks on the wall show it,
 * of up to four weeks before and after: their mean, brought to the level of the day before and the day after the gap. Null when an hour has nothing to go by. Only what came from the meter
 * counts; the readings should reach five weeks to both sides.
 */
export function sameWeekdayValues(
  readings: ReadingColumns,
  starts: readonly number[],
  timeZone: string,
  levelBy: LevelBy = 'RATIO',
): number[] | null {
  const meanAt = meansOfWeeksAround(readings, timeZone)
  const means = starts.map(meanAt)
  if (!means.every((mean) => mean !== null)) return null
  const level = levelAround(readings, starts, meanAt)
  if (levelBy === 'DIFFERENCE') return means.map((mean) => mean + level.difference)
  return means.map((mean) => mean * level.ratio)
}

type MeanAt = (at: number) => number | null

function meansOfWeeksAround(readings: ReadingColumns, timeZone: string): MeanAt {
  const clock = wallClock(timeZone)
  const hourOfWeek = (at: number) => ((clock(at * 1000) % (week * 1000)) + week * 1000) % (week * 1000)
  const byHour = new Map<number, { at: number; value: number }[]>()
  forEachFromMeter(readings, (at, value) => {
    const alike = byHour.get(hourOfWeek(at)) ?? []
    if (alike.push({ at, value }) === 1) byHour.set(hourOfWeek(at), alike)
  })
  return (at) => {
    // A change of the clocks moves the same hour of another week by as much as it moves them.
    const alike = (byHour.get(hourOfWeek(at)) ?? []).filter((one) => {
      const away = Math.abs(one.at - at)
      return away > week / 2 && away <= weeks * week + 7_200
    })
    return alike.length === 0 ? null : alike.reduce((sum, one) => sum + one.value, 0) / alike.length
  }
}

/** What was measured in the days around, compared with what is usual of them. */
function levelAround(
  readings: ReadingColumns,
  starts: readonly number[],
  meanAt: MeanAt,
): { ratio: number; difference: number } {
  const [from, to] = [starts[0]! - levelSpan, starts.at(-1)! + levelSpan]
  let [used, usual, count] = [0, 0, 0]
  forEachFromMeter(readings, (at, value) => {
    const mean = at < from || at > to ? null : meanAt(at)
    if (mean === null) return
    used += value
    usual += mean
    count++
  })
  if (count < fewestForLevel) return { ratio: 1, difference: 0 }
  const hasRatio = usual > 0 && used >= 0
  return {
    ratio: hasRatio ? Math.min(Math.max(used / usual, minLevel), maxLevel) : 1,
    difference: (used - usual) / count,
  }
}

function forEachFromMeter(readings: ReadingColumns, take: (at: number, value: number) => void): void {
  for (let place = 0; place < readings.at.length; place++)
    if (isFromMeter(readings.quality[place]!)) take(readings.at[place]!, readings.value[place]!)
}
