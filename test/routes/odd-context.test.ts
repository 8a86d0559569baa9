import { accessibilityFaults } from '@energycockpit/testing'
import type { Route } from 'playwright-core'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages, type Language } from '../journeys/words'
import { routeWords } from './words-of-routes'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const contextCall = '**/uic-context*'

const oddities: Record<
  string,
  { answer: (route: Route) => Promise<void>; says: Record<'de' | 'en', RegExp> }
> = {
  fails: {
    answer: (route) => route.fulfill({ status: 500, body: 'broken' }),
    says: { de: /hatte einen Fehler/, en: /had an error/ },
  },
  'is malformed': {
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"menu":null}' }),
    says: { de: /unerwartet geantwortet/, en: /unexpected response/ },
  },
  'never comes': {
    answer: () => new Promise(() => undefined),
    says: { de: /länger als 10 Sekunden/, en: /more than 10 seconds/ },
  },
}

/** The languages take turns: their texts are compared key by key in unit tests. */
const inTurn = (language: Language) =>
  Object.keys(oddities).filter((_, place) => languages[place % languages.length] === language)

describe.each(languages)('in %s', (language) => {
  test.each(inTurn(language))(
    'a context that %s: the page says why, and another try works',
    async (oddity) => {
      const { answer, says } = oddities[oddity]!
      const { page, goto, words, close } = await portal.visit('/platform/home-portal', { language })
      await page.route(contextCall, answer)
      if (oddity === 'never comes') await page.clock.install()
      await goto('/platform/analysis')
      if (oddity === 'never comes') {
        await page.getByRole('status').waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.clock.fastForward(10_000)
      }
      await page.getByText(routeWords[language].notShown).last().waitFor()
      await page.getByText(says[language]).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.unroute(contextCall)
      await page.getByRole('button', { name: words.retry }).click()
      await page.getByRole('treeitem').first().waitFor()
      await close(/Failed to load resource/)
    },
  )
})

declare global {
  interface Window {
    listeners: number
  }
}

/** How many listen to the page as a whole: who begins before they have ended listens twice. */
function countListeners(): void {
  window.listeners = 0
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const isPage = (target: unknown) => target === undefined || target === window || target === document
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
    if (isPage(this)) window.listeners += 1
    addEventListener.apply(this ?? window, given)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given) {
    if (isPage(this)) window.listeners -= 1
    removeEventListener.apply(this ?? window, given)
  }
}

test('trying again in vain leaves no listeners behind, and works when the server is back', async () => {
  const { page, goto, words, close } = await portal.visit('/platform/home-portal')
  await page.addInitScript(countListeners)
  const away = (route: Route) =>
    route.request().resourceType() === 'fetch' ? route.abort('connectionrefused') : route.fallback()
  await page.route('**', away)
  await goto('/platform/analysis')
  const retry = page.getByRole('button', { name: words.retry })
  await retry.waitFor()
  const before = await page.evaluate(() => window.listeners)
  for (let tries = 0; tries < 3; tries += 1) {
    const requested = page.waitForRequest(contextCall)
    await retry.click()
    await requested
    await retry.waitFor()
  }
  expect(await page.evaluate(() => window.listeners)).toBe(before)
  await page.unroute('**', away)
  await retry.click()
  await page.getByRole('treeitem').first().waitFor()
  await close(/Failed to load resource|ERR_CONNECTION/)
})

test('a menu of bad entries loses them and nothing else', async () => {
  const { page, goto, words, close } = await portal.visit('/platform/home-portal')
  const bad = [
    ...[null, 7, {}, { label: 'No address' }, { url: '/platform/no-label' }, { label: 'Number', url: 7 }],
    { label: 'Script', url: 'javascript:alert(1)' },
    { label: 'Foreign', url: 'https://evil.example/platform/analysis' },
    { label: 'Foreign too', url: '//evil.example/platform/analysis' },
    { label: 'Outside', url: '/platform/../logout' },
    { label: 'Circle', items: [{ label: 'Group in a group', items: [] }] },
  ]
  await page.route(contextCall, async (route) => {
    const answer = await route.fetch()
    const context = (await answer.json()) as { menu: unknown[] }
    const menu = [...bad, ...context.menu, ...context.menu]
    await route.fulfill({ response: answer, json: { ...context, menu, rootPath: '/platform/sankey' } })
  })
  await goto('/platform/unknown')
  const navigation = page.getByRole('navigation', { name: words.mainMenu })
  await navigation.getByRole('link', { name: words.analysis }).waitFor()
  expect(await navigation.getByRole('link').allTextContents()).toEqual([
    words.home,
    words.news,
    words.analysis,
    words.overview,
    words.today,
    words.actions,
    words.energyUses,
    words.indicators,
    words.budgets,
    words.carbon,
    words.factors,
    words.virtualMeters,
    words.hierarchy,
    words.meteringPoints,
    words.twin,
    words.map,
  ])
  await page.waitForURL('**/platform/home-portal')
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})
