import { repositoryRoot } from '@energycockpit/testing'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Result } from './result'

/** What the browser loads of the shell (with its style sheet) and of a feature (scripts) before the first thing is shown, gzip, without libraries. */
export async function sizes(): Promise<Result[]> {
  const features = (await readdir(repositoryRoot)).filter((name) => name.startsWith('mfe-'))
  return [
    {
      name: 'shell, scripts and style sheet',
      unit: 'kB',
      limit: 45,
      value: await kilobytes('root-config', ['build.json', 'start.json'], filesOfShell),
    },
    ...(await Promise.all(
      features.map(async (feature) => ({
        name: feature,
        unit: 'kB',
        limit: 160,
        value: await kilobytes(feature, ['build.json']),
      })),
    )),
  ]
}

interface BuildManifest {
  entry: string
  styles: readonly { file: string }[]
}

const filesOfShell = ({ entry, styles }: BuildManifest) => [entry, ...styles.map(({ file }) => file)]

async function kilobytes(
  folder: string,
  manifests: readonly string[],
  filesOf = ({ entry }: BuildManifest) => [entry],
): Promise<number> {
  const dist = path.join(repositoryRoot, folder, 'dist')
  const files = await Promise.all(
    manifests.map(async (manifest) =>
      filesOf(JSON.parse(await readFile(path.join(dist, manifest), 'utf8')) as BuildManifest),
    ),
  )
  const sizes = files
    .flat()
    .map(async (file) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
