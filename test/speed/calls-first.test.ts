import { demoUserName, signInByCalls, waitFor } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { holdAnswers } from './in-order'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** As many requests to one host are under way at a time over HTTP/1.1. */
const connections = 6
/** Of a page that is worked on the script that replaces entries of the import map is one more. */
const withoutWhichNoStart = /^\/root-config\/(root-config\.[0-9a-f]+\.css|start\.js)|import-map-overrides/

/** The order in which a browser with an empty cache asks for things while no answer comes. */
async function orderOf(path: string, signedIn: boolean): Promise<string[]> {
  const { page, context, close } = await portal.visitor('en', { fresh: true })
  if (signedIn) await signInByCalls(context.request, portal.server.url, demoUserName('analyst'))
  const proxy = await holdAnswers(portal.server.url, (requested) => !requested.startsWith('/platform/'))
  await page.goto(proxy.url + path, { waitUntil: 'commit' })
  await waitFor('all connections to be taken', async () => proxy.held() === connections)
  proxy.release()
  await page.locator('main h1').first().waitFor()
  await close()
  await proxy.stop()
  return proxy.requested.slice(1).map((url) => url.replace(/\?v=.*/, ''))
}

test.each([
  [
    '/platform/analysis',
    true,
    ['/i18n/en', '/whoami', '/rest/secure/blocking-info', '/uic-context?locale=en'],
  ],
  ['/platform/home-portal/static', false, ['/public/i18n/en', '/static-footer?locale=en']],
])('nothing that %s fetches early keeps its calls waiting', async (path, signedIn, calls) => {
  const order = await orderOf(path, signedIn)
  const last = Math.max(...calls.map((call) => order.indexOf(call)))
  const before = order.slice(0, last).filter((url) => !calls.includes(url) && !url.endsWith('.css'))
  expect(before.filter((url) => !withoutWhichNoStart.test(url))).toEqual([])
  expect(order.filter((url) => calls.includes(url)).toSorted()).toEqual(calls.toSorted())
})
