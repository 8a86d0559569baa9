import { repositoryRoot, withLock } from '@energycockpit/testing'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const remoteFolder = (name: string) => join(repositoryRoot, 'test/remotes', name)

/** Builds those of the remotes whose sources, or whose dependencies, are newer than what was built of them. */
export async function buildRemotes(names: readonly string[]): Promise<void> {
  for (const name of names)
    await withLock(join(repositoryRoot, `.cache/${name}.lock`), async () => {
      if (isStale(name)) await build(name)
    })
}

async function build(name: string): Promise<void> {
  const folder = remoteFolder(name)
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [join(folder, 'build.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

function isStale(name: string): boolean {
  const folder = remoteFolder(name)
  const manifest = join(folder, 'dist/asset-manifest.json')
  if (!existsSync(manifest)) return true
  const sources = readdirSync(join(folder, 'src')).map((file) => join(folder, 'src', file))
  const read = [...sources, join(folder, 'build.mjs'), join(repositoryRoot, 'package-lock.json')]
  return read.some((file) => statSync(file).mtimeMs > statSync(manifest).mtimeMs)
}
