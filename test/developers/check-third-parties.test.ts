import { sharedBrowser } from '@energycockpit/testing'
import { createReadStream, existsSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { checkRemote } from '../check-remote/check-remote'
import { remotes } from '../generic-features/third-parties'
import { buildRemotes, remoteFolder } from '../remotes/built-remotes'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

let browser: Browser
let server: http.Server
let address: string
beforeAll(async () => {
  server = http.createServer(({ url = '/' }, response) => {
    const [, folder = '', name = ''] = /^\/([a-z0-9-]+)-remote\/([\w./-]+)/.exec(url) ?? []
    const file = join(remoteFolder(folder), 'dist', name)
    if (name === '' || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  ;[browser] = await Promise.all([sharedBrowser(), buildRemotes(remotes.map(({ folder }) => folder))])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

/** These note on window that they are there: a SHOULD that is broken, and rightly found. */
const rightlyFound: Readonly<Record<string, string[]>> = {
  'lit-remote': ['4.5'],
  'vue-remote': ['4.5'],
  'svelte-remote': ['4.5'],
}
const imports: Readonly<Record<string, Record<string, string>>> = {
  'react-17-remote': { react: 'react.js', 'react-dom': 'react-dom.js' },
}

test.each(remotes)('check-remote finds that $heading keeps the contract', async ({ id }) => {
  const { featureId, findings } = await checkRemote(browser, `${address}/${id}/`, {
    imports: imports[id] ?? {},
  })
  expect(featureId).toBe(id)
  const unexpected = findings.filter(({ statement }) => !rightlyFound[id]?.includes(statement))
  expect(unexpected).toEqual([])
  expect(findings.map(({ statement }) => statement)).toEqual(rightlyFound[id] ?? [])
})
