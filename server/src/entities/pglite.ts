import { PGlite, types } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
    if (!existsSync(folder)) await createCluster(folder)
    return await PGlite.create({
      dataDir: folder,
      // The same JavaScript values as from `pg`, see postgresql.ts.
      parsers: { [types.INT8]: Number, [types.DATE]: String },
    })
  } catch (error) {
    throw await failure(folder, error)
  }
}

/** Made beside its place and moved there whole: a full disk or a power cut leaves no half of it behind. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const cluster = await PGlite.create({ dataDir: unfinished })
  await cluster.close()
  await rename(unfinished, folder)
}

/** The engine does not say why it could not write, so the disk is asked. */
const leastBytes = 64 * 1024 * 1024

async function failure(folder: string, cause: unknown): Promise<StartFailure> {
  const { bavail, bsize } = await statfs(dirname(folder))
  if (bavail * bsize < leastBytes)
    return new StartFailure(
      `the entity store in ${folder} cannot be opened: there is no room left on the disk.`,
      'free some space. Nothing that was stored is lost.',
      { cause },
    )
  return new StartFailure(
    `the entity store in ${folder} cannot be opened.`,
    'see that the folder can be read and written by this user; if the store is damaged, restore it from a backup.',
    { cause },
  )
}
