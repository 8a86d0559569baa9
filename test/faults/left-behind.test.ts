import { spareUser, stubAddress, waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest, Visitor } from '../journeys/portal-under-test'
import { disorderlyRemote, leavings, type Disorder } from './disorderly-remotes'
import { collectReports, type FailureReports } from './failure-reports'

let portal: PortalUnderTest
let visitor: Visitor
beforeAll(async () => {
  portal = await startPortalWithRemotes()
  visitor = await portal.visit('/platform/home-portal', { as: await spareUser('analyst') })
}, 240_000)
afterAll(async () => {
  // The unmount that never ends, and the notice that React misses.
  await visitor?.close(/message #31|TimeLimitError|removeChild/)
  await portal?.stop()
})

let page: Page
let reports: FailureReports
let warnings: string[]
/** A tab of its own for each: what was told once is not told again. */
beforeEach(async () => {
  page = await visitor.context.newPage()
  reports = collectReports(page)
  warnings = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
})
afterEach(() => page.close())

const featureId = 'vue-remote'
const said = () => warnings.filter((warning) => warning.startsWith(`Feature ${featureId} `))
const menu = () => page.getByRole('navigation', { name: visitor.words.mainMenu })
const atHome = () => page.getByRole('heading', { level: 1, name: visitor.words.hello }).waitFor()
const goHome = () => menu().getByRole('link', { name: visitor.words.home, exact: true }).click()

/** The portal's home, with what all features have in common as it was there. */
async function begin(disorder: Disorder): Promise<string> {
  const body = disorderlyRemote(disorder)
  await stubAddress(page, `*/${featureId}/vue-remote.mjs*`, { contentType: 'text/javascript', body })
  await page.goto(`${portal.server.url}/platform/home-portal`)
  await atHome()
  await page.waitForLoadState('networkidle')
  return commonPage()
}

async function openRemote(): Promise<void> {
  await menu().getByRole('link', { name: 'Vue', exact: true }).click()
  // Not by its role: it may have hidden itself from assistive technology.
  await page.locator('h1', { hasText: 'Disorderly' }).waitFor()
}

const commonPage = () =>
  page.evaluate(() => {
    const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML
    const { documentElement: html, body } = document
    const around = ['#portal', 'header', 'nav', 'main', 'footer'].map((one) => document.querySelector(one)!)
    return JSON.stringify(
      {
        tags: [html, body, ...around].map(tagOf),
        beside: [...html.children, ...body.children].map(tagOf),
        header: document.querySelector('header')!.children.length,
        menu: document.querySelectorAll('nav a').length,
        drawn: around.map((element) => getComputedStyle(element).display),
        title: document.title,
      },
      undefined,
      1,
    )
  })

/** Three at once, each in a block of its own: what a visit costs is the same. */
const together = Object.entries(leavings).reduce<[names: string, mount: string, told: RegExp[]][]>(
  (groups, [name, [does, words]], place) => {
    const [names, mount, told] = place % 3 === 0 ? ['', '', []] : groups.pop()!
    return [...groups, [names ? `${names}, ${name}` : name, `${mount}\n{ ${does} }`, [...told, words]]]
  },
  [],
)

test.each(together)('%s go with the feature, and are told', async (_, mount, told) => {
  const before = await begin({ mount })
  await openRemote()
  await page.goBack()
  await atHome()
  await waitFor('the page to be as before', async () => (await commonPage()) === before).catch(async () =>
    expect(await commonPage()).toBe(before),
  )
  expect(await reports.are(1)).toMatchObject([{ featureId, kind: 'left-behind', version: 'vue-remote.mjs' }])
  expect(said()).toEqual([expect.any(String)])
  for (const words of told) expect(said()[0]).toMatch(words)

  // Once in the life of the page, and taken away each time: the same for whatever is left.
  if (mount !== together[0]![1]) return
  await openRemote()
  await page.goBack()
  await atHome()
  expect(await commonPage()).toBe(before)
  await menu().getByRole('link', { name: visitor.words.analysis }).click()
  await page.getByRole('treeitem').first().waitFor()
  expect(said()).toHaveLength(1)
  await reports.are(1)
})

test('an unmount that never ends keeps nobody waiting for more than two seconds, nor its style sheets', async () => {
  const before = await begin({
    mount: "document.body.style.overflow = 'hidden'",
    unmount: 'await new Promise(() => undefined)',
  })
  await openRemote()
  const began = Date.now()
  await goHome()
  await atHome()
  // With what a busy machine takes to draw the page.
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await commonPage()).toBe(before)
  const taken = await reports.are(2)
  expect(taken.map(({ kind }) => kind)).toEqual(['unmount-time-out', 'left-behind'])
  expect(said()).toHaveLength(2)
  await page.waitForFunction(() => document.querySelector('link[href*="vue-remote.css"]') === null)
})

