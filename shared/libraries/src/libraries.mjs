import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Import name → the package it is part of, the file that re-exports it, and its file name in the package's folder. */
const built = [
  { name: 'react', package: 'react', entry: 'react', file: 'react.js' },
  { name: 'react-dom', package: 'react-dom', entry: 'react-dom', file: 'react-dom.js' },
  { name: 'react-dom/client', package: 'react-dom', entry: 'react-dom-client', file: 'client.js' },
  { name: 'single-spa', package: 'single-spa', entry: 'single-spa', file: 'single-spa.js' },
  { name: 'i18next', package: 'i18next', entry: 'i18next', file: 'i18next.js' },
  { name: 'react-i18next', package: 'react-i18next', entry: 'react-i18next', file: 'react-i18next.js' },
  {
    name: '@tanstack/react-query',
    package: '@tanstack/react-query',
    entry: 'react-query',
    file: 'react-query.js',
  },
  { name: 'chart.js', package: 'chart.js', entry: 'chart-js', file: 'chart.js' },
  { name: 'zod/mini', package: 'zod', entry: 'zod-mini', file: 'mini.js' },
]

/** Libraries of the import map: `{ name, source, file }`, `file` relative to `dist`, which is served as `/libraries/`. */
export const libraries = built.map(({ name, package: packageName, entry, file }) => ({
  name,
  source: `./src/entries/${entry}.js`,
  file: `${packageName}@${versionOf(packageName)}/${file}`,
}))

/** Classic scripts that are served as their makers built them. */
export const copiedScripts = [
  {
    from: join(packageFolder('import-map-overrides'), 'dist/import-map-overrides.js'),
    file: `import-map-overrides@${versionOf('import-map-overrides')}/import-map-overrides.js`,
  },
]

function versionOf(packageName) {
  return JSON.parse(readFileSync(join(packageFolder(packageName), 'package.json'), 'utf8')).version
}

/** Walks up by hand because not every package exports its package.json. */
function packageFolder(packageName) {
  for (const folder of require.resolve.paths(packageName)) {
    const candidate = join(folder, packageName)
    if (hasPackageFile(candidate)) return candidate
  }
  throw new Error(`${packageName} is not installed. To fix this, run: npm ci`)
}

function hasPackageFile(folder) {
  try {
    readFileSync(join(folder, 'package.json'))
    return true
  } catch {
    return false
  }
}
