import { countStarts, nextStart, type Finding } from '../../readings/index'
import { placeSince, type Segment } from './segment'

export interface StuckSettings {
  /** The same value for longer than this is suspicious. */
  hours: number
  /** A value of so few steps of the meter repeats by itself; a step is the smallest value there is, except zero. */
  steps: number
}

/** The same non-zero value again and again, also in the context: from its beginning to its end. */
export function findStuckValues(segment: Segment, { hours, steps }: StuckSettings): Finding[] {
  // Binary noise must not lift three steps of 0.1 above 0.3.
  const few = steps * smallestStep(segment.value) * 1.001
  return equalRuns(segment, hours, 'STUCK', (value) => Math.abs(value) > few)
}

export interface StuckZeroSettings {
  /** Zeros for longer than this are suspicious whatever was before. */
  hours: number
  /** And for longer than this where the meter hardly ever showed a zero before; null: only the other limit. */
  hoursOfBusy: number | null
}

/** A meter is busy when of so many days before, half of which are known, at most this share was zero. */
export const busyDays = 42
export const busyZeros = 0.05

/** Zeros have limits of their own: heating stands still for a summer, the sun for a night, a building never. */
export function findStuckZeros(segment: Segment, { hours, hoursOfBusy }: StuckZeroSettings): Finding[] {
  const isZero = (value: number) => value === 0
  const long = equalRuns(segment, hours, 'STUCK_ZERO', isZero)
  if (hoursOfBusy === null) return long
  const short = equalRuns(segment, hoursOfBusy, 'STUCK_ZERO', isZero)
  return short.flatMap((run) => {
    const same = long.find((one) => one.from === run.from)
    // Else the reader would take its limit for that of all meters.
    const ofBusy = { ...run, parameters: { ...run.parameters, busyDays } }
    return same ?? (wasBusyBefore(segment, run.from) ? ofBusy : [])
  })
}

function wasBusyBefore({ at, value, seriesInterval }: Segment, from: number): boolean {
  const since = from - busyDays * 86_400
  let [known, zeros] = [0, 0]
  for (let place = placeSince(at, since); place < at.length && at[place]! < from; place++) {
    known++
    if (value[place] === 0) zeros++
  }
  return known >= countStarts(since, from, seriesInterval) / 2 && zeros <= known * busyZeros
}

function smallestStep(values: readonly number[]): number {
  let smallest = Infinity
  for (const value of values) if (value !== 0) smallest = Math.min(smallest, Math.abs(value))
  return smallest === Infinity ? 0 : smallest
}

function equalRuns(
  { at, value, seriesInterval }: Segment,
  hours: number,
  kind: 'STUCK' | 'STUCK_ZERO',
  counts: (value: number) => boolean,
): Finding[] {
  const findings: Finding[] = []
  let first = 0
  for (let place = 0; place < at.length; place++) {
    const end = nextStart(at[place]!, seriesInterval)
    if (value[place + 1] === value[place] && at[place + 1] === end) continue
    const isLong = end - at[first]! > hours * 3600
    if (isLong && counts(value[place]!)) {
      const count = place - first + 1
      findings.push({ kind, from: at[first]!, to: end, count, worst: value[place]!, parameters: { hours } })
    }
    first = place + 1
  }
  return findings
}
