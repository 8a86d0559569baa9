import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { routeWords } from '../routes/words-of-routes'
import { collectReports } from './failure-reports'
import { panelSays } from './panel'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test('a public page that does not come says so to visitors, and the server is told without knowing whom', async () => {
  const visitor = await portal.visitor('en')
  const { page, words } = visitor
  const reports = collectReports(page, '/rest/public/feature-failures')
  const entry = /\/home-portal\/remoteEntry\.js/
  await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }))
  await visitor.goto('/platform/home-portal/static')
  const first = await panelSays(visitor, 'missing')
  await page.getByRole('button', { name: words.retry }).click()
  const second = await panelSays(visitor, 'missing', { after: first })
  const report = {
    featureId: 'home-portal',
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
    kind: 'missing',
  }
  expect(await reports.are(2)).toEqual([
    { ...report, correlationId: first },
    { ...report, correlationId: second },
  ])
  await page.unroute(entry)
  await page.getByRole('button', { name: words.retry }).click()
  await page.getByRole('heading', { level: 1, name: routeWords.en.static }).waitFor()
  await reports.are(2)
  await visitor.close(/Failed to load|home-portal/)
})
