import { chmod, mkdir, readFile, readdir, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { StartFailure } from '../start-failure'
import { lockFolder } from './folder-lock'
import { readMarker, writeMarker } from './marker'

export interface DataFolder {
  /** The folder's real path. */
  readonly path: string
  /** Lets another process have the folder; also happens when this process ends in any way. */
  unlock(): Promise<void>
}

const markerName = 'energycockpit.json'

/**
 * Makes the folder ours: creates it when it is missing, refuses one that a newer version wrote, that holds something
 * else or that another process serves. Refusing changes nothing in it.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const path = await createdFolder(dataDir)
  const lock = await lockFolder(path)
  try {
    await claim(path)
    await closeToOthers(path)
    return { path, unlock: () => lock.release() }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function createdFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: ownersAlone })
    return await realpath(dataDir)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

const ownersAlone = 0o700

/** Readings, users and keys are in it. A group that somebody has let in on purpose, for backups, stays. */
async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & 0o007) === 0) return
  try {
    await chmod(path, ownersAlone)
  } catch (error) {
    // A mounted volume may be another user's: its rights are for who mounted it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

async function claim(path: string): Promise<void> {
  const marker = join(path, markerName)
  let text: string | undefined
  try {
    text = await readFile(marker, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unwritable(path, error)
  }
  if (text === undefined) await refuseForeignFolder(path)
  else readMarker(text, path)
  try {
    // Written at every start, so that a full disk or a read-only one is noticed before a store is opened.
    const unfinished = `${marker}.new`
    await writeFile(unfinished, writeMarker(), { flush: true })
    await rename(unfinished, marker)
  } catch (error) {
    throw unwritable(path, error)
  }
}

async function refuseForeignFolder(path: string): Promise<void> {
  // A marker that a full disk left half-written under its temporary name is nobody's data.
  const entries = (await readdir(path)).filter(
    (name) => name !== `${markerName}.new` && name !== 'lost+found',
  )
  if (entries.length > 0)
    throw new StartFailure(
      `the folder ${path} holds something else (${entries.slice(0, 3).join(', ')}) and is no data folder of the portal.`,
      'let DATA_DIR name a new or empty folder.',
    )
}

function unwritable(path: string, error: unknown): StartFailure {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartFailure(
      `there is no room left on the disk of the data folder ${path}.`,
      'free some space.',
      {
        cause: error,
      },
    )
  return new StartFailure(
    `the data folder ${path} cannot be written to.`,
    `give this user the right to write below ${dirname(path) + sep}, or let DATA_DIR name another folder.`,
    { cause: error },
  )
}
