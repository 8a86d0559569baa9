import { displaySchema, type Display } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { readUserProperty } from '../locale/user-properties'

/** How a user wants figures written; undefined where they chose nothing, or what a later version of the portal knows. */
export async function readDisplay(db: Kysely<Tables>, userUuid: string): Promise<Display | undefined> {
  const stored = await readUserProperty(db, userUuid, 'display')
  if (stored === undefined) return undefined
  const { data } = displaySchema.safeParse(JSON.parse(stored))
  return data && Object.keys(data).length > 0 ? data : undefined
}
