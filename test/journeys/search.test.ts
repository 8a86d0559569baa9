import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('from anywhere to a page, a location and a metering point, by the keyboard alone', async () => {
  const { page, context, close } = await portal.visit('/platform/home-portal')
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await page.keyboard.press('Control+k')
  await field(page).fill('kpi')
  await option(page, /Indicators|Overview/)
    .first()
    .waitFor()
  await field(page).fill('ashgrove')
  await option(page, /Ashgrove Laboratories/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // Closed, the focus is back where it was.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search')

  await page.keyboard.press('Control+k')
  await field(page).fill('gas ashgrove')
  await option(page, /Gas/).first().waitFor()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await opened
  await other.waitForURL('**/platform/analysis/measurement-series/mp-b2-gas')
  await other.close()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/platform/analysis/measurement-series/mp-b2-gas')

  // It is the first that is offered now.
  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Recently opened' }).getByRole('option', { name: /Gas/ }).waitFor()
  await page.keyboard.press('Escape')
  await close()
})

test('opened over the notifications it gives the focus back to their button, and going back leaves it', async () => {
  const { page, goto, close } = await portal.visit('/platform/home-portal')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  expect(await page.locator(':popover-open').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused()).toMatch(/^Notifications/)

  await goto('/platform/home-portal/news')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL('**/platform/home-portal')
  await page.keyboard.press('Control+k')
  await field(page).fill('gas')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await close()
})

test('on a phone it fills the page, and nothing is cut off', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', {
    viewport: { width: 360, height: 700 },
  })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('electricity')
  await page.getByRole('group', { name: /Metering points \(8 of/ }).waitFor()
  expect(await overhang(page)).toBe(0)
  await page.getByRole('button', { name: 'Close search' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await close()
})
