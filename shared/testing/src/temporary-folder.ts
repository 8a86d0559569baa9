import { mkdtemp, realpath } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A new empty folder below the system's temporary folder. Whoever makes it removes it. */
export async function temporaryFolder(purpose: string): Promise<string> {
  return realpath(await mkdtemp(path.join(os.tmpdir(), `energycockpit-${purpose}-`)))
}
