import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { waitFor } from './wait-for'

/** Runs the work while no other process of this machine runs work under the same file's name. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true })
  await waitFor('another test process to finish', () => take(file), { within: 240_000, every: 100 })
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!(await isHeld(file))) await rm(file, { force: true })
    return false
  }
}

/** A process that was killed leaves its lock behind. */
async function isHeld(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!holder) return true
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
