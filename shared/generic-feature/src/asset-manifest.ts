import { array, config, enum as oneOf, minLength, object, optional, safeParse, string } from 'zod/mini'

// zod would try out `new Function`, which a strict policy forbids and reports.
config({ jitless: true })

const manifestSchema = object({
  /** Style sheets and scripts in the order in which they are put in; the last script is the entry. */
  entrypoints: array(string()).check(minLength(1)),
  /** `module`: the scripts are ES modules, as are all that end in `.mjs`. */
  type: optional(oneOf(['module', 'script'])),
})

/** A remote's files, as absolute addresses. */
export interface AssetManifest {
  styles: readonly string[]
  scripts: readonly RemoteScript[]
}

export interface RemoteScript {
  address: string
  isModule: boolean
}

/** The manifest is not one, or names a file that is not the remote's own. */
export class WrongManifestError extends Error {
  override readonly name = 'WrongManifestError'
}

/** Reads the parsed content of `asset-manifest.json`; `folder` is the remote's address and ends with a slash. */
export function readAssetManifest(content: unknown, folder: string): AssetManifest {
  const result = safeParse(manifestSchema, content)
  if (!result.success) throw new WrongManifestError(`${folder}asset-manifest.json lists no entrypoints`)
  const { entrypoints, type } = result.data
  const addresses = [...new Set(entrypoints.map((path) => addressBelow(folder, path)))]
  const styles = addresses.filter((address) => extensionOf(address) === 'css')
  const scripts = addresses.flatMap((address) => {
    const extension = extensionOf(address)
    if (extension !== 'js' && extension !== 'mjs') return []
    return [{ address, isModule: extension === 'mjs' || type === 'module' }]
  })
  if (scripts.length === 0 || styles.length + scripts.length < addresses.length)
    throw new WrongManifestError(
      `${folder}asset-manifest.json must list scripts and style sheets, and nothing else`,
    )
  return { styles, scripts }
}

/** An encoded slash is one segment to the browser, and a step into another folder to some servers. */
const HIDDEN_SEPARATOR = /%2f|%5c|\\/i

function addressBelow(folder: string, path: string): string {
  const address = URL.canParse(path, folder) ? new URL(path, folder) : undefined
  if (!address || HIDDEN_SEPARATOR.test(path) || !address.href.startsWith(folder))
    throw new WrongManifestError(`${folder}asset-manifest.json names ${path}, which is outside of its folder`)
  return address.href
}

function extensionOf(address: string): string | undefined {
  return /\.([a-z]+)$/.exec(new URL(address).pathname)?.[1]
}
