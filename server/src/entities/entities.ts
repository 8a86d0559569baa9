import { Kysely, sql } from 'kysely'
import type { Config } from '../config'
import type { EngineName } from './engine'
import type { Log } from '../log'
import { migrate } from './migrate'
import { readMigrations } from './migrations'
import { indexNames } from './name-search'
import { openPglite } from './pglite'
import { openPostgresql } from './postgresql'
import type { Tables } from './tables'

/**
 * The entity store. Inside `db.transaction()` use only the transaction's own handle: embedded, there is one
 * connection, and a query beside the transaction waits for it for ever.
 */
export interface Entities {
  readonly db: Kysely<Tables>
  readonly engine: EngineName
  /** Resolves when the store answers, rejects when it does not. */
  check(): Promise<void>
  close(): Promise<void>
}

const searchIsSlow =
  'search by name reads whole tables, because the PostgreSQL extension pg_trgm cannot be used; see docs/operators/stores.md'

/**
 * Opens the store and brings its tables up to date. Throws a StartFailure when that cannot be. `log` is told what the
 * portal can do without.
 */
export async function openEntities(config: Config, log?: Pick<Log, 'warn'>): Promise<Entities> {
  const { databaseUrl } = config
  const engine =
    databaseUrl === undefined ? await openPglite(config.dataDir) : await openPostgresql(databaseUrl)
  const db = new Kysely<Tables>({ dialect: engine.dialect })
  try {
    await migrate(engine.script, await readMigrations(), engine.name)
    await indexNames(engine.script, engine.name).catch((error: unknown) =>
      log?.warn({ err: error }, searchIsSlow),
    )
  } catch (error) {
    await engine.endScript()
    await db.destroy()
    throw error
  }
  await engine.endScript()
  return {
    db,
    engine: engine.name,
    check: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}
