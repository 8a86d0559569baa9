import { openPage } from '@energycockpit/testing'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { remotes, startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
let pages: Server
let origin: string
beforeAll(async () => {
  pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(foreignPage)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  portal = await startPortalWithRemotes({ EMBEDDING_ORIGINS: origin })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  pages?.close()
})

const foreignPage = '<!doctype html><html lang="en"><title>Intranet</title><body></body></html>'

test('a page of an admitted origin shows every remote, without the portal around it', async () => {
  const { page, close } = await openPage(portal.browser)
  await page.goto(origin)
  await page.addScriptTag({ url: `${portal.server.url}/generic-feature/generic-feature.js` })
  for (const { id, heading } of remotes) {
    await page.evaluate(
      ({ id, portal }) => {
        const element = document.createElement('generic-feature')
        element.setAttribute('feature-id', id)
        element.setAttribute('locale', 'en')
        element.setAttribute('sub-routes', 'a/b')
        element.setAttribute('portal-origin', portal)
        document.body.replaceChildren(element)
      },
      { id, portal: portal.server.url },
    )
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    await page.getByText('sub-routes a/b').waitFor()
    await page.getByLabel('Note').fill('kept')
    await page.evaluate(() => {
      const element = document.querySelector('generic-feature')!
      element.setAttribute('locale', 'de')
      element.setAttribute('sub-routes', '')
    })
    await page.getByText('locale de').waitFor()
    await page.getByText(/^sub-routes\s*$/).waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('kept')
  }
  await page.evaluate(() => document.body.replaceChildren())
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') === null)
  await close()
})

test('a page of another origin gets none of it, and calls stay closed to both', async () => {
  const allowed = (path: string, from: string) =>
    fetch(portal.server.url + path, { headers: { origin: from }, redirect: 'manual' }).then(({ headers }) =>
      headers.get('access-control-allow-origin'),
    )
  for (const path of ['/lit-remote/asset-manifest.json', '/importmap.json']) {
    expect(await allowed(path, origin)).toBe(origin)
    expect(await allowed(path, 'https://elsewhere.example')).toBeNull()
    expect(await allowed(path, 'null')).toBeNull()
  }
  for (const path of ['/whoami', '/uic-context', '/platform/home-portal', '/rest/secure/hierarchy/nodes'])
    expect(await allowed(path, origin)).toBeNull()
})
