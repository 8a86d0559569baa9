import { StartFailure } from '../start-failure'
import type { EngineName, Script } from './engine'
import type { Migration } from './migrations'
import { openMigrations, type RecordedMigration } from './open-migrations'

const createRecord = `
create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** Any number will do, as long as all servers that share a database use the same. */
const advisoryLock = 4_000_471

/** Runs what is missing, each migration in a transaction of its own, one server at a time. */
export async function migrate(
  script: Script,
  migrations: readonly Migration[],
  engine: EngineName,
): Promise<void> {
  await oneServerAtATime(script, engine, async () => {
    const known = await recorded(script)
    for (const migration of openMigrations(migrations, known)) await apply(script, migration)
  })
}

/** Changes the schema while no other server that starts does. */
export async function oneServerAtATime(
  script: Script,
  engine: EngineName,
  change: () => Promise<void>,
): Promise<void> {
  if (engine === 'postgresql') await script.run(`select pg_advisory_lock(${advisoryLock})`)
  try {
    await change()
  } finally {
    if (engine === 'postgresql') await script.run(`select pg_advisory_unlock(${advisoryLock})`)
  }
}

async function recorded(script: Script): Promise<RecordedMigration[]> {
  // Asked before it is created: a database that is refused is not written to.
  const [table] = await script.rows(`select to_regclass('schema_migration')::text as name`)
  if (table?.name === null) return []
  const rows = await script.rows('select number, name, checksum from schema_migration order by number')
  return rows.map((row) => ({
    number: Number(row.number),
    name: String(row.name),
    checksum: String(row.checksum),
  }))
}

async function apply(script: Script, { number, name, sql, checksum }: Migration): Promise<void> {
  const record = `insert into schema_migration (number, name, checksum) values (${number}, '${name}', '${checksum}')`
  try {
    await script.run(`begin;\n${createRecord};\n${sql}\n;${record};\ncommit`)
  } catch (error) {
    await script.run('rollback')
    throw new StartFailure(
      `the migration ${name} of the entity store failed; nothing of it was kept.`,
      'read the cause above; if the store is damaged, restore it from a backup.',
      { cause: error },
    )
  }
}
