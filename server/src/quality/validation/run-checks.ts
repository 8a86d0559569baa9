import type { ReadingColumns, Finding } from '../../readings/index'
import type { CheckSettings } from './check-settings'
import { daysOfFactorChange, daysToSeeFactorChange, findFactorChanges } from './factor-changes'
import { findGaps } from './gaps'
import { findJumps } from './jumps'
import { findNegativeValues, findOutOfLimits } from './limits'
import { findMeterChanges } from './meter-changes'
import { findRollOvers } from './roll-overs'
import { findSpikes } from './spikes'
import { segmentOf, type Segment } from './segment'
import { busyDays, findStuckValues, findStuckZeros } from './stuck-values'

export interface ChecksQuery extends Pick<Segment, 'seriesInterval' | 'contextFrom' | 'from' | 'to'> {
  settings: CheckSettings
}

/**
 * All findings of a series' rules in the stretch from `from` to `to`, in the order in which they begin. A finding
 * that began before is given whole, as far as the readings before `from` (the context) show it; one that is over
 * before `from` is not given.
 */
export function runChecks(readings: ReadingColumns, { settings, ...queriedSegment }: ChecksQuery): Finding[] {
  const segment = segmentOf(readings, queriedSegment)
  const { gap, negative, rollOver, register, limits, spike, stuck, stuckZero, factorChange, jump } = settings
  const standing = [
    ...(stuck ? findStuckValues(segment, stuck) : []),
    ...(stuckZero ? findStuckZeros(segment, stuckZero) : []),
  ]
  const changes = findMeterChanges(segment, settings.meterChanges)
  const rollOvers = rollOver ? findRollOvers(without(segment, changes), register) : []
  // What somebody subtracted across a change of the meter or the end of its register is no value to be judged.
  const explained = [...changes, ...rollOvers]
  // A meter that stood still for three weeks says nothing about what is usual.
  const usable = without(segment, [...standing, ...explained])
  const factorChanges = factorChange ? findFactorChanges(usable, factorChange) : []
  return [
    ...explained,
    ...(gap ? findGaps(segment, gap.longerThan) : []),
    ...(negative ? findNegativeValues(without(segment, explained)) : []),
    ...findOutOfLimits(segment, limits),
    ...standing.filter((finding) => finding.to > segment.from),
    ...(spike ? findSpikes(usable, spike).filter((found) => !liesIn(found, factorChanges)) : []),
    ...factorChanges,
    ...(jump ? findJumps(segment, jump.perHour) : []),
  ].sort((one, other) => one.from - other.from)
}

/** The first hours at another level look like spikes, until somebody knows better. */
const liesIn = ({ from, to }: Finding, others: readonly Finding[]) =>
  others.some((other) => other.from <= from && other.to >= to)

/** The stretch without the readings that findings (none of which overlap) speak of. */
function without(segment: Segment, findings: readonly Finding[]): Segment {
  if (findings.length === 0) return segment
  const spans = findings.toSorted((one, other) => one.from - other.from)
  const at: number[] = []
  const value: number[] = []
  let span = 0
  for (let place = 0; place < segment.at.length; place++) {
    const start = segment.at[place]!
    while (span < spans.length && spans[span]!.to <= start) span++
    if (span < spans.length && spans[span]!.from <= start) continue
    at.push(start)
    value.push(segment.value[place]!)
  }
  return { ...segment, at, value }
}

/** How many days of readings before a stretch let its rules see as much as they can. */
export function contextDays({ spike, stuck, stuckZero, factorChange }: CheckSettings): number {
  const longest = Math.max(stuck?.hours ?? 0, stuckZero?.hours ?? 0)
  const busy = stuckZero === null || stuckZero.hoursOfBusy === null ? 0 : busyDays
  const similar = spike === null ? 0 : Math.max(spike.days, spike.highest.days)
  const level = factorChange === null ? 0 : daysOfFactorChange(factorChange)
  return Math.max(similar, level, Math.ceil(longest / 24) + busy) + 1
}

/** How many days before a reading may be judged otherwise because of it. */
export const daysJudgedAgain = ({ factorChange }: CheckSettings): number =>
  factorChange === null ? 1 : daysToSeeFactorChange
