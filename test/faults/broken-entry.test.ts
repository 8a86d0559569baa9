import type { Page, Route } from 'playwright-core'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { collectReports } from './failure-reports'
import { entry, handWrittenFeature, script, withoutIntegrity } from './faulty-entry'
import { menuStillWorks, panelSays } from './panel'
import type { Failure } from './words-of-failures'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

interface Fault {
  answer: (route: Route) => Promise<void>
  kind: Failure
  /** The entry keeps its integrity, as it does outside of tests. */
  integrity?: true
}

const html = '<!doctype html><title>Portal</title>'
const faults: Record<string, Fault> = {
  'is not there': { answer: (route) => route.fulfill({ status: 404, body: '' }), kind: 'missing' },
  'is answered with 500': { answer: (route) => route.fulfill({ status: 500 }), kind: 'server-error' },
  'is a page with status 200': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: html }),
    kind: 'html-in-place',
  },
  'has a syntax error': { answer: script('System.register([], (exported) => {'), kind: 'throws' },
  'throws while it is loaded': {
    answer: script(handWrittenFeature({ whileLoading: "throw new Error('loading')" })),
    kind: 'throws',
  },
  'exports no lifecycles': { answer: script('System.register([], () => ({}))'), kind: 'wrong-shape' },
  'throws at bootstrap': {
    answer: script(handWrittenFeature({ bootstrap: "throw new Error('bootstrap')" })),
    kind: 'crashed-mounting',
  },
  'throws at mount': {
    answer: script(handWrittenFeature({ mount: "throw new Error('mount')" })),
    kind: 'crashed-mounting',
  },
  'throws while it draws': {
    answer: script(handWrittenFeature({ mount: "draw(() => { throw new Error('render') })" })),
    kind: 'crashed-rendering',
  },
  'is another than what was built': {
    answer: script(handWrittenFeature({})),
    kind: 'wrong-integrity',
    integrity: true,
  },
}
const provoked =
  /remoteEntry|Failed to load|integrity|single-spa|feature|loading|bootstrap|mount|render|SyntaxError|^exception: $/i

async function openAnalysis({ page, words }: Visitor): Promise<void> {
  await page
    .getByRole('navigation', { name: words.mainMenu })
    .getByRole('link', { name: words.analysis })
    .click()
}
const analysisStands = (page: Page) => page.getByRole('treeitem').first().waitFor()

test.each(Object.entries(faults))('the entry %s', async (_, { answer, kind, integrity }) => {
  const visitor = await portal.visit('/platform/home-portal')
  const { page, words } = visitor
  if (!integrity) await withoutIntegrity(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const reports = collectReports(page)
  await page.route(entry, answer)

  await openAnalysis(visitor)
  const first = await panelSays(visitor, kind)
  expect(await reports.are(1)).toEqual([
    { featureId: 'analysis', version: expect.stringMatching(/^[0-9a-f]{8}$/), kind, correlationId: first },
  ])
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await page.getByRole('button', { name: words.retry }).click()
  const second = await panelSays(visitor, kind, { after: first })
  expect((await reports.are(2))[1]?.correlationId).toBe(second)

  await menuStillWorks(visitor)
  await openAnalysis(visitor)
  await panelSays(visitor, kind, { after: second })
  await page.unroute(entry)
  await page.getByRole('button', { name: words.retry }).click()
  await analysisStands(page)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await reports.are(3)
  await visitor.close(provoked)
})

test('the entry hangs', async () => {
  const visitor = await portal.visit('/platform/home-portal')
  const { page } = visitor
  const reports = collectReports(page)
  await page.clock.install()
  // Neither the prefetch nor the import gets an answer.
  await page.route(entry, () => new Promise(() => undefined))
  await openAnalysis(visitor)
  await page
    .getByText(/is loading/)
    .first()
    .waitFor({ state: 'attached' })
  await page.clock.fastForward(10_000)
  const id = await panelSays(visitor, 'time-out')
  expect(await reports.are(1)).toMatchObject([{ kind: 'time-out', correlationId: id }])
  await menuStillWorks(visitor)
  await page.unroute(entry)
  await openAnalysis(visitor)
  await analysisStands(page)
  await visitor.close(provoked)
})

test.each(languages)('the panel speaks %s', async (language) => {
  const visitor = await portal.visit('/platform/home-portal', { language })
  await withoutIntegrity(visitor.page)
  await visitor.page.reload()
  for (const kind of ['missing', 'server-error', 'html-in-place', 'throws', 'crashed-mounting'] as const) {
    const fault = Object.values(faults).find((one) => one.kind === kind)
    await visitor.page.route(entry, fault!.answer)
    await openAnalysis(visitor)
    await panelSays(visitor, kind, { language })
    await visitor.page.unroute(entry)
    await menuStillWorks(visitor)
  }
  await visitor.close(provoked)
})
