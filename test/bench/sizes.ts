import { repositoryRoot } from '@energycockpit/testing'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Result } from './result'

/** What the browser loads of the shell and of a feature before the first thing is shown, gzip, without libraries. */
export async function sizes(): Promise<Result[]> {
  const features = (await readdir(repositoryRoot)).filter((name) => name.startsWith('mfe-'))
  return [
    {
      name: 'shell',
      unit: 'kB',
      limit: 45,
      value: await kilobytes('root-config', ['build.json', 'start.json']),
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

async function kilobytes(folder: string, manifests: readonly string[]): Promise<number> {
  const dist = path.join(repositoryRoot, folder, 'dist')
  const sizes = manifests.map(async (manifest) => {
    const { entry } = JSON.parse(await readFile(path.join(dist, manifest), 'utf8')) as { entry: string }
    return gzipSync(await readFile(path.join(dist, entry)), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
