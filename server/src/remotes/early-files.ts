import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isPlainPath } from './plain-path'
import type { Remote } from './remotes-file'

/** Addresses of a third party's files that a page may have fetched before the shell asks for them. */
export interface EarlyFiles {
  styles: string[]
  scripts: string[]
  modules: string[]
}

/** Only as much of the manifest as a hint needs; the shell reads it in earnest. */
const manifestSchema = z.object({
  entrypoints: z.array(z.string().max(200)).min(1).max(20),
  type: z.enum(['module', 'script']).optional().catch(undefined),
})

const MANIFEST = 'asset-manifest.json'
const PATIENCE = 8_000

/**
 * Answers what is known of each remote's files: of one in a folder what its manifest says now, of one at an address
 * what it said when it was last asked, which each page view sets off and none waits for.
 */
export function readEarlyFiles(remotes: readonly Remote[]): (id: string) => Promise<EarlyFiles | undefined> {
  const last = new Map<string, EarlyFiles>()
  const asking = new Set<string>()

  async function reload(id: string, address: string): Promise<void> {
    if (asking.has(id)) return
    asking.add(id)
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      const answer = await fetch(address + MANIFEST, { redirect: 'error', signal })
      const files = answer.ok ? earlyFilesOf(id, await answer.text()) : undefined
      if (files) last.set(id, files)
      else last.delete(id)
    } catch {
      last.delete(id)
    } finally {
      asking.delete(id)
    }
  }

  return async (id) => {
    const source = remotes.find((remote) => remote.id === id)?.source
    if (source === undefined) return undefined
    if ('folder' in source) {
      const manifest = await readFile(join(source.folder, MANIFEST), 'utf8').catch(() => '')
      return earlyFilesOf(id, manifest)
    }
    void reload(id, source.address)
    return last.get(id)
  }
}

/** Undefined for a manifest that cannot be read; the shell will say so to the user. */
export function earlyFilesOf(id: string, manifest: string): EarlyFiles | undefined {
  const read = manifestSchema.safeParse(parse(manifest))
  if (!read.success) return undefined
  const { entrypoints, type } = read.data
  const addresses = entrypoints
    .map((path) => path.replace(/^\.\//, ''))
    .filter(isPlainPath)
    .map((path) => `/${id}/${path}`)
  const isModule = (address: string) =>
    address.endsWith('.mjs') || (type === 'module' && address.endsWith('.js'))
  return {
    styles: addresses.filter((address) => address.endsWith('.css')),
    scripts: addresses.filter((address) => address.endsWith('.js') && !isModule(address)),
    modules: addresses.filter(isModule),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
