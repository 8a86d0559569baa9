import type { MeterExchange, ValidValue } from '@energycockpit/contract'
import { dateAt, startOfDay } from '@energycockpit/time'

/** A factor, and the second since 1970 UTC from which it counts; the first counts since ever. Ascending. */
export interface FactorFrom {
  from: number
  factor: number
}

/** No reading is of an earlier day, in any zone. */
const firstDay = '1970-01-02'

/**
 * When which factor of a metering point counts: each from the location's midnight of its first day on. Where the meter
 * was exchanged on that day it counts from the exchange on, because until then the old meter was there.
 */
export function factorsOverTime(
  factors: readonly ValidValue[],
  exchanges: readonly Pick<MeterExchange, 'at'>[],
  timeZone: string,
): FactorFrom[] {
  const exchangedAt = new Map(
    exchanges.map(
      ({ at }) => [dateAt(new Date(at), timeZone).toString(), Math.floor(Date.parse(at) / 1000)] as const,
    ),
  )
  const found = factors.flatMap(({ from, value }) =>
    value === null
      ? []
      : {
          from:
            from === null || from < firstDay
              ? -Infinity
              : (exchangedAt.get(from) ?? startOfDay(from, timeZone) / 1000),
          factor: value,
        },
  )
  const [first] = found
  return first ? [{ ...first, from: -Infinity }, ...found.slice(1)] : [{ from: -Infinity, factor: 1 }]
}

export const factorAt = (factors: readonly FactorFrom[], at: number): number =>
  factors.findLast(({ from }) => from <= at)!.factor

/** The parts of a span of which each has one factor. */
export function partsByFactor(
  factors: readonly FactorFrom[],
  { from, to }: { from: number; to: number },
): { from: number; to: number; factor: number }[] {
  const cuts = factors.map((one) => one.from).filter((cut) => cut > from && cut < to)
  return [from, ...cuts].map((start, place) => ({
    from: start,
    to: cuts[place] ?? to,
    factor: factorAt(factors, start),
  }))
}
