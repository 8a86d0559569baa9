import type { Page } from 'playwright-core'

/** By how many pixels a page is wider than its window, and remains so: a page is laid out some frames after a change. */
export async function overhang(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
