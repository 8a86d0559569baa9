import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '../../shared/webpack-config/src/integrity.mjs'

/**
 * The name under which an entry stays when another build has replaced it: `assets/remoteEntry.0a1b2c3d.js`. The digits
 * are the version that the server puts into the entry's address (`versionOf` in server/src/built-files/build.ts).
 */
export function storedEntry({ entry, integrity }) {
  const version = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex').slice(0, 8)
  return entry.replace(/\.js$/, `.${version}.js`)
}

/** Before a build: copies the entry that is current, if it is what its manifest says. */
export function storeEntry(dist, { entry, integrity }) {
  if (!entry) return
  const file = join(dist, entry)
  const kept = join(dist, storedEntry({ entry, integrity }))
  try {
    if (integrityOf(readFileSync(file)) !== integrity) return
    // In one step: nobody is ever sent a half.
    copyFileSync(file, `${kept}.half`)
    renameSync(`${kept}.half`, kept)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
