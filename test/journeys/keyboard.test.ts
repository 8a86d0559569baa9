import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { languages } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

describe.each(languages)('in %s', (language) => {
  test('the keyboard goes past the menu, through it, and arrives at the heading of a page that is announced', async () => {
    const { page, words, close } = await portal.visit('/platform/home-portal', { language })
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ text: words.skipLink, onScreen: true })
    await page.keyboard.press('Enter')
    expect(await focused(page)).toMatchObject({ id: 'main' })

    const menu = page.getByRole('navigation', { name: words.mainMenu })
    const link = menu.getByRole('link', { name: words.analysis })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/platform/analysis')
    await page.waitForFunction(() => document.activeElement?.localName === 'h1')
    expect(await focused(page)).toMatchObject({ text: words.analysis })
    expect(await page.title()).toBe(`${words.analysis} – EnergyCockpit`)
    await page.locator('[aria-live=polite]', { hasText: await page.title() }).waitFor({ state: 'attached' })
    const current = menu.locator('[aria-current=page]')
    await current.filter({ hasText: words.analysis }).waitFor()
    expect(await current.count()).toBe(1)
    await close()
  })

  test('user menu and drawer take the focus, keep it, and give it back on Escape', async () => {
    const { page, words, close } = await portal.visit('/platform/home-portal', { language })
    const userMenu = page.getByRole('button', { name: words.userMenu })
    await userMenu.press('Enter')
    await page.getByRole('button', { name: words.signOut }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ inside: 'popover' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.signOut }).waitFor({ state: 'hidden' })
    expect(await userMenu.evaluate((button) => document.activeElement === button)).toBe(true)

    await page.setViewportSize({ width: 360, height: 740 })
    const openMenu = page.getByRole('button', { name: words.openMenu })
    await openMenu.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: words.home }).waitFor()
    const links = await drawer.getByRole('link').count()
    for (let tab = 0; tab < links + 3; tab += 1) {
      // Between two rounds the focus is at the browser itself, which is the page's body.
      expect(['dialog', 'body']).toContain((await focused(page)).inside)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await openMenu.evaluate((button) => document.activeElement === button)).toBe(true)
    await close()
  })
})

test('every stop of the keyboard shows that it has the focus, in usual and in forced colours', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { as: 'system' })
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1
      body.focus()
    })
    const stops: string[] = []
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop.inside === 'body') break
      expect(stop).toMatchObject({ text: stop.text, outlined: true })
      stops.push(stop.text)
    }
    expect(stops.length).toBeGreaterThan(8)
  }
  await close()
})

test('nothing moves where the user asks for less motion', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: words.userMenu }).click()
  await page.getByRole('button', { name: words.signOut }).hover()
  const moving = await page.evaluate(() => {
    const isTimed = (times: string) => times.split(',').some((time) => parseFloat(time) > 0)
    return [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return isTimed(transitionDuration) || isTimed(animationDuration)
    }).length
  })
  expect([moving, await page.evaluate(() => document.getAnimations().length)]).toEqual([0, 0])
  await close()
})

/** What has the focus, as somebody at the keyboard sees it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    // A group of choices draws the outline around the segment, not around the radio button in it.
    const shown = element.matches('input[type=radio]') ? element.closest('label')! : element
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const { top, bottom } = element.getBoundingClientRect()
    const inside = element === document.body ? 'body' : element.closest('dialog') ? 'dialog' : undefined
    return {
      id: element.id,
      text: (element.textContent || element.getAttribute('aria-label') || '').trim(),
      outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      onScreen: bottom > 0 && top < innerHeight,
      inside: inside ?? (element.closest('[popover]') ? 'popover' : 'page'),
    }
  })
}
