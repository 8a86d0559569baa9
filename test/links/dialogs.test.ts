import { accessibilityFaults } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { drawLink, drawnLink } from './drawn-link'
import { startOtherHost, type OtherHost } from './other-host'
import { linkWords } from './words-of-links'

let portal: PortalUnderTest
let other: OtherHost
beforeAll(async () => {
  ;[portal, other] = await Promise.all([startPortal(), startOtherHost()])
}, 240_000)
afterAll(async () => {
  await other?.stop()
  await portal?.stop()
})

describe.each(languages)('in %s', (language) => {
  const words = linkWords[language]

  // The languages take turns.
  test.each([
    language === 'de' ? (['in the page', false] as const) : (['in open shadow roots', true] as const),
  ])(
    'a link to another host %s is warned of, and opens in a window that knows nothing of this one',
    async (_, inShadow) => {
      const { page, context, close } = await portal.visit('/platform/home-portal', { language })
      await drawLink(page, { href: other.url, inShadow })
      await drawnLink(page).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: words.warning })
      await dialog.getByText(words.extraTab).waitFor()
      await dialog.getByText(other.url, { exact: true }).waitFor()
      expect(await dialog.getByRole('button').allTextContents()).toEqual([words.close, words.redirect])
      expect(await accessibilityFaults(page)).toEqual([])

      await dialog.getByRole('button', { name: words.close }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(context.pages()).toHaveLength(1)
      expect(await hasFocus(page)).toBe(true)

      await page.keyboard.press('Enter')
      const opening = context.waitForEvent('page')
      await dialog.getByRole('button', { name: words.redirect }).click()
      const opened = await opening
      await opened.waitForURL(other.url)
      expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/platform/home-portal')
      await close()
    },
  )

  test('a link to the terms opens them in the language of the page', async () => {
    const { page, close } = await portal.visit('/platform/home-portal', { language })
    const link = page.getByRole('contentinfo').getByRole('link', { name: words.terms })
    await link.click()
    const dialog = page.getByRole('dialog', { name: words.terms })
    await dialog.getByRole('heading', { name: words.inTerms }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => document.activeElement === element)).toBe(true)
    await close()
  })

  test('terms that cannot be fetched leave the page as it is, and say so', async () => {
    const { page, close } = await portal.visit('/platform/home-portal', { language })
    const terms = '**/rest/public/portal-resources/termsAndConditions*'
    await page.route(terms, (route) => route.fulfill({ status: 500, body: 'broken' }))
    const link = page.getByRole('contentinfo').getByRole('link', { name: words.terms })
    await link.click()
    await page.getByText(words.termsFailed).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/platform/home-portal')
    await page.unroute(terms)
    await link.click()
    await page.getByRole('dialog', { name: words.terms }).waitFor()
    await close(/Failed to load resource.*500/)
  })
})

test('a link with the target _blank is warned of, also within the portal', async () => {
  const { page, close } = await portal.visit('/platform/home-portal')
  await drawLink(page, { href: '/platform/analysis', target: '_blank' })
  await drawnLink(page).click()
  const dialog = page.getByRole('dialog', { name: linkWords.en.warning })
  await dialog.getByText(`${portal.server.url}/platform/analysis`).waitFor()
  await close()
})

test('the keyboard stays in the dialog', async () => {
  const { page, close } = await portal.visit('/platform/home-portal')
  await drawLink(page, { href: other.url })
  await drawnLink(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab')
    // Between two rounds the focus is at the browser itself, which is the page's body.
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)
    const onPage = await page.evaluate(() => document.activeElement !== document.body)
    if (onPage) expect(place).toBe('dialog')
  }
  await close()
})

/** Whether the drawn link has the focus, through shadow roots. */
async function hasFocus(page: import('playwright-core').Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.id === 'drawn'
  })
}
