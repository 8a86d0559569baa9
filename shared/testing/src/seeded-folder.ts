import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { copyTemplate } from './copy-template'
import { freePort } from './free-port'
import { withLock } from './lock'
import { removeReplacedParts } from './replaced-parts'
import { repositoryRoot } from './repository-root'
import { spawnServer } from './server-process'
import { statesOfSources } from './server-sources'
import { removeSpareLog } from './spare-log'
import { addSpareUsers } from './spare-users'
import { waitFor } from './wait-for'

const cache = path.join(repositoryRoot, '.cache/seeded-data')

/** What a data folder holds before its server starts: stores without anything in them, or the demo portfolio. */
export type Seed = 'empty' | 'loaded'

/**
 * Fills a new folder with what the server makes of one at its first start, or when the demo portfolio has been loaded
 * as well. Either is made once for each state of the sources that fill it and each day (the readings are dated by weeks),
 * then copied: a second instead of ten or twenty. The demo's readings go on arriving: once an hour one server catches up,
 * and not each that is started on a copy.
 */
export async function copySeededFolder(target: string, seed: Seed): Promise<void> {
  const [date, time] = new Date().toISOString().split('T') as [string, string]
  const ofToday = `${seed}-${await key(date)}`
  const template = seed === 'empty' ? ofToday : `${ofToday}-${time.slice(0, 2)}`
  const folder = path.join(cache, template)
  if (!(await exists(folder)))
    await withLock(path.join(cache, `${ofToday}.lock`), async () => {
      if (await exists(folder)) return
      const earlier = seed === 'loaded' ? latestBefore(await readdir(cache), template) : undefined
      await make(folder, { seed, earlier: earlier && path.join(cache, earlier) })
    })
  copyTemplate(folder, target)
}

/** Of these names the one of the last hour of the same day that is over; `template` ends with its own hour. */
export function latestBefore(names: readonly string[], template: string): string | undefined {
  const ofSameDay = names.filter((name) => name.slice(0, -2) === template.slice(0, -2) && /-\d\d$/.test(name))
  return ofSameDay
    .filter((name) => name < template)
    .sort()
    .at(-1)
}

async function make(
  template: string,
  { seed, earlier }: { seed: Seed; earlier: string | undefined },
): Promise<void> {
  const half = `${template}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  if (earlier !== undefined) copyTemplate(earlier, half)
  // What it begins with is the same, and half of the work.
  else if (seed === 'loaded') await copySeededFolder(half, 'empty')
  await removeOldTemplates((await stat(half)).mtimeMs)
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
        const isChecked = () => server.logs().includes('The demo readings are checked')
        return isFilled && (seed === 'empty' || earlier !== undefined || isChecked())
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
    if (earlier === undefined) await addSpareUsers(half)
  }
  await removeSpareLog(half)
  await rename(half, template)
}

/**
 * Those of the last two hours may be another test process's. `now` is that of the files, because the clock of this process
 * may be moved: it would take the locks of others for old.
 */
async function removeOldTemplates(now: number): Promise<void> {
  const oldest = now - 2 * 3_600_000
  for (const entry of await readdir(cache)) {
    const file = path.join(cache, entry)
    const made = await stat(file).catch(() => undefined)
    if (made !== undefined && made.mtimeMs < oldest) await rm(file, { recursive: true, force: true })
  }
}

async function key(date: string): Promise<string> {
  const hash = createHash('sha256').update(date)
  hash.update((await statesOfSources()).firstContent)
  for (const made of ['seeded-folder.ts', 'copy-template.ts', 'spare-users.ts', 'spare-log.ts'])
    hash.update(await readFile(path.join(import.meta.dirname, made)))
  return hash.digest('hex').slice(0, 16)
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
