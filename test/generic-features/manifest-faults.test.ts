import type { Route } from 'playwright-core'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body })

const faults: Record<string, [says: RegExp, answer: (route: Route) => Promise<void>]> = {
  'is missing': [/was not found/, (route) => route.fulfill({ status: 404, body: 'not found' })],
  'is a page': [
    /sent a page/,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  ],
  'is no JSON': [/list of its files/, json('{')],
  'lists nothing': [/list of its files/, json('{"entrypoints":[]}')],
  'leads out of its folder': [/list of its files/, json('{"entrypoints":["../analysis/x.js"]}')],
  'leads elsewhere': [/list of its files/, json('{"entrypoints":["https://elsewhere.example/x.js"]}')],
  'names a script that is not there': [/was not found/, json('{"entrypoints":["gone.js"]}')],
  'names a style sheet that is not there': [
    /was not found/,
    json('{"entrypoints":["gone.css","vue-remote.mjs"]}'),
  ],
}

test.each(Object.entries(faults))(
  'a manifest that %s: the panel says so, and another try shows the remote',
  async (_, [says, answer]) => {
    const { page, words, close } = await portal.visit('/platform/home-portal')
    const manifest = '**/vue-remote/asset-manifest.json'
    await page.route(manifest, answer)
    const menu = page.getByRole('navigation', { name: words.mainMenu })
    await menu.getByRole('link', { name: 'Vue' }).click()
    await page.getByText(words.featureBroken).waitFor()
    await page.getByText(says).waitFor()
    await page.getByText(words.restWorks).waitFor()
    expect(await page.locator('generic-feature').count()).toBe(0)
    await page.unroute(manifest)
    await page.getByRole('button', { name: words.retry }).click()
    await page.getByRole('heading', { level: 1, name: 'Vue', exact: true }).waitFor()
    await close(/Failed to load|is not available|vue-remote/i)
  },
)
