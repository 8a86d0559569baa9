import type { EngineName, Script } from './engine'
import { oneServerAtATime } from './migrate'

/** What users search by a part of it: table → columns. */
const searched: Readonly<Record<string, readonly string[]>> = {
  organizational_unit: ['name', 'id'],
  location: ['name', 'id'],
  metering_point: ['name', 'meter_number', 'metering_point_id', 'malo', 'melo', 'id'],
  portal_user: ['display_name', 'user_name'],
  audit_entry: ['actor_name', 'subject_name'],
}

/** By their names; `search_text` is what search from anywhere looks through, see migration 0167. */
const indexes: Readonly<Record<string, { table: string; columns: readonly string[] }>> = Object.fromEntries([
  ...Object.entries(searched).map(([table, columns]) => [`${table}_searched`, { table, columns }]),
  ...['organizational_unit', 'location', 'metering_point'].map((table) => [
    `${table}_search_text`,
    { table, columns: ['search_text'] },
  ]),
])

/**
 * Makes sure of the trigram indexes by which `ilike '%…%'` need not read whole tables. Not a migration: the extension
 * may be missing on a PostgreSQL server, or the user may not create it. The portal works without, and the indexes are
 * there at the first start after that was changed. Rejects with what the server said.
 */
export async function indexNames(script: Script, engine: EngineName): Promise<void> {
  await oneServerAtATime(script, engine, async () => {
    const missing = await missingIndexes(script)
    if (missing.length > 0) await script.run('create extension if not exists pg_trgm')
    for (const create of missing) await script.run(create)
  })
}

/** The statements that create them. One for an index that is there already would wait for the writes of other servers. */
async function missingIndexes({ rows }: Script): Promise<string[]> {
  const found = await rows(`select indexname from pg_indexes where schemaname = current_schema()`)
  const known = new Set(found.map(({ indexname }) => indexname))
  return Object.entries(indexes)
    .filter(([index]) => !known.has(index))
    .map(([index, { table, columns }]) => {
      const parts = columns.map((column) => `${column} gin_trgm_ops`)
      // What is entered late is read as a whole by each search; and the embedded engine has nobody who would enter it.
      return `create index ${index} on ${table} using gin (${parts.join(', ')}) with (fastupdate = off)`
    })
}
