import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { integrityOf } from '@energycockpit/webpack-config'
import { BuildFailure } from '../../../scripts/build/build-failure.mjs'
import { differences } from './import-map-differences.mjs'
import { copiedScripts, libraries } from './libraries.mjs'

const importMapFile = resolve(import.meta.dirname, '../../../importmap.json')
const dist = resolve(import.meta.dirname, '../dist')

/**
 * Compares `importmap.json` with the libraries that were built, or with `pin` writes it from them. What is committed
 * there is the version and the exact bytes that everybody's browser runs.
 */
export function resolveImportMap({ pin }) {
  const committed = existsSync(importMapFile) ? JSON.parse(readFileSync(importMapFile, 'utf8')) : {}
  const built = builtLibraries()
  if (pin) {
    writeFileSync(importMapFile, `${JSON.stringify(pinned(committed, built), null, 2)}\n`)
    return
  }
  const found = differences(committed, built)
  if (found.length === 0) return
  throw new BuildFailure(
    [
      'importmap.json does not agree with the shared libraries that were built:',
      ...found.map((line) => `  ${line}`),
      'If a library was changed on purpose, run: npm run build -- --pin',
    ].join('\n'),
  )
}

/** `{ imports: { name: url }, integrity: { url: hash } }` of all that lies in `dist`. */
function builtLibraries() {
  const urlOf = ({ file }) => `/libraries/${file}`
  const integrity = [...libraries, ...copiedScripts].map((one) => [
    urlOf(one),
    integrityOf(readFileSync(join(dist, one.file))),
  ])
  return {
    imports: Object.fromEntries(libraries.map((one) => [one.name, urlOf(one)])),
    integrity: Object.fromEntries(integrity),
  }
}

/** The features' entries stay as they are. */
function pinned(committed, built) {
  const features = Object.entries(committed.imports ?? {}).filter(([, url]) => !url.startsWith('/libraries/'))
  return { imports: { ...built.imports, ...Object.fromEntries(features) }, integrity: built.integrity }
}
