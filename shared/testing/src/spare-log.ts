import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

const shutDown = 1
/** Where PostgreSQL's control file says what the store was like at its last end: its state, and where its log ended. */
const [stateAt, endAt] = [16, 32]

/**
 * Removes from an entity store that nobody has open what it keeps of its write-ahead log besides the file of its end:
 * earlier ones, and empty ones for later. They are half of what each copy of the store would copy.
 */
export async function removeSpareLog(dataDir: string): Promise<void> {
  const control = await readFile(path.join(dataDir, 'entities/global/pg_control'))
  if (control.readUInt32LE(stateAt) !== shutDown) throw new Error('The entity store was not closed in order.')
  const log = path.join(dataDir, 'entities/pg_wal')
  const files = (await readdir(log, { withFileTypes: true })).filter((entry) => entry.isFile())
  const last = fileOf(control.readBigUInt64LE(endAt))
  if (!files.some(({ name }) => name.endsWith(last)))
    throw new Error(`The entity store's log has no file ${last}.`)
  for (const { name } of files) if (!name.endsWith(last)) await rm(path.join(log, name))
}

/** The end of the name of the file that holds a place of the log: in files of 16 MB, 256 to a number. */
function fileOf(place: bigint): string {
  const file = place >> 24n
  return [file >> 8n, file & 255n].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
