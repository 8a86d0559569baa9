import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repositoryRoot } from './repository-root'

const ownScope = '@energycockpit/'

/** Of the run, which all its processes are started with: to read the sources anew at each start of a server takes longer than a test. */
const variable = 'ENERGYCOCKPIT_TEST_SOURCES'

interface SourceStates {
  /** Names the state of all that the server is made of, tests and packages aside: another after every change of it. */
  readonly server: string
  /** The same for what a first start fills its stores with. What it does with them later is another matter. */
  readonly firstContent: string
}

/** As they were when the run began; as they are now outside of a run, and `anew`, for what is to be made of them. */
export async function statesOfSources({ anew = false } = {}): Promise<SourceStates> {
  const known = process.env[variable]
  return known === undefined || anew ? readSources() : (JSON.parse(known) as SourceStates)
}

/** For all processes that this one starts from now on. */
export async function rememberSources(): Promise<void> {
  process.env[variable] = JSON.stringify(await readSources())
}

async function readSources(): Promise<SourceStates> {
  const packages = [...(await ownPackagesOf('server'))]
  const firstFilledBy = ['data-folder', 'demo', 'entities', 'quality', 'readings/series', 'readings/store']
  return {
    server: await stateOf(packages.map((folder) => `${folder}/src`)),
    firstContent: await stateOf(firstFilledBy.map((part) => `server/src/${part}`)),
  }
}

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
