import type { Plugin } from 'esbuild'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from './repository-root'
import { stateOfServerSources } from './server-sources'

/** Where the server's own packages are found from. */
const cache = path.join(repositoryRoot, 'server/node_modules/.cache/energycockpit-server')

/**
 * A file that Node runs as it is and that holds the server's sources as they are now, and their packages; made once for
 * each state of them. `npm start` runs the same sources through tsx, which takes two seconds of processor time at every
 * start, and another to find and read two thousand files of packages: too much for tests, which start the server a
 * hundred times.
 */
export const bundledServer = (): Promise<string> => bundledProgram('server/src/main.ts')

/** The same for another program of the server's sources. */
export async function bundledProgram(entryPoint: string): Promise<string> {
  const name = `${path.basename(entryPoint, '.ts')}-${await stateOfBundles()}`
  const bundle = path.join(cache, `${name}.mjs`)
  if (await exists(bundle)) return bundle
  await mkdir(cache, { recursive: true })
  const half = path.join(cache, `${name}.${process.pid}.half`)
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [entryPoint],
    outfile: half,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    external: outside.flatMap((name) => [name, `${name}/*`]),
    // Packages that are CommonJS ask for Node's modules and for those outside by `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(serverManifest)})`,
    },
    plugins: [filesAreFoundBesideTheirSource],
  })
  await removeOldBundles((await stat(half)).mtimeMs)
  await rename(half, bundle)
  return bundle
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

async function stateOfBundles(): Promise<string> {
  const packages = await readFile(path.join(repositoryRoot, 'package-lock.json'))
  const makes = await readFile(path.join(import.meta.dirname, 'bundled-server.ts'))
  const hash = createHash('sha256').update(packages).update(makes)
  return hash
    .update(await stateOfServerSources())
    .digest('hex')
    .slice(0, 16)
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
