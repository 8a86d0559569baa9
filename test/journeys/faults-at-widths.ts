import { accessibilityFaults, contrastFaults, faultsButContrast } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'

/**
 * What is wrong with a page as it is, at these widths: faults against WCAG 2.2 AA, and whatever is wider than its window.
 * Colours are the same at each width, so contrast, half of the work, is judged at the first alone; with `dark` in dark
 * colours, too. The page stays at the last width.
 */
export async function faultsAtWidths(
  page: Page,
  widths: readonly number[],
  { dark = false } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    const found = await (place === 0 ? accessibilityFaults(page) : faultsButContrast(page))
    const over = await overhang(page)
    faults.push(...[...found, ...(over > 0 ? [`${over} px too wide`] : [])].map((one) => `${width}: ${one}`))
    if (place > 0 || !dark) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...(await contrastFaults(page)).map((fault) => `dark: ${fault}`))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}
