import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Finding } from './statements'

const SIZE_LIMIT = 160_000
const PATIENCE = 10_000
const LOCAL_ORIGIN = 'http://localhost:1'

export interface RemoteFiles {
  /** What `asset-manifest.json` says, made up for a remote that was named by its entry. */
  manifest: { entrypoints: string[]; type?: 'module' | 'script' }
  /** Bytes (gzip) of the listed style sheets and scripts. */
  size: number
  findings: Finding[]
}

/**
 * Asks for the manifest and all files that it lists, as the portal's server does. `folder` ends with a slash; `entry`
 * is the entry's path below it where the caller has named one. Undefined files: nothing can be shown.
 */
export async function readRemoteFiles(folder: string, entry?: string): Promise<RemoteFiles> {
  const findings: Finding[] = []
  const found = (statement: Finding['statement'], seen: string, toMend: string) =>
    void findings.push({ statement, seen, toMend })

  const manifest = entry ? { entrypoints: [entry] } : await readManifest(folder, found)
  let size = 0
  const closed: string[] = []
  for (const path of manifest?.entrypoints ?? []) {
    const file = await checkFile(folder, path, found)
    size += file.size
    if (!file.admitsOthers) closed.push(path)
  }
  if (closed.length > 0 && !(await isPortal(folder)))
    found(
      '1.4',
      `${closed.join(', ')} may not be read by pages of other origins.`,
      "Send 'access-control-allow-origin: *': overrides and integrity across origins need it.",
    )
  if (size > SIZE_LIMIT)
    found(
      '1.5',
      `Style sheets and scripts that load at first have ${Math.round(size / 1000)} kB (gzip).`,
      'Import what is needed later by import(), leave React and the other shared libraries to the portal, and look for what is large.',
    )
  return { manifest: manifest ?? { entrypoints: [] }, size, findings }
}

type Found = (statement: Finding['statement'], seen: string, toMend: string) => void

async function readManifest(folder: string, found: Found): Promise<RemoteFiles['manifest'] | undefined> {
  const address = `${folder}asset-manifest.json`
  const mend = `Serve JSON there: { "entrypoints": ["style.css", "entry.js"] }, with paths below ${folder}.`
  const answer = await get(address)
  if (answer === undefined) return void found('1.1', `Nothing answers at ${address}.`, mend)
  if (!answer.ok) return void found('1.1', `${address} answers with ${answer.status}.`, mend)
  if (/html/i.test(answer.type))
    return void found('1.1', `${address} answers with a page (${answer.type}).`, mend)
  const manifest = parse(answer.body.toString())
  const paths: unknown = manifest?.entrypoints
  if (!Array.isArray(paths) || paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    return void found('1.1', `${address} has no list of entrypoints.`, mend)
  const outside = paths.filter((path) => !isBelow(folder, path) || !/\.(m?js|css)$/.test(path))
  if (outside.length > 0)
    return void found(
      '1.1',
      `${address} lists ${outside.join(', ')}: no script or style sheet below ${folder}.`,
      mend,
    )
  if (!paths.some((path) => /\.m?js$/.test(path)))
    return void found('1.1', `${address} lists no script.`, mend)
  return manifest as RemoteFiles['manifest']
}

interface CheckedFile {
  /** Bytes, gzip. */
  size: number
  admitsOthers: boolean
}

async function checkFile(folder: string, path: string, found: Found): Promise<CheckedFile> {
  const address = new URL(path, folder).href
  const isStyle = path.endsWith('.css')
  const [answer, again] = [await get(address), await get(address)]
  if (!answer?.ok || !again) {
    found(
      '1.2',
      `${address} answers with ${answer?.status ?? 'nothing'}.`,
      'Serve every file that the manifest lists.',
    )
    return { size: 0, admitsOthers: true }
  }
  const wanted = isStyle ? /^text\/css\b/i : /^(text|application)\/javascript\b/i
  if (!wanted.test(answer.type))
    found(
      '1.2',
      `${address} comes as ${answer.type || 'no content type'}.`,
      `Serve it as ${isStyle ? 'text/css' : 'text/javascript'}; a browser with nosniff runs nothing else. Never answer an asset's path with a page.`,
    )
  if (hash(answer.body) !== hash(again.body))
    found(
      '1.3',
      `${address} has another content each time it is requested.`,
      'Serve what was built. One address has one content between two deployments, or its integrity can never hold.',
    )
  return {
    size: gzipSync(answer.body).length,
    admitsOthers: answer.allowed === '*' || answer.allowed === LOCAL_ORIGIN,
  }
}

/** A portal that serves the remote's files decides itself who else may read them. */
async function isPortal(folder: string): Promise<boolean> {
  const answer = await get(new URL('/importmap.json', folder).href)
  return answer?.ok === true && parse(answer.body.toString())?.imports !== undefined
}

async function get(address: string) {
  const answer = await fetch(address, {
    headers: { origin: LOCAL_ORIGIN },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  if (answer === undefined) return undefined
  return {
    ok: answer.ok,
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    allowed: answer.headers.get('access-control-allow-origin'),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

function isBelow(folder: string, path: string): boolean {
  return (
    !/%2f|%5c|\\/i.test(path) && URL.canParse(path, folder) && new URL(path, folder).href.startsWith(folder)
  )
}

function parse(text: string): { entrypoints?: unknown; imports?: unknown } | undefined {
  try {
    return JSON.parse(text) as { entrypoints?: unknown; imports?: unknown }
  } catch {
    return undefined
  }
}

const hash = (body: Buffer) => createHash('sha384').update(body).digest('base64')
