import type { Page, Route } from 'playwright-core'
import { startPortal, type PortalUnderTest, type Visitor } from './portal-under-test'
import { languages } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const entry = /\/analysis\/assets\/remoteEntry\.js/

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  'is answered with an error': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'does not arrive': (route) => route.abort(),
  'is another than what was built': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'System.register([],()=>({execute(){}}))' }),
}

test.each(Object.keys(faults))(
  'the entry of Analysis %s: everything else works, and so does another try',
  async (fault) => {
    const visitor = await portal.visit('/platform/home-portal')
    await visitor.page.route(entry, faults[fault]!)
    await seesTheRestSurvive(visitor)
    await visitor.page.unroute(entry)
    await visitor.page.getByRole('button', { name: visitor.words.retry }).click()
    await analysisStands(visitor.page)
    await visitor.close(/remoteEntry|Failed to load|integrity|System|single-spa|feature/i)
  },
)

test.each(languages)('the panel speaks %s', async (language) => {
  const visitor = await portal.visit('/platform/home-portal', { language })
  await visitor.page.route(entry, faults['is missing']!)
  await seesTheRestSurvive(visitor)
  await visitor.close(/remoteEntry|Failed to load|System|single-spa|feature/i)
})

test('a deep link to a broken feature shows the panel inside the portal', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal')
  await page.route(entry, faults['is missing']!)
  await page.goto(`${portal.server.url}/platform/analysis?period=LAST_YEAR`)
  await page.getByText(words.featureBroken).waitFor()
  await page.unroute(entry)
  await page.getByRole('button', { name: words.retry }).click()
  await analysisStands(page)
  expect(new URL(page.url()).search).toBe('?period=LAST_YEAR')
  await close(/remoteEntry|Failed to load|System|single-spa|feature/i)
})

/** Analysis shows its panel; the menu leads home and back, and the panel is there again. */
async function seesTheRestSurvive({ page, words }: Visitor): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByText(words.featureBroken).waitFor()
  await page.getByText(words.restWorks).waitFor()
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByText(words.featureBroken).waitFor()
}

async function analysisStands(page: Page): Promise<void> {
  await page.getByRole('treeitem').first().waitFor()
}
