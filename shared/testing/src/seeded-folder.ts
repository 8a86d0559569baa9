import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from './free-port'
import { withLock } from './lock'
import { removeReplacedParts } from './replaced-parts'
import { repositoryRoot } from './repository-root'
import { spawnServer } from './server-process'
import { stateOfFirstContent } from './server-sources'
import { removeSpareLog } from './spare-log'
import { addSpareUsers } from './spare-users'
import { waitFor } from './wait-for'

const cache = path.join(repositoryRoot, '.cache/seeded-data')

/** What a data folder holds before its server starts: stores without anything in them, or the demo portfolio. */
export type Seed = 'empty' | 'loaded'

/**
 * Fills a new folder with what the server makes of one at its first start, or when the demo portfolio has been loaded
 * as well. Either is made once for each state of the sources that fill it and each day (the readings are dated by weeks
 * and go on arriving), then copied: a second instead of ten or twenty.
 */
export async function copySeededFolder(target: string, seed: Seed): Promise<void> {
  const template = path.join(cache, `${seed}-${await key()}`)
  await withLock(`${template}.lock`, async () => {
    if (!(await exists(template))) await make(template, seed)
    copy(template, target)
  })
}

/** PostgreSQL's templates of new databases, two thirds of its files. Nobody writes them: no database is ever made. */
const neverWritten = ['entities/base/1', 'entities/base/4']

/** Without waiting for each of so many small files, which takes a third of the processor time. */
function copy(template: string, target: string): void {
  const linked = neverWritten.map((folder) => path.join(template, folder))
  cpSync(template, target, {
    ...{ recursive: true, verbatimSymlinks: true },
    filter: (source) => !linked.includes(source),
  })
  for (const folder of linked) link(folder, path.join(target, path.relative(template, folder)))
}

function link(folder: string, target: string): void {
  mkdirSync(target)
  for (const name of readdirSync(folder)) {
    const [from, to] = [path.join(folder, name), path.join(target, name)]
    try {
      linkSync(from, to)
    } catch {
      // On another file system.
      copyFileSync(from, to)
    }
  }
}

async function make(template: string, seed: Seed): Promise<void> {
  await removeOldTemplates((await stat(`${template}.lock`)).mtimeMs)
  const half = `${template}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  // What it begins with is the same, and half of the work.
  if (seed === 'loaded') await copySeededFolder(half, 'empty')
  const demo = { empty: 'absent', loaded: 'loaded' }[seed]
  const port = await freePort('localhost')
  const settings = {
    NODE_ENV: 'test',
    DEMO: String(seed === 'loaded'),
    DEMO_HISTORY: 'false',
    PORT: String(port),
    DATA_DIR: half,
  }
  const server = await spawnServer(settings, { throughTsx: false })
  try {
    await waitFor(
      'the stores to be made and filled',
      async () => {
        if (server.exit() !== undefined) throw new Error('The server ended.')
        const answer = await fetch(`http://localhost:${port}/rest/health`)
        const isFilled = ((await answer.json()) as { demo: string }).demo === demo
        return isFilled && (seed === 'empty' || server.logs().includes('The demo readings are checked'))
      },
      { within: 180_000, every: 200, failsAtOnce: () => server.exit() !== undefined },
    )
  } catch (error) {
    await server.ended('SIGKILL')
    throw new Error(`The stores cannot be made. The server's output:\n${server.logs()}`, {
      cause: error,
    })
  }
  await server.ended('SIGTERM')
  if (seed === 'loaded') {
    await removeReplacedParts(half)
    await addSpareUsers(half)
  }
  await removeSpareLog(half)
  await rename(half, template)
}

/**
 * Those of the last hour may be another test process's. `now` is that of the files, because the clock of this process
 * may be moved: it would take the locks of others for old.
 */
async function removeOldTemplates(now: number): Promise<void> {
  const anHourAgo = now - 3_600_000
  for (const entry of await readdir(cache)) {
    const file = path.join(cache, entry)
    if ((await stat(file)).mtimeMs < anHourAgo) await rm(file, { recursive: true, force: true })
  }
}

async function key(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  hash.update(await stateOfFirstContent())
  for (const made of ['seeded-folder.ts', 'spare-users.ts', 'spare-log.ts'])
    hash.update(await readFile(path.join(import.meta.dirname, made)))
  return hash.digest('hex').slice(0, 16)
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
