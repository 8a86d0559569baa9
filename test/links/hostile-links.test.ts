import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { drawLink, drawnLink } from './drawn-link'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const hit = 'window.hit=true'
const unsafe = [
  `javascript:${hit}`,
  `JaVaScRiPt:${hit}`,
  ` \u0001javascript:${hit}`,
  `java\tscript:${hit}`,
  `java\nscript:${hit}`,
  `java\rscript\n:${hit}`,
  `javascript://localhost/%0a${hit}`,
  `javascript:\u2028${hit}`,
  'vbscript:msgbox(1)',
  `data:text/html,<script>opener.${hit}</script>`,
  'blob:http://localhost/3c0f4f2e-0000-4000-8000-000000000000',
  'file:///etc/passwd',
  'about:blank',
  'ftp://localhost/',
  'https://[',
]

test.each(['click', 'middle click', 'keyboard', 'click with control'])(
  'no unsafe link does anything by %s, in the page or in a shadow root',
  async (way) => {
    const { page, context, close } = await portal.visit('/platform/home-portal')
    const before = page.url()
    for (const href of unsafe)
      for (const inShadow of [false, true]) {
        await drawLink(page, { href, inShadow, target: '_blank' })
        const link = drawnLink(page)
        if (way === 'keyboard') {
          await link.focus()
          await page.keyboard.press('Enter')
        } else {
          const modifiers = way === 'click with control' ? ['Control' as const] : []
          await link.click({ button: way === 'middle click' ? 'middle' : 'left', modifiers })
        }
        expect([href, await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
          href,
          '#',
          null,
        ])
      }
    expect(page.url()).toBe(before)
    expect(context.pages()).toHaveLength(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await close()
  },
)

test('a link in the portal is followed without loading the page, from a shadow root too', async () => {
  const { page, close } = await portal.visit('/platform/home-portal')
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  await drawLink(page, { href: '/platform/analysis', inShadow: true })
  await drawnLink(page).click()
  await page.getByRole('treeitem').first().waitFor()
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  await close()
})
