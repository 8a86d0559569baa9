import type { Page } from 'playwright-core'

/** Puts `<generic-feature>` into a foreign page, in place of what stands there. */
export async function embed(page: Page, portal: string, attributes: Record<string, string>): Promise<void> {
  if (!(await page.evaluate(() => customElements.get('generic-feature') !== undefined))) {
    await page.addScriptTag({ url: `${portal}/generic-feature/generic-feature.js` })
    await page.waitForFunction(() => customElements.get('generic-feature') !== undefined)
  }
  await page.evaluate(
    (given) => {
      const element = document.createElement('generic-feature')
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
      document.body.replaceChildren(element)
    },
    { locale: 'en', 'portal-origin': portal, ...attributes },
  )
}
