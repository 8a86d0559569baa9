import { clockAt, instantOnClock } from '@energycockpit/time'

/** A period as two date-and-time fields show it, on a clock of the location. */
export interface WrittenPeriod {
  from: string
  to: string
}

/** A half-open period, ISO 8601 UTC. */
export interface KnownPeriod {
  from: string
  to: string
}

/** What fields show for instants, milliseconds since 1970 UTC. */
export const writtenPeriod = (
  { from, to }: { from: number; to: number },
  timeZone: string,
): WrittenPeriod => ({ from: clockAt(from, timeZone), to: clockAt(to, timeZone) })

/** What is written, or what is wrong with which field, as the end of a text's key. */
export function readPeriod(
  { from, to }: WrittenPeriod,
  timeZone: string,
): { period: KnownPeriod | undefined; faults: { from?: 'noTime'; to?: 'noTime' | 'reversed' } } {
  const [start, end] = [instantOnClock(from, timeZone), instantOnClock(to, timeZone)]
  if (start !== undefined && end !== undefined)
    return Date.parse(start) < Date.parse(end)
      ? { period: { from: start, to: end }, faults: {} }
      : { period: undefined, faults: { to: 'reversed' } }
  return {
    period: undefined,
    faults: { ...(start === undefined && { from: 'noTime' }), ...(end === undefined && { to: 'noTime' }) },
  }
}
