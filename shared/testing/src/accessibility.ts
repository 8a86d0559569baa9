import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof import('axe-core')
  }
}

const aboutContrast = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 A and AA in the page as it is, one line for each element; empty when it is fine. */
export const accessibilityFaults = (page: Page): Promise<string[]> =>
  faultsAgainst(page, { type: 'tag', values: tags })

/** The same for contrast alone: all that another colour scheme of the same page can change, in a tenth of the time. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  faultsAgainst(page, { type: 'rule', values: aboutContrast })

/** All but contrast, in half the time: what another layout of the same page, in the same colours, can change. */
export const faultsButContrast = (page: Page): Promise<string[]> =>
  faultsAgainst(page, { type: 'tag', values: tags }, { except: aboutContrast })

/** What is fine, hundreds of elements, is neither described nor carried out of the page: that takes longer than to look. */
async function faultsAgainst(
  page: Page,
  runOnly: RunOnly,
  { except = [] as string[] } = {},
): Promise<string[]> {
  await putAxeInto(page)
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async (asked) => {
      // A colour that is on its way to another one is none to judge; what takes longer is no such way.
      const underway = document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000
      })
      await Promise.allSettled(underway.map(({ finished }) => finished))
      // oxlint-disable-next-line typescript/await-thenable -- taken for the one that calls back
      const { violations } = await window.axe!.run(document, {
        ...asked,
        // Only what plays needs to be loaded for it; with the style sheets that it would load, too, it takes half as long again.
        preload: document.querySelector('audio, video') !== null,
        resultTypes: ['violations'],
        selectors: false,
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
      )
    },
    { runOnly, rules },
  )
}

let source: string | undefined

/** Past the page's Content-Security-Policy, which rightly refuses a script of this kind. */
async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${source};undefined` })
  await session.detach()
}
