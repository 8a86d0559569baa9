import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { copiedScripts, libraries } from './libraries.mjs'

const dist = resolve(import.meta.dirname, '../dist')

/** After webpack: puts in the scripts that are served as they are, and writes the list of what there is. */
export function finishLibraries() {
  for (const { from, file } of copiedScripts) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    copyFileSync(from, join(dist, file))
  }
  const scripts = [...libraries, ...copiedScripts].map(({ file }) => file)
  const maps = libraries.map(({ file }) => `${file}.map`)
  writeFileSync(
    join(dist, 'build.json'),
    `${JSON.stringify({ files: [...scripts, ...maps].sort() }, null, 2)}\n`,
  )
}
