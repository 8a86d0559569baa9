import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repositoryRoot } from './repository-root'

const ownScope = '@energycockpit/'

/** Names the state of all that the server is made of, tests and packages aside: another after every change of it. */
export async function stateOfServerSources(): Promise<string> {
  const packages = [...(await ownPackagesOf('server'))]
  return stateOf(packages.map((folder) => `${folder}/src`))
}

/** The same for what a first start fills its stores with. What it does with them later is another matter. */
export const stateOfFirstContent = (): Promise<string> =>
  stateOf(
    ['data-folder', 'demo', 'entities', 'quality', 'readings/series', 'readings/store'].map(
      (part) => `server/src/${part}`,
    ),
  )

async function stateOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(path.join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** The folder itself and those of this repository's packages that it depends on, also by way of others. */
async function ownPackagesOf(folder: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(folder)) return found
  found.add(folder)
  const manifest = await readFile(path.join(repositoryRoot, folder, 'package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
  for (const name of Object.keys(dependencies))
    if (name.startsWith(ownScope)) await ownPackagesOf(`shared/${name.slice(ownScope.length)}`, found)
  return found
}
