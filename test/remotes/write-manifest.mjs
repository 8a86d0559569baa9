import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What every remote has beside its files. */
export function writeManifest(folder, manifest) {
  writeFileSync(join(folder, 'dist/asset-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
