import { repositoryRoot } from '@energycockpit/testing'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { portalPolicy } from '../check-remote/portal-policy'
import { serveOwnFeature, type OwnFeature } from './own-feature'
import { startProduction } from './production'

const heading = 'My own analysis'
const analysis = '/platform/analysis'
const key = 'import-map-override:analysis'

let portal: PortalUnderTest
let own: OwnFeature
beforeEach(async () => void (own = await serveOwnFeature(heading)))
afterEach(async () => {
  await portal?.stop()
  await own.stop()
})

test('outside production one feature comes from another origin, and everything else from the portal', async () => {
  portal = await startPortal()
  const { page, close } = await portal.visit('/platform/home-portal')
  await page.evaluate(([name, address]) => localStorage.setItem(name!, address!), [key, own.address])
  await page.goto(portal.server.url + analysis)
  await page.getByRole('heading', { name: heading }).waitFor()
  expect(own.requested()).toBeGreaterThan(0)

  await page.getByText('Loaded from elsewhere: analysis').waitFor()
  // The sign takes the room of what the account has as well, and nothing else is pushed out or squeezed.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Load from the portal again' }).waitFor()
  expect(
    await page.evaluate(() => ({
      beyond: document.documentElement.scrollWidth - innerWidth,
      squeezed: [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      ).length,
    })),
  ).toEqual({ beyond: 0, squeezed: 0 })
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.getByRole('button', { name: 'Load from the portal again' }).click()
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('heading', { name: heading }).waitFor({ state: 'detached' })
  await close()
})

test('in production not a byte of the overrides is served to a user, and a planted one has no effect', async () => {
  portal = await startProduction()
  const { page, context, close } = await portal.visit('/platform/home-portal')
  const served: string[] = []
  page.on('response', (response) => {
    void response.body().then(
      (body) => served.push(`${response.url()}\n${body.toString('latin1')}`),
      () => undefined,
    )
  })
  await page.evaluate(
    ([name, address]) => {
      localStorage.setItem(name!, address!)
      localStorage.setItem('import-map-override:root-config', address!)
      localStorage.setItem('devtools', 'true')
    },
    [key, own.address],
  )
  await page.goto(`${portal.server.url + analysis}?imo=${encodeURIComponent(own.address)}`)
  await page.getByRole('tree').waitFor()
  await page.waitForLoadState('networkidle')

  expect(own.requested()).toBe(0)
  expect(await page.evaluate(() => 'importMapOverrides' in window)).toBe(false)
  expect(served.some((file) => file.startsWith(`${portal.server.url}/root-config/start.js`))).toBe(true)
  expect(
    served.filter((file) => /import-map-override/.test(file)).map((file) => file.split('\n')[0]),
  ).toEqual([])

  const script = overridesScript()
  expect((await context.request.get(portal.server.url + script)).status()).toBe(404)
  const answer = await context.request.get(portal.server.url + analysis)
  expect(await answer.text()).not.toContain('import-map-override')
  const policy = (answer.headers()['content-security-policy'] ?? '').replace(/; report-uri \S+/, '')
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/)
  // What check-remote shows remotes under is this very policy, without the one style that stands in the portal's page itself.
  const ownStyle = / 'sha256-[^']+'/
  expect(policy.match(new RegExp(ownStyle, 'g'))).toHaveLength(1)
  const nonceOf = (directive: string) =>
    new RegExp(`${directive} [^;]*'nonce-([^']+)'`).exec(policy)?.[1] ?? ''
  expect(policy.replace(ownStyle, '')).toBe(portalPolicy(nonceOf('script-src'), nonceOf('style-src')))
  expect(nonceOf('style-src')).not.toBe(nonceOf('script-src'))
  await close()
}, 120_000)

function overridesScript(): string {
  const text = readFileSync(path.join(repositoryRoot, 'importmap.json'), 'utf8')
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> }
  return Object.keys(integrity).find((address) => address.includes('import-map-overrides@')) ?? 'none'
}
