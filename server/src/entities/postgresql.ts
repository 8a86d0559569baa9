import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFailure } from '../start-failure'
import type { Engine } from './engine'

const secondsToConnect = 5

/** Whole numbers of 64 bits as numbers and calendar dates as text, as the embedded engine gives them too. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1082: String }

/** A PostgreSQL server. Throws a StartFailure without the password when it cannot be used. */
export async function openPostgresql(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: secondsToConnect * 1000,
    max: 10,
    application_name: 'energycockpit',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // An idle connection that the server ends (restart, fail-over) is replaced by the pool; unheard, it ends the process.
  pool.on('error', () => undefined)
  const client = await connect(pool, databaseUrl)
  return {
    name: 'postgresql',
    dialect: new PostgresDialect({ pool }),
    script: {
      run: async (sql) => void (await client.query(sql)),
      rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    },
    endScript: () => {
      client.release()
      return Promise.resolve()
    },
  }
}

async function connect(pool: pg.Pool, databaseUrl: string): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(databaseUrl)
    throw new StartFailure(
      `PostgreSQL at ${host}${pathname} does not let us in.`,
      'see that DATABASE_URL names a server that runs, a database that exists and a user who may use it.',
      { cause: readable(error) },
    )
  }
}

/** A refused connection to a name with several addresses comes as an AggregateError with an empty message. */
function readable(error: unknown): unknown {
  return error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error
}
