import { PGlite, types } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure'
import type { Engine } from './entities'

/** The embedded PostgreSQL, in the folder `entities` of the data folder. */
export async function openPglite(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'entities')
  const database = await open(folder)
  return {
    name: 'pglite',
    dialect: new PGliteDialect(database),
    script: {
      run: async (sql) => void (await database.exec(sql)),
      rows: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    },
    endScript: () => Promise.resolve(),
  }
}

async function open(folder: string): Promise<PGlite> {
  try {
    await mkdir(folder, { recursive: true })
    return await PGlite.create({
      dataDir: folder,
      // The same JavaScript values as from `pg`, see postgresql.ts.
      parsers: { [types.INT8]: Number, [types.DATE]: String },
    })
  } catch (error) {
    throw new StartFailure(
      `the entity store in ${folder} cannot be opened.`,
      'see that the disk has room and the folder can be written to; if the store is damaged, restore it from a backup.',
      { cause: error },
    )
  }
}