const swallow = (way: string) => `
  for (const kind of ['click', 'pointerdown', 'mousedown', 'keydown'])
    window.addEventListener(kind, (event) => event.${way}(), true)`

test.each(['stopImmediatePropagation', 'preventDefault'])(
  'clicks and keys for the portal reach it although a feature calls %s',
  async (way) => {
    await begin({ mount: swallow(way) })
    await openRemote()
    await goHome()
    await atHome()
    expect(await reports.are(1)).toMatchObject([{ featureId, kind: 'stopped-events' }])
    expect(said()).toEqual([expect.stringMatching(/3\.5 (pointerdown|mousedown|click)/)])
    // Its listener is still there, and keeps no other feature from hearing of clicks either.
    await page.getByRole('link', { name: visitor.words.analysis }).first().press('Enter')
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('treeitem').nth(1).click()
    await reports.are(1)
  },
)

test('its own clicks a feature may stop', async () => {
  const mount = `${swallow('stopImmediatePropagation')}
    heading.onclick = () => { heading.textContent = 'clicked' }`
  await begin({ mount })
  await openRemote()
  const before = said()
  await page.getByRole('heading', { level: 1 }).click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Disorderly')
  expect(said()).toEqual(before)
})

test.each([
  [
    'emptied',
    "document.querySelector('header').textContent = ''; document.querySelector('nav').replaceChildren()",
  ],
  ['taken out with all of the portal', "document.getElementById('portal').remove()"],
  ['replaced', "document.getElementById('portal').replaceChildren()"],
])('header and menu that are %s come back at once and work', async (_, mount) => {
  const before = await begin({ mount: `setTimeout(() => { ${mount} })` })
  await openRemote()
  await waitFor('the report', () => said().length > 0)
  await goHome()
  await atHome()
  expect(await commonPage()).toBe(before)
  expect((await reports.are(1))[0]).toMatchObject({ featureId, kind: 'changed-portal' })
  await page.getByRole('button', { name: visitor.words.userMenu }).click()
  await page.getByRole('button', { name: visitor.words.signOut }).waitFor()
})

test('what the shell changes while a feature stands remains', async () => {
  await begin({ mount: "document.documentElement.dataset.theme = 'neon'" })
  await openRemote()
  await page.getByText('DE', { exact: true }).click()
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  await page.evaluate(() => (document.documentElement.lang = 'it'))
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined()
  await page.getByText('EN', { exact: true }).click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
})

test('the shell is drawn anew when React stumbles over what a feature took out of it', async () => {
  // A notice goes by itself after some seconds; React then misses it.
  const mount = `notify({ kind: 'information', text: 'Look here' })
    const looking = setInterval(() => {
      const notice = [...document.querySelectorAll('#portal li')].find((one) => one.textContent.includes('Look here'))
      if (notice) clearInterval(looking)
      notice?.remove()
    })`
  await begin({ mount })
  const stumbled = page.waitForEvent('pageerror')
  await openRemote()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  expect((await stumbled).message).toContain('removeChild')
  await goHome()
  await atHome()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})
