import * as z from 'zod/mini'
import { storableText } from './storable-text'

/** An item was moved no more often than this. */
export const maxFormerParents = 100

/** `YYYY-MM-DD`; no meter is older. */
export const dayOfMove = z.iso.date().check(z.refine((day) => day >= '1900-01-01'))

/** Below what an item stood before it was moved: of a unit or location a unit, of a metering point a location or meter. */
export interface FormerParent {
  /** `YYYY-MM-DD`: its first day elsewhere, from midnight of the location's zone on. */
  until: string
  /** Null: directly under the business. */
  parent: string | null
}

/** What an item stood below, one after the other, the earliest first; the last was followed by what it stands below now. */
export const formerParents = z
  .array(
    z.object({
      until: dayOfMove,
      parent: z.nullable(storableText.check(z.minLength(1), z.maxLength(100))),
    }),
  )
  .check(z.maxLength(maxFormerParents))

/** Where an item stands and has stood. */
export interface Placed {
  parent: string | null
  former: readonly FormerParent[]
}

/** Below what it stood or stands on a day, `YYYY-MM-DD`. */
export function parentOn({ parent, former }: Placed, date: string): string | null {
  const found = former.find(({ until }) => until > date)
  return found ? found.parent : parent
}

/** The earliest first, without those that were followed by the same; two of one day stay. */
export function formerInOrder({ parent, former }: Placed): FormerParent[] {
  const sorted = [...former].sort((one, other) =>
    one.until === other.until ? 0 : one.until < other.until ? -1 : 1,
  )
  return sorted.filter((one, place) => {
    const [before, next] = [sorted[place - 1], sorted[place + 1]]
    const isTwice = one.until === before?.until || one.until === next?.until
    return isTwice || one.parent !== (next ? next.parent : parent)
  })
}

/**
 * What an item stood below before, when it is moved to `to`. `since`, `YYYY-MM-DD`: its first day there; null: the place
 * that it leaves was a mistake, and what stood before that stays.
 */
export function formerAfterMove(
  placed: Placed,
  { to, since }: { to: string | null; since: string | null },
): FormerParent[] {
  if (since === null) return formerInOrder({ parent: to, former: placed.former })
  const before = placed.former.filter(({ until }) => until < since)
  const dayBefore = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10)
  return formerInOrder({
    parent: to,
    former: [...before, { until: since, parent: parentOn(placed, dayBefore) }],
  })
}
