import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { existsSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure'
import type { Engine } from './engine'
import { EngineFiles } from './engine-files'
import { openAgainAfterPanic } from './reopened-pglite'

/** The embedded PostgreSQL, in the folder `entities` of the data folder. */
export async function openPglite(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'entities')
  const database = await openAgainAfterPanic({
    open: () => open(folder),
    hasRoom: async () => (await freeBytes(folder)) >= minBytes,
  })
  return {
    name: 'pglite',
    dialect: new PGliteDialect(database as unknown as PGlite),
    script: {
      run: database.exec,
      rows: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    },
    endScript: () => Promise.resolve(),
  }
}

/**
 * A quarter of what it would take by itself, which is taken and cleared at every start whether it is used or not. What is
 * not in here is in the memory that the operating system keeps of files.
 */
const sharedBuffers = '32MB'

/** After a crash it would tell every ten seconds how far it is, by a timer that outlives it and keeps the process. */
const noProgress = { log_startup_progress_interval: '0' }

const set = (parameters: Readonly<Record<string, string>>): string[] =>
  Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function open(folder: string): Promise<PGlite> {
  // Stands beside the folder for as long as there may be half a store in it, and no data yet.
  const unfinished = `${folder}.unfinished`
  try {
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
    if (!existsSync(folder)) {
      await mkdir(dirname(folder), { recursive: true })
      await writeFile(unfinished, '', { flush: true })
      await mkdir(folder, { recursive: true })
    }
    const files = new EngineFiles(folder)
    const database = await PGlite.create({
      fs: files,
      // For the indexes of name-search.ts; a store that has them cannot be written to without.
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...set({ shared_buffers: sharedBuffers, ...noProgress })],
      // The same JavaScript values as from `pg`, see postgresql.ts.
      parsers: { [types.INT8]: Number, [types.DATE]: String, [types.BYTEA]: bytesOf },
      serializers: { [types.BYTEA]: hexOf },
    })
    files.guard(database)
    await rm(unfinished, { force: true })
    return database
  } catch (error) {
    throw await failure(folder, error)
  }
}

/** Its own way takes a second for each megabyte, and nothing else runs meanwhile. */
const hexOf = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`
const bytesOf = (hex: string) => Buffer.from(hex.slice(2), 'hex')

/** Two files of its log, and as much again to work with. */
const minBytes = 64 * 1024 * 1024

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(folder))
  return bavail * bsize
}

/** The engine does not say why it could not write, so the disk is asked. */
async function failure(folder: string, cause: unknown): Promise<StartFailure> {
  if ((await freeBytes(folder)) < minBytes)
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
