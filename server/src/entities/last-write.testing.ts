import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** When the entity store of a data folder was written last; milliseconds since 1970 UTC. */
export async function lastWrite(dataDir: string): Promise<number> {
  const log = join(dataDir, 'entities/pg_wal')
  const files = (await readdir(log, { withFileTypes: true })).filter((one) => one.isFile())
  const times = await Promise.all(files.map(async ({ name }) => (await stat(join(log, name))).mtimeMs))
  return Math.max(...times)
}
