import { spareUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { remotes, startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

test.each(remotes)(
  '$heading is on the menu, keeps its state when the language changes, and leaves nothing',
  async ({ id, heading }) => {
    const { page, words, close } = await portal.visit('/platform/home-portal', {
      as: await spareUser('manager'),
    })
    const before = await traces(page)
    const menu = page.getByRole('navigation', { name: words.mainMenu })
    await menu.getByRole('link', { name: heading }).click()
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await main.getByText('locale en').waitFor()
    await main.getByText('sub-routes a/b').waitFor()
    expect(await page.title()).toBe(`${heading} as a page`)
    expect(
      await page.evaluate(() =>
        document.documentElement.classList.contains(location.pathname.split('/')[2]!),
      ),
    ).toBe(true)

    await main.getByLabel('Note').fill('kept')
    await main.getByRole('button', { name: 'Count' }).click()
    await main.getByRole('status').filter({ hasText: '1' }).waitFor()
    const languages = page.getByRole('group', { name: /Language|Sprache/ })
    await languages.getByText('DE').click()
    await main.getByText('locale de').waitFor()
    await page.waitForFunction((title) => document.title === title, `${heading} als Seite`)
    expect(await main.getByLabel('Note').inputValue()).toBe('kept')
    expect(await main.getByRole('status').textContent()).toBe('1')
    await languages.getByText('EN').click()
    await main.getByText('locale en').waitFor()

    await page.evaluate((path) => history.pushState(null, '', path), `/platform/${id}/c`)
    await main.getByText('sub-routes c').waitFor()
    expect(await main.getByLabel('Note').inputValue()).toBe('kept')

    await menu.getByRole('link', { name: words.home, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    expect(await traces(page)).toEqual(before)
    // Fails when the Content-Security-Policy or Trusted Types refused anything.
    await close()
  },
)

const traces = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('generic-feature, [id$=-remote-root]').length,
    styles: [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) =>
      (link as HTMLLinkElement).href.includes('-remote/'),
    ).length,
    React: 'React' in window,
  }))
