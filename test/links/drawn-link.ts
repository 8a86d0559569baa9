import type { Page } from 'playwright-core'

export interface DrawnLink {
  href: string
  target?: string
  /** Inside an open shadow root within another one, as a remote's custom element might draw it. */
  inShadow?: boolean
}

/** Puts a link into the page's main area, as a feature would that nobody here has seen before. */
export async function drawLink(page: Page, link: DrawnLink): Promise<void> {
  await page.evaluate(({ href, target, inShadow }) => {
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    anchor.textContent = 'drawn by a remote'
    anchor.id = 'drawn'
    if (target !== undefined) anchor.target = target
    document.querySelectorAll('[data-drawn]').forEach((old) => old.remove())
    const place = document.createElement('p')
    place.dataset['drawn'] = ''
    document.querySelector('main')?.prepend(place)
    if (inShadow !== true) return place.append(anchor)
    const outer = place.attachShadow({ mode: 'open' })
    const inner = document.createElement('div')
    outer.append(inner)
    inner.attachShadow({ mode: 'open' }).append(anchor)
  }, link)
}

export const drawnLink = (page: Page) => page.getByRole('link', { name: 'drawn by a remote' })
