/** Whatever a browser follows when it is clicked: links of HTML, areas of image maps, links in SVG. */
export type LinkElement = HTMLAnchorElement | HTMLAreaElement | SVGAElement

const XLINK = 'http://www.w3.org/1999/xlink'

/** The link that an event happened in, also inside open shadow roots. */
export function linkOf(event: Event): LinkElement | undefined {
  return event.composedPath().find(isLink)
}

function isLink(target: EventTarget): target is LinkElement {
  return target instanceof Element && ['a', 'area'].includes(target.localName) && hrefOf(target) !== undefined
}

/** The address as it was written; undefined for an element that leads nowhere. */
export function hrefOf(link: Element): string | undefined {
  return link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href') ?? undefined
}

export function targetOf(link: LinkElement): string {
  return link.getAttribute('target') ?? ''
}

const NO_OP = '#'
const replaced = new WeakSet<LinkElement>()

/** Makes a link that leads nowhere of it; it keeps its place, its text and its listeners. */
export function replaceByNoOp(link: LinkElement): void {
  replaced.add(link)
  link.setAttribute('href', NO_OP)
  link.removeAttribute('target')
  link.removeAttribute('download')
}

/** Whether it was replaced and nobody has given it another address since. */
export function isNoOp(link: LinkElement): boolean {
  return replaced.has(link) && hrefOf(link) === NO_OP
}
