import { repositoryRoot } from '@energycockpit/testing'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { portalPolicy } from './portal-policy'
import type { RemoteFiles } from './remote-files'

export interface CheckPage {
  readonly url: string
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  woff2: 'font/woff2',
}
const built: readonly [address: string, folder: string][] = [
  ['/libraries/', 'shared/libraries/dist/'],
  ['/generic-feature/', 'shared/generic-feature/dist/'],
  ['/root-config/', 'root-config/dist/'],
]

interface Remote {
  featureId: string
  folder: string
  manifest: RemoteFiles['manifest']
  imports: Readonly<Record<string, string>>
}

/**
 * A page with the portal's policy, its start script, its libraries and `<generic-feature>`, and the remote below
 * `/{feature}/` on the same origin, as in a portal. In the shell's place stands nothing.
 */
export async function serveCheckPage(remote: Remote): Promise<CheckPage> {
  const server = http.createServer((request, response) => {
    answer(remote, new URL(request.url ?? '/', 'http://localhost').pathname)
      .catch(() => ({ status: 502, type: 'text/plain', body: 'The remote does not answer.' }))
      .then(({ status = 200, type, body, policy }: Answer) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          ...(policy !== undefined && { 'content-security-policy': policy }),
        })
        response.end(body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Answer {
  status?: number
  type: string
  body: string | Buffer
  policy?: string
}

async function answer({ featureId, folder, manifest, imports }: Remote, address: string): Promise<Answer> {
  if (address === '/') return page(featureId, imports)
  if (address === '/no-shell.js') return { type: types['js']!, body: 'System.register([], () => ({}))' }
  if (address === `/${featureId}/asset-manifest.json`)
    return { type: types['json']!, body: JSON.stringify(manifest) }
  if (address.startsWith(`/${featureId}/`)) return proxied(folder + address.slice(featureId.length + 2))
  for (const [prefix, place] of built) {
    const file = path.join(repositoryRoot, place, address.slice(prefix.length))
    if (address.startsWith(prefix) && existsSync(file))
      return { type: types[address.split('.').at(-1) ?? ''] ?? 'text/plain', body: readFileSync(file) }
  }
  const error = { id: 'check', status: 404, reasons: [{ code: 'NOT_FOUND', title: 'Not here', detail: '' }] }
  return { status: 404, type: types['json']!, body: JSON.stringify({ error }) }
}

async function proxied(address: string): Promise<Answer> {
  const given = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  return {
    status: given.status,
    type: given.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await given.arrayBuffer()),
  }
}

/** Around the remote stands one of each element that a portal's page is made of: what styles them, leaks. */
function page(featureId: string, own: Remote['imports']): Answer {
  const [nonce, styleNonce] = [16, 16].map((length) => randomBytes(length).toString('base64')) as [
    string,
    string,
  ]
  const { imports } = readJson<{ imports: Record<string, string> }>('importmap.json')
  const { styles } = readJson<{ styles: { file: string }[] }>('root-config/dist/build.json')
  const files = Object.entries(own).map(([name, file]) => [name, `/${featureId}/${file}`] as const)
  const map = JSON.stringify({
    imports: { ...imports, 'root-config': '/no-shell.js' },
    scopes: { [`/${featureId}/`]: Object.fromEntries(files) },
  })
  const body = `<!doctype html>
<html lang="en" class="checked-feature">
  <head>
    <meta charset="utf-8" />
    <title>Check of a remote</title>
    <meta property="csp-nonce" nonce="${styleNonce}" />
    ${styles.map(({ file }) => `<link rel="stylesheet" href="/root-config/${file}" />`).join('')}
    <script type="systemjs-importmap" nonce="${nonce}">${map}</script>
    <script type="application/json" id="portal-page" nonce="${nonce}">{"locale":"en","supportedLocales":["de","en"],"overridesAllowed":false}</script>
    <script defer src="/root-config/start.js" nonce="${nonce}"></script>
    <script defer src="/generic-feature/generic-feature.js" nonce="${nonce}"></script>
  </head>
  <body>
    <header data-portal><nav aria-label="Portal"><ul><li><a href="/platform/home-portal">Home</a></li></ul></nav></header>
    <section data-portal aria-label="Frame"><h2>Frame</h2><p>Text</p><form><label>Field <input name="field" /></label><button type="button">Button</button></form>
    <table><caption>Table</caption><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table></section>
    <main></main>
  </body>
</html>`
  return { type: 'text/html; charset=utf-8', body, policy: portalPolicy(nonce, styleNonce) }
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8')) as Content
}
