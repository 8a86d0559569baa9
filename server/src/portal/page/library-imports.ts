import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportMap } from './import-map'

/** Library → the libraries that it imports, as the built SystemJS modules say in their first line. */
export async function readLibraryImports(
  pinned: ImportMap,
  address: string,
  folder: string,
): Promise<Record<string, string[]>> {
  const entries = Object.entries(pinned.imports).filter(([, url]) => url.startsWith(address))
  const found = await Promise.all(
    entries.map(async ([name, url]) => {
      const script = await readFile(join(folder, url.slice(address.length)), 'utf8').catch(() => '')
      return [name, importsOf(script)] as const
    }),
  )
  return Object.fromEntries(found)
}

export function importsOf(script: string): string[] {
  const list = /^\s*System\.register\((\[[^\]]*\])/.exec(script)?.[1]
  return list === undefined ? [] : (JSON.parse(list.replaceAll("'", '"')) as string[])
}
