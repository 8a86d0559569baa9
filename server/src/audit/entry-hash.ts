import { createHmac } from 'node:crypto'
import type { AuditEntryTable } from './tables'

/** What an entry says; everything but the hash itself. */
export interface HashedEntry extends Omit<AuditEntryTable, 'hash' | 'detail'> {
  detail: unknown
}

/** The keyed hash (HMAC-SHA-256) of an entry and of the hash before it: none can be changed, moved or left out. */
export function entryHash(key: string, before: string, entry: HashedEntry): string {
  const said = [
    before,
    entry.sequence,
    entry.at.toISOString(),
    entry.action,
    entry.actor_uuid,
    entry.actor_name,
    entry.subject_id,
    entry.subject_name,
    entry.business_id,
    inOneOrder(entry.detail),
  ]
  return createHmac('sha256', key).update(JSON.stringify(said)).digest('base64url')
}

/** Seals the end of the chain, so that an end that was cut off cannot be covered up by an entry's own hash. */
export const headSeal = (key: string, sequence: number, hash: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['end', sequence, hash]))
    .digest('base64url')

/** The store keeps JSON, and not the order of an object's members. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, inOneOrder(member)])
}
