import { readFile } from 'node:fs/promises'

/** A script or a style that every page carries: without its comments and indentation. */
export async function readBare(file: URL): Promise<string> {
  const source = await readFile(file, 'utf8')
  return source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/^\/\/.*\n/gm, '')
}
