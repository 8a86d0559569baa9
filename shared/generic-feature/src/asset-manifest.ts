import {
  array,
  config,
  enum as oneOf,
  minLength,
  object,
  optional,
  regex,
  safeParse,
  string,
  unknown,
} from 'zod/mini'
import { WrongManifestError } from './wrong-manifest-error'

// zod would try out `new Function`, which a strict policy forbids and reports.
config({ jitless: true })

const manifestSchema = object({
  /** Style sheets and scripts in the order in which they are put in; the last script is the entry. */
  entrypoints: array(string()).check(minLength(1)),
  /** `module`: the scripts are ES modules, as are all that end in `.mjs`. */
  type: optional(oneOf(['module', 'script'])),
  version: optional(unknown()),
})

/** Anything else that a tool writes there is no reason to refuse a remote. */
const versionSchema = string().check(regex(/^[\w.+@~-]{1,64}$/))

/** A remote's files, as absolute addresses. */
export interface AssetManifest {
  styles: readonly string[]
  scripts: readonly RemoteScript[]
  /** What failures and load times are told apart by: the stated version, else the entry's file name. */
  version: string | undefined
  /** The version that the manifest itself states. */
  stated: string | undefined
}

export interface RemoteScript {
  address: string
  isModule: boolean
}

/** Reads the parsed content of `asset-manifest.json`; `folder` is the remote's address and ends with a slash. */
export function readAssetManifest(content: unknown, folder: string): AssetManifest {
  const result = safeParse(manifestSchema, content)
  if (!result.success) throw new WrongManifestError(`${folder}asset-manifest.json lists no entrypoints`)
  const { entrypoints, type, version } = result.data
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
  const stated = readVersion(version)
  return { styles, scripts, version: stated ?? readVersion(fileNameOf(scripts.at(-1)!.address)), stated }
}

/** An encoded slash is one segment to the browser, and a step into another folder to some servers. */
const HIDDEN_SEPARATOR = /%2f|%5c|\\/i

function addressBelow(folder: string, path: string): string {
  const address = URL.canParse(path, folder) ? new URL(path, folder) : undefined
  if (!address || HIDDEN_SEPARATOR.test(path) || !address.href.startsWith(folder))
    throw new WrongManifestError(`${folder}asset-manifest.json names ${path}, which is outside of its folder`)
  return address.href
}

function readVersion(stated: unknown): string | undefined {
  const result = safeParse(versionSchema, stated)
  return result.success ? result.data : undefined
}

function fileNameOf(address: string): string | undefined {
  return new URL(address).pathname.split('/').at(-1)
}

function extensionOf(address: string): string | undefined {
  return /\.([a-z]+)$/.exec(new URL(address).pathname)?.[1]
}
