import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { chartIsDrawn } from './chart-drawing'
import { findElectricityMeter } from './demo-meter'
import { startPortal, type OwnPortal } from './portal-under-test'
import { analysisWords } from './words-of-analysis'

/* @long */

let portal: OwnPortal
let restarted: RunningServer | undefined
beforeAll(async () => {
  portal = await startPortal({})
}, 240_000)
afterAll(async () => {
  await restarted?.stop()
  await portal?.stop()
})

test('while the server is away the page says so, and it goes on by itself when the server is back', async () => {
  const { point } = await findElectricityMeter(await SignedInClient.signIn(portal.server.url))
  const path = `/platform/analysis?point=${point.id}&period=LAST_YEAR`
  const { page, words, close } = await portal.visit(path)
  await chartIsDrawn(page)

  await portal.server.kill9()
  await page.getByLabel(analysisWords.en.granularity, { exact: true }).selectOption('P1D')
  await page.getByText(words.serverAway).first().waitFor()
  await page.getByRole('navigation', { name: words.mainMenu }).waitFor()
  await page.getByRole('heading', { level: 1, name: point.name }).waitFor()

  const { port } = new URL(portal.server.url)
  restarted = await startServer({ dataDir: portal.server.dataDir, env: { PORT: port } })
  // Whether the page asks again before a user could press 'Try again' is a matter of moments, so nothing is pressed.
  await page.getByText(words.serverAway).first().waitFor({ state: 'detached' })
  await chartIsDrawn(page)
  expect(page.url()).toContain('granularity=P1D')
  await close(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|net::/)
})
