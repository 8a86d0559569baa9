import type { PGlite, Results } from '@electric-sql/pglite'
import { StorageFull } from '../data-folder/storage-full'
import { EngineEnded } from './engine-files'
import { withPreparedStatements } from './prepared-statements'

/** What the portal needs of the embedded engine. */
export interface EmbeddedDatabase {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Results<Row>>
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

interface Opening {
  open(): Promise<PGlite>
  /** Whether the engine would have room to start and to work. */
  hasRoom(): Promise<boolean>
}

/**
 * The embedded engine, opened again after a failure that it does not survive: without room for its log it ends, as
 * PostgreSQL does, but no other process starts it anew. What it has acknowledged is in its folder, and what it was at
 * work on is not.
 *
 * Until there is room again, queries are refused with StorageFull. One connection, one thing after the other, as
 * Kysely's dialect uses it.
 */
export async function openAgainAfterPanic({ open, hasRoom }: Opening): Promise<EmbeddedDatabase> {
  let database: PGlite | undefined = await open()
  let prepared = withPreparedStatements(database)
  let panic: unknown
  let isInTransaction = false
  /** What is sent for a transaction that the panic has ended must not be done outside of it. */
  let isTransactionLost = false

  async function running(): Promise<PGlite> {
    if (database) return database
    if (isTransactionLost || !(await hasRoom())) throw new StorageFull({ cause: panic })
    database = await open()
    prepared = withPreparedStatements(database)
    return database
  }

  async function watched<T>(work: (database: PGlite) => Promise<T>): Promise<T> {
    try {
      return await work(await running())
    } catch (error) {
      if (!hasEnded(error)) throw error
      // Not closed: it would answer that no more than a query.
      database = undefined
      panic = error instanceof EngineEnded ? error.cause : error
      isTransactionLost = isInTransaction
      throw new StorageFull({ cause: panic })
    }
  }

  return {
    async query<Row>(sql: string, parameters: unknown[] = []) {
      const ends = /^(commit|rollback)$/.test(sql)
      try {
        const result = await watched(() => prepared.query<Row>(sql, parameters))
        if (/^(begin|start transaction)/.test(sql)) isInTransaction = true
        return result
      } finally {
        if (ends) isInTransaction = isTransactionLost = false
      }
    },
    exec: (sql) => watched(async (database) => void (await database.exec(sql))),
    close: async () => database?.close(),
  }
}

const hasEnded = (error: unknown): boolean =>
  error instanceof EngineEnded || (error as { severity?: string }).severity === 'PANIC'
