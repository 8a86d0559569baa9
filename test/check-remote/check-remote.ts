import type { Browser } from 'playwright-core'
import { checkInBrowser } from './browser-check'
import { serveCheckPage } from './check-page'
import { readRemoteFiles } from './remote-files'
import type { Finding } from './statements'

export interface Checked {
  featureId: string
  /** Bytes (gzip) that load at first. */
  size: number
  findings: Finding[]
}

export interface CheckOptions {
  /** The feature id; by default the address's last segment that is no folder of assets. */
  id?: string | undefined
  /** Its own versions of shared libraries, name → file, as the operator's list gives them. */
  imports?: Readonly<Record<string, string>>
  /** Milliseconds that it may take to draw something. */
  patience?: number
}

/** Checks the remote at an address: the folder of its manifest, or its entry. */
export async function checkRemote(
  browser: Browser,
  address: string,
  { id, imports = {}, patience = 10_000 }: CheckOptions = {},
): Promise<Checked> {
  const { folder, entry } = placeOf(new URL(address))
  const featureId = id ?? new URL(folder).pathname.split('/').filter(Boolean).at(-1) ?? 'checked-feature'
  const { manifest, size, findings } = await readRemoteFiles(folder, entry)
  const cannotBeShown = findings.some(({ statement }) => statement === '1.1' || statement === '1.2')
  if (cannotBeShown) return { featureId, size, findings }
  const page = await serveCheckPage({ featureId, folder, manifest, imports })
  try {
    findings.push(...(await checkInBrowser(browser, page.url, { featureId, manifest, patience })))
  } finally {
    await page.stop()
  }
  return { featureId, size, findings: findings.sort((a, b) => a.statement.localeCompare(b.statement)) }
}

function placeOf(address: URL): { folder: string; entry?: string } {
  const [, path = '/', file = ''] = /^(.*\/)([^/]*)$/.exec(address.pathname) ?? []
  if (file === '') return { folder: address.origin + path }
  if (file === 'asset-manifest.json') return { folder: address.origin + path }
  if (!/\.m?js$/.test(file)) return { folder: `${address.origin}${path}${file}/` }
  const above = path.replace(/assets\/$/, '')
  return { folder: address.origin + above, entry: path.slice(above.length) + file }
}
