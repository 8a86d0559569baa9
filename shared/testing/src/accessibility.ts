import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 A and AA in the page as it is, one line for each element; empty when it is fine. */
export const accessibilityFaults = (page: Page): Promise<string[]> =>
  faultsAgainst(page, { type: 'tag', values: tags })

/** The same for contrast alone: all that another colour scheme of the same page can change, in a tenth of the time. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  faultsAgainst(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function faultsAgainst(page: Page, runOnly: RunOnly): Promise<string[]> {
  await putAxeInto(page)
  const results = await page.evaluate(
    (asked) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, { runOnly: asked }),
    runOnly,
  )
  return (results as AxeResults).violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}

/** Past the page's Content-Security-Policy, which rightly refuses a script of this kind. */
async function putAxeInto(page: Page): Promise<void> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${source};undefined` })
  await session.detach()
}
