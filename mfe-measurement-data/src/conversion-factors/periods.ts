import type { ConversionFactor } from '@energycockpit/contract'

/** A value and when it holds: half open, milliseconds since 1970 UTC; null: always before, or until further. */
export interface Period {
  from: number | null
  to: number | null
  value: number
  /** Where the value is from, in words; absent: nobody said. */
  source?: string | undefined
}

/** Why a change is not made, with the period that stands in its way. */
export type Refused =
  | { fault: 'BEGINS_ALREADY' | 'OVERLAPS'; other: Period }
  | { fault: 'NO_LENGTH'; other?: undefined }
export type Changed = Refused | { fault?: undefined; periods: Period[] }

const startOf = ({ from }: Period) => from ?? -Infinity
const endOf = ({ to }: Period) => to ?? Infinity

/** The periods of the contract, the earliest first. */
export const periodsOf = ({ periods }: Pick<ConversionFactor, 'periods'>): Period[] =>
  inOrder(periods.map(({ from, to, ...held }) => ({ from: at(from), to: at(to), ...held })))

/** As the contract has them, ISO 8601 UTC. */
export const asSent = (periods: readonly Period[]): ConversionFactor['periods'] =>
  periods.map(({ from, to, ...held }) => ({ from: iso(from), to: iso(to), ...held }))

const at = (instant: string | null) => (instant === null ? null : Date.parse(instant))
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
/** No two begin at the same instant. */
const areSame = (one: Period, other: Period) => startOf(one) === startOf(other)
const inOrder = (periods: readonly Period[]) =>
  [...periods].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))

/** The one that holds at an instant. */
export const periodAt = (periods: readonly Period[], instant: number): Period | undefined =>
  periods.find((one) => startOf(one) <= instant && instant < endOf(one))

/** The one that begins at an instant (null: always). */
export const periodFrom = (periods: readonly Period[], from: number | null): Period | undefined =>
  periods.find((one) => one.from === from)

/**
 * Another value from an instant on (null: always) until the next one begins; what held there before ends then. Refused
 * where another one begins at that very instant.
 */
export function withValueFrom(
  periods: readonly Period[],
  from: number | null,
  held: Pick<Period, 'value' | 'source'>,
): Changed {
  const start = from ?? -Infinity
  const same = periods.find((one) => startOf(one) === start)
  if (same) return { fault: 'BEGINS_ALREADY', other: same }
  const ending = periods.find((one) => startOf(one) < start && start < endOf(one))
  const next = inOrder(periods).find((one) => startOf(one) > start)
  const added = { from, to: ending ? ending.to : (next?.from ?? null), ...held }
  const others = periods.map((one) => (one === ending ? { ...one, to: from } : one))
  return { periods: inOrder([...others, added]) }
}

/**
 * Another value or time in place of one of the periods. Those that it touches move along, so that no gap opens and
 * nothing overlaps; refused where one of them would have no time left, or another one is in the way.
 */
export function corrected(periods: readonly Period[], old: Period, wanted: Period): Changed {
  if (startOf(wanted) >= endOf(wanted)) return { fault: 'NO_LENGTH' }
  const all = periods.map((one) => {
    if (areSame(one, old)) return wanted
    if (one.to !== null && one.to === old.from && wanted.from !== null && wanted.from > startOf(one))
      return { ...one, to: wanted.from }
    if (one.from !== null && one.from === old.to && wanted.to !== null && wanted.to < endOf(one))
      return { ...one, from: wanted.to }
    return one
  })
  const sorted = inOrder(all)
  // Of two that overlap, the one that stood there already.
  const place = sorted.findIndex((one, index) => index > 0 && endOf(sorted[index - 1]!) > startOf(one))
  if (place === -1) return { periods: sorted }
  const [one, other] = [sorted[place - 1]!, sorted[place]!]
  return { fault: 'OVERLAPS', other: other === wanted ? one : other }
}

/** The one that ends where another begins. */
export const before = (periods: readonly Period[], one: Period): Period | undefined =>
  one.from === null ? undefined : periods.find(({ to }) => to === one.from)

/** Without one of the periods. `filled`: the value before it holds on in its place; else nothing is known there. */
export function without(periods: readonly Period[], old: Period, filled: boolean): Period[] {
  const held = filled ? before(periods, old) : undefined
  return periods
    .filter((one) => !areSame(one, old))
    .map((one) => (one === held ? { ...one, to: old.to } : one))
}

/** What is shown of a history: its values, and the times in between and after for which there is none. */
export type HistoryEntry =
  | { kind: 'value'; period: Period }
  | { kind: 'gap'; from: number; to: number | null }

/** The latest first. `periods` in their order. */
export function historyOf(periods: readonly Period[]): HistoryEntry[] {
  const entries = periods.flatMap((period, place): HistoryEntry[] => {
    const value = { kind: 'value', period } as const
    const next = periods[place + 1]
    if (period.to === null || period.to === next?.from) return [value]
    return [value, { kind: 'gap', from: period.to, to: next?.from ?? null }]
  })
  return entries.reverse()
}
