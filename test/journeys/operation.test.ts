import {
  accessibilityFaults,
  demoPassword,
  demoUserName,
  SignedInClient,
  waitFor,
} from '@energycockpit/testing'
import { correlationId, panelOf } from '../faults/panel'
import { startPortal, type PortalUnderTest, type Visitor } from './portal-under-test'
import { words } from './words'

interface Overview {
  features: { featureId: string; version: string | null; times: { loads: number }; openings: number }[]
}

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const entry = /\/analysis\/assets\/remoteEntry\.js/
const path = '/platform/home-portal/operation'

test('a system administrator sees how long features took, and finds a failure by its reference', async () => {
  const system = { userName: demoUserName('system'), password: demoPassword }
  const operator = await SignedInClient.signIn(portal.server.url, system)
  const overview = async () =>
    (await operator.get<Overview>('/rest/secure/operation/features?period=P1D')).body.features
  const importsOf = async (featureId: string) =>
    (await overview())
      .filter((line) => line.featureId === featureId && line.version !== null)
      .reduce((sum, { times }) => sum + times.loads, 0)
  const before = { analysis: await importsOf('analysis'), home: await importsOf('home-portal') }

  const analyst = await portal.visit('/platform/home-portal')
  const reference = await failsOnce(analyst)
  await analyst.goto('/platform/home-portal/legal')
  await waitFor(
    'the page to have told its loads',
    async () => (await importsOf('analysis')) > before.analysis,
  )
  // The page itself, which began with Home, and Home again.
  expect(await importsOf('home-portal')).toBeGreaterThanOrEqual(before.home + 2)
  await analyst.close(/remoteEntry|Failed to load|System|single-spa|feature/i)

  const { page, close } = await portal.visit('/platform/home-portal', { as: 'system', language: 'de' })
  const menu = page.getByRole('navigation', { name: words.de.mainMenu })
  await menu.getByRole('link', { name: words.de.operation, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.de.operation }).waitFor()
  const features = page.getByRole('region', { name: 'Features und Versionen' })
  const line = features.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'analysis' }) })
  await line.filter({ hasText: 'Nicht gefunden' }).first().waitFor()
  expect(await line.first().innerText()).toMatch(/[0-9a-f]{8}\s+\d+\s+\d+(,\d)?\s(ms|s)\s/)

  await page.getByRole('searchbox', { name: 'Nach Referenz suchen' }).fill(`Referenz ${reference}`)
  const found = page.getByRole('region', { name: 'Letzte Fehler' }).getByRole('row')
  await found.filter({ hasText: reference }).waitFor()
  await waitFor('no other failure to be shown', async () => (await found.count()) === 2)
  expect(await found.last().innerText()).toMatch(/Nicht gefunden\s+analysis\s+[0-9a-f]{8}/)

  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await features.getByLabel('Sortieren nach').selectOption({ label: 'Fehlerquote' })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test.each(['admin', 'analyst'] as const)('%s is not led there, and finds no such page', async (as) => {
  const { page, goto, words: spoken, close } = await portal.visit('/platform/home-portal', { as })
  const menu = page.getByRole('navigation', { name: spoken.mainMenu })
  await menu.getByRole('link', { name: spoken.home, exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: spoken.operation, exact: true }).count()).toBe(0)
  await goto(path)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await close()
})

/** Analysis is missing once and stands at the second try; then Home again. Answers the reference of the failure. */
async function failsOnce(visitor: Visitor): Promise<string> {
  const { page, words: spoken } = visitor
  const menu = page.getByRole('navigation', { name: spoken.mainMenu })
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'not found' }))
  await menu.getByRole('link', { name: spoken.analysis }).click()
  await panelOf(visitor).waitFor()
  const reference = await correlationId(panelOf(visitor))
  await page.unroute(entry)
  await page.getByRole('button', { name: spoken.retry }).click()
  await page.getByRole('treeitem').first().waitFor()
  await menu.getByRole('link', { name: spoken.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: spoken.hello }).waitFor()
  return reference ?? ''
}

/** CSS pixels that the document is wider than the window. */
function sidewaysScroll(page: Visitor['page']): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
