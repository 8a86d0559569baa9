import { accessibilityFaults } from '@energycockpit/testing'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const words = {
  de: {
    temperature: /^Temperatur · /,
    days: 'Jeder Wochentag',
    monday: /werden mit Montag verglichen/,
    points: 'Punkte (n)',
  },
  en: {
    temperature: /^Temperature · /,
    days: 'Each weekday',
    monday: /are compared with Monday/,
    points: 'Points (n)',
  },
} as const

/** In 2026 the clock changes on 29 March and 25 October: a day of 23 and one of 25 hours is in each period. */
test.each([
  ['de', '2026-03-02', '2026-04-13', '42'],
  ['en', '2026-10-05', '2026-11-16', '42'],
] as const)('in %s consumption is explained by temperature and weekday', async (language, from, to, days) => {
  const { temperature, monday, points, days: everyDay } = words[language]
  const path = `/platform/analysis/linear-regression?node=loc-b2&from=${from}&to=${to}`
  const { page, close } = await portal.visit(path, { language, viewport: { width: 1440, height: 1000 } })
  await page.getByRole('rowheader', { name: temperature }).waitFor()
  const figure = page.getByText(points, { exact: true }).locator('xpath=following-sibling::dd[1]')
  expect(await figure.textContent()).toBe(days)

  await page.getByRole('combobox').filter({ hasText: everyDay }).selectOption({ label: everyDay })
  await page.getByText(monday).waitFor()
  await page.waitForURL('**o.days=WEEKDAYS*')
  await page.reload()
  await page.getByText(monday).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overhang(page)).toBe(0)
  await close()
})
