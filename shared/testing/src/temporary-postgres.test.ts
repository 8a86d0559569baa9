import { Client } from 'pg'
import { postgresBinaries } from './postgres-binaries'
import { startTemporaryPostgres } from './temporary-postgres'

test('a temporary PostgreSQL takes two databases, and is absent only where none is installed', async () => {
  const postgres = await startTemporaryPostgres()
  expect(postgres === undefined).toBe(postgresBinaries() === undefined)
  if (!postgres) return
  try {
    for (const url of [postgres.url, await postgres.createDatabase('second')]) {
      const client = new Client({ connectionString: url })
      await client.connect()
      expect(
        (
          await client.query('select count(*)::int as tables from pg_tables where schemaname = $1', [
            'public',
          ])
        ).rows,
      ).toEqual([{ tables: 0 }])
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
})
