import type { Page } from 'playwright-core'
import { overhang } from '../journeys/overhang'

/** Panels that stand where a page should be. */
const brokenPanels = [
  'Dieser Teil des Portals ist nicht verfügbar',
  'This part of the portal is not available',
  'Das Portal konnte nicht geladen werden',
  'The portal could not be loaded',
  'Das Portal kann nicht angezeigt werden',
  'The portal cannot be shown',
]

/** What somebody who looks at a page that is at rest would call broken. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  const faults = await page.evaluate(
    (panels) => panels.filter((panel) => document.body.innerText.includes(panel)),
    brokenPanels,
  )
  const over = await overhang(page)
  if (over > 0) faults.push(`the page is ${over} px wider than its window`)
  return [...faults, ...(await cutOffTexts(page))]
}

/**
 * Texts that their box cuts off without a sign of it. An ellipsis is such a sign; what is there for screen readers
 * only is clipped as a whole; a number in a field of input scrolls.
 */
async function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What a text line reaches beyond the nearest box that clips, in pixels. */
    const beyond = (text: Text): number => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const line = range.getBoundingClientRect()
      if (line.width === 0 || !text.parentElement!.checkVisibility({ visibilityProperty: true })) return 0
      for (
        let box: Element | null = text.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(box)
        if (['auto', 'scroll'].includes(overflowX) || clipPath !== 'none') return 0
        const { left, right, width } = box.getBoundingClientRect()
        if (width <= 2) return 0
        const clips = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
        if (clips) return Math.max(line.right - right, left - line.left)
      }
      return 0
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent!.trim()
      if (text === '' || node.parentElement!.closest('script, style, template, noscript, svg, canvas'))
        continue
      if (beyond(node as Text) > 1.5) found.push(`cut off: ${JSON.stringify(text.slice(0, 60))}`)
    }
    return found
  })
}
