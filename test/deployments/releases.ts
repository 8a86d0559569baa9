import { repositoryRoot, temporaryFolder } from '@energycockpit/testing'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What differs from version to version: a text of the package's built files, and what it is in a version. */
interface VersionedText {
  text: string
  inVersion: (version: number) => string
}

const packages = {
  'mfe-home-portal': {
    text: 'Hello, {{name}}',
    inVersion: (version) => `Hello, {{name}} (version ${version})`,
  },
  'mfe-analysis': { text: '"title":"Analysis"', inVersion: (version) => `"title":"Analysis ${version}"` },
  'root-config': { text: 'Skip to content', inVersion: (version) => `Skip to content ${version}` },
} as const satisfies Record<string, VersionedText>
export type Released = keyof typeof packages

interface Manifest {
  entry: string
  integrity: string
  texts: Record<string, { file: string; integrity: string }>
  files: string[]
}

interface SupersededFiles {
  markCurrentFiles(dist: string): void
  removeSupersededFiles(dist: string): void
}

export interface Releases {
  /** The folder that the server reads. */
  readonly folder: string
  /** Puts another version in the place of the one before, as the build does. */
  release(name: Released, version: number): Promise<void>
  remove(): Promise<void>
}

/** A copy of what is built, of which any number of versions can be made without building. */
export async function startReleases(): Promise<Releases> {
  const folder = await temporaryFolder('releases')
  const superseded = (await import(
    path.join(repositoryRoot, 'scripts/build/superseded-files.mjs')
  )) as SupersededFiles
  // What the versions are made of, in case somebody builds meanwhile.
  const originals = path.join(folder, 'originals')
  await cp(path.join(repositoryRoot, 'importmap.json'), path.join(folder, 'importmap.json'))
  await copyDist('shared/libraries', folder, (file) => file.endsWith('.js'))
  const first = new Map<Released, Manifest>()
  for (const name of await builtForPages()) {
    const manifest = await readManifest(path.join(repositoryRoot, name, 'dist'))
    const kept = new Set([...manifest.files, 'build.json', 'asset-manifest.json', 'start.json', 'start.js'])
    const isReleased = Object.hasOwn(packages, name)
    for (const target of isReleased ? [folder, originals] : [folder])
      await copyDist(name, target, (file) => kept.has(file) && !file.endsWith('.map'))
    if (isReleased) first.set(name as Released, manifest)
  }

  return {
    folder,
    async release(name, version) {
      const dist = path.join(folder, name, 'dist')
      superseded.markCurrentFiles(dist)
      await writeVersion(dist, path.join(originals, name, 'dist'), first.get(name)!, (script) =>
        script.replace(packages[name].text, packages[name].inVersion(version)),
      )
      superseded.removeSupersededFiles(dist)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The shell and every feature: a page has those fetched ahead, too, that are never released anew here. */
async function builtForPages(): Promise<string[]> {
  const folders = await readdir(repositoryRoot)
  return ['root-config', ...folders.filter((name) => name.startsWith('mfe-'))]
}

/** Every chunk is another in each version, named by its content; so is the entry that names them. */
async function writeVersion(
  dist: string,
  source: string,
  { entry, texts, ...manifest }: Manifest,
  change: (script: string) => string,
): Promise<void> {
  const chunks = manifest.files.filter((file) => /\.[0-9a-f]{8}\.js$/.test(file))
  let script = change(await readFile(path.join(source, entry), 'utf8'))
  let textsNow = JSON.stringify(texts)
  for (const chunk of chunks) {
    const before = await readFile(path.join(source, chunk), 'utf8')
    const content = `${change(before)}/* of ${hashOf(script)} */`
    const file = chunk.replace(/[0-9a-f]{8}\.js$/, `${hashOf(content)}.js`)
    await writeFile(path.join(dist, file), content)
    script = script
      .replaceAll(digitsOf(chunk), digitsOf(file))
      .replaceAll(chunkIntegrityOf(before), chunkIntegrityOf(content))
    textsNow = textsNow
      .replaceAll(chunk, file)
      .replaceAll(chunkIntegrityOf(before), chunkIntegrityOf(content))
  }
  await writeFile(path.join(dist, entry), script)
  const described = {
    ...manifest,
    entry,
    texts: JSON.parse(textsNow) as unknown,
    integrity: integrityOf(script),
  }
  await writeFile(path.join(dist, 'build.json.half'), JSON.stringify(described))
  await rename(path.join(dist, 'build.json.half'), path.join(dist, 'build.json'))
}

const digitsOf = (chunk: string) => chunk.slice(-'0a1b2c3d.js'.length, -'.js'.length)
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8)
const integrity = (kind: 'sha256' | 'sha384') => (content: string) =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`
const [chunkIntegrityOf, integrityOf] = [integrity('sha256'), integrity('sha384')]

async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as Manifest
}

async function copyDist(name: string, folder: string, wanted: (file: string) => boolean): Promise<void> {
  const source = path.join(repositoryRoot, name, 'dist')
  const target = path.join(folder, name, 'dist')
  await mkdir(target, { recursive: true })
  await cp(source, target, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || wanted(path.relative(source, file)),
  })
}
