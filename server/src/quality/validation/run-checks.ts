import type { ReadingColumns, Finding } from '../../readings/index'
import type { CheckSettings } from './check-settings'
import { daysOfFactorChange, daysToSeeFactorChange, findFactorChanges } from './factor-changes'
import { findGaps } from './gaps'
import { findJumps } from './jumps'
import { findNegativeValues, findOutOfLimits } from './limits'
import { findMeterChanges } from './meter-changes'
import { findRollOvers } from './roll-overs'
import { findSpikes } from './spikes'
import { stretchOf, type Stretch } from './stretch'
import { busyDays, findStuckValues, findStuckZeros } from './stuck-values'

export interface ChecksAsked extends Pick<Stretch, 'grid' | 'contextFrom' | 'from' | 'to'> {
  settings: CheckSettings
}

/**
 * All findings of a series' rules in the stretch from `from` to `to`, in the order in which they begin. A finding
 * that began before is given whole, as far as the readings before `from` (the context) show it; one that is over
 * before `from` is not given.
 */
export function runChecks(readings: ReadingColumns, { settings, ...stretchAsked }: ChecksAsked): Finding[] {
  const stretch = stretchOf(readings, stretchAsked)
  const { gap, negative, rollOver, counter, limits, spike, stuck, stuckZero, factorChange, jump } = settings
  const standing = [
    ...(stuck ? findStuckValues(stretch, stuck) : []),
    ...(stuckZero ? findStuckZeros(stretch, stuckZero) : []),
  ]
  const changes = findMeterChanges(stretch, settings.meterChanges)
  const rollOvers = rollOver ? findRollOvers(without(stretch, changes), counter) : []
  // What somebody subtracted across a change of the meter or the end of its counter is no value to be judged.
  const explained = [...changes, ...rollOvers]
  // A meter that stood still for three weeks says nothing about what is usual.
  const usable = without(stretch, [...standing, ...explained])
  const factorChanges = factorChange ? findFactorChanges(usable, factorChange) : []
  return [
    ...explained,
    ...(gap ? findGaps(stretch, gap.longerThan) : []),
    ...(negative ? findNegativeValues(without(stretch, explained)) : []),
    ...findOutOfLimits(stretch, limits),
    ...standing.filter((finding) => finding.to > stretch.from),
    ...(spike ? findSpikes(usable, spike).filter((found) => !liesIn(found, factorChanges)) : []),
    ...factorChanges,
    ...(jump ? findJumps(stretch, jump.perHour) : []),
  ].sort((one, other) => one.from - other.from)
}

/** The first hours at another level look like spikes, until somebody knows better. */
const liesIn = ({ from, to }: Finding, others: readonly Finding[]) =>
  others.some((other) => other.from <= from && other.to >= to)

/** The stretch without the readings that findings (none of which overlap) speak of. */
function without(stretch: Stretch, findings: readonly Finding[]): Stretch {
  if (findings.length === 0) return stretch
  const spans = findings.toSorted((one, other) => one.from - other.from)
  const at: number[] = []
  const value: number[] = []
  let span = 0
  for (let place = 0; place < stretch.at.length; place++) {
    const start = stretch.at[place]!
    while (span < spans.length && spans[span]!.to <= start) span++
    if (span < spans.length && spans[span]!.from <= start) continue
    at.push(start)
    value.push(stretch.value[place]!)
  }
  return { ...stretch, at, value }
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
export const daysJudgedAnew = ({ factorChange }: CheckSettings): number =>
  factorChange === null ? 1 : daysToSeeFactorChange
