import type { Plugin } from 'esbuild'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from './repository-root'
import { statesOfSources } from './server-sources'

/** Where the server's own packages are found from. */
const cache = path.join(repositoryRoot, 'server/node_modules/.cache/energycockpit-server')

/**
 * A file that Node runs as it is and that holds the server's sources as they are now, and their packages; made once for
 * each state of them. `npm start` runs the same sources through tsx, which takes two seconds of processor time at every
 * start, and another to find and read two thousand files of packages: too much for tests, which start the server a
 * hundred times.
 */
export const bundledServer = (): Promise<string> => bundledProgram('server/src/main.ts')

/** The same for another program of the server's sources. Nothing in it waits outside of a function. */
export async function bundledProgram(entryPoint: string): Promise<string> {
  const known = await fileOf(entryPoint)
  if (await exists(known)) return known
  const program = await fileOf(entryPoint, { anew: true })
  await mkdir(cache, { recursive: true })
  const half = `${program}.${process.pid}.half`
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [entryPoint],
    outfile: half,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    supported: { 'dynamic-import': false },
    logLevel: 'silent',
    external: outside.flatMap((name) => [name, `${name}/*`]),
    // Of packages; our own files are replaced below.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(program).href) },
    plugins: [filesAreFoundBesideTheirSource],
  })
  await removeOldBundles((await stat(half)).mtimeMs)
  await rename(half, `${program}.source`)
  await writeFile(half, `require(${JSON.stringify(runner)})(__filename, ${JSON.stringify(serverManifest)})\n`)
  await rename(half, program)
  return program
}

async function fileOf(entryPoint: string, how?: { anew: boolean }): Promise<string> {
  return path.join(cache, `${path.basename(entryPoint, '.ts')}-${await stateOfBundles(how)}.cjs`)
}

/** Packages that are native, that look for files beside themselves, or that are not there (`pg-native`). */
const outside = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@node-rs/argon2',
  'chdb',
  'pg-native',
  'pino',
  'pino-pretty',
]

const serverManifest = path.join(repositoryRoot, 'server/package.json')
const runner = path.join(import.meta.dirname, 'run-bundle.cjs')

async function stateOfBundles(how?: { anew: boolean }): Promise<string> {
  const hash = createHash('sha256').update((await statesOfSources(how)).server)
  const itsPackages = path.join(repositoryRoot, 'package-lock.json')
  for (const file of [itsPackages, path.join(import.meta.dirname, 'bundled-server.ts'), runner])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const filesAreFoundBesideTheirSource: Plugin = {
  name: 'files are found beside their source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
    })),
}

/** Those of the last hour may be another test process's. `now`: of the files, because the clock may be moved. */
async function removeOldBundles(now: number): Promise<void> {
  const anHourAgo = now - 3_600_000
  for (const entry of await readdir(cache)) {
    const file = path.join(cache, entry)
    if ((await stat(file)).mtimeMs < anHourAgo) await rm(file, { force: true })
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
