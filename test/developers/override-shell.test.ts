import { repositoryRoot } from '@energycockpit/testing'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'

const key = 'import-map-override:root-config'

let portal: PortalUnderTest
let own: { origin: string; stop(): Promise<void> }
beforeAll(async () => {
  portal = await startPortal()
  own = await serveOwnShell()
}, 240_000)
afterAll(async () => {
  await own?.stop()
  await portal?.stop()
})

test('outside production the shell itself comes from another origin, its later parts too', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal')
  await page.evaluate(
    ([name, address]) => localStorage.setItem(name!, address!),
    [key, `${own.origin}/root-config.js`],
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.shell)).toBe('own')

  // The warning before a foreign page is a part that the shell fetches when it is needed.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/'
    link.textContent = 'Elsewhere'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('dialog').waitFor()
  expect(requested.filter((address) => address.startsWith(own.origin)).length).toBeGreaterThan(1)
  await page.keyboard.press('Escape')

  await page.evaluate((name) => localStorage.removeItem(name), key)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.shell)).toBeUndefined()
  await close()
})

/** A developer's version of the shell: what is built, and a sign at which it can be told. */
async function serveOwnShell(): Promise<typeof own> {
  const dist = path.join(repositoryRoot, 'root-config/dist')
  const server = http.createServer((request, response) => {
    const file = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname)
    readFile(path.join(dist, file), 'utf8').then(
      (content) => {
        const isEntry = file === 'root-config.js'
        const sign = isEntry ? "document.documentElement.dataset.shell = 'own';" : ''
        response
          .writeHead(200, {
            'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .end(sign + content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
