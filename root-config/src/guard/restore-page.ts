import { isForeignNode } from './foreign-marks'
import { changesBack, type Wanted } from './left-attributes'
import { removeNodes } from './left-nodes'
import { drawsOnPage } from './left-sheets'
import type { PageBefore } from './page-before'
import { wantedPage } from './wanted-page'

interface Leaving {
  before: PageBefore
  /** The element that features stand in. */
  host: Element
  features: ReadonlySet<string>
  /** Those of somebody else's feature that were switched off before; undefined for one of the portal's own. */
  asleep: readonly CSSStyleSheet[] | undefined
}

export interface Restored {
  /** What was not as it should be, each with the statement of docs/remotes.md that it breaks. */
  seen: string[]
  /** Style sheets that are switched off while their feature is away: it may not put them in a second time. */
  asleep: CSSStyleSheet[]
}

/** Takes away what a feature has left in the page around it, after it has left itself. */
export function restorePage({ before, host, features, asleep }: Leaving): Restored {
  const left = [
    ...removeNodes(before, host),
    ...restoreAttributes(before, features),
    ...restoreShell(host),
    ...restoreTitle(),
  ]
  const sheets = asleep === undefined ? [] : sleepSheets(before, asleep)
  return { seen: [...left, ...sheets.map(sheetInWords)], asleep: sheets }
}

function restoreAttributes({ html, body }: PageBefore, features: ReadonlySet<string>): string[] {
  const ofHtml = {
    attributes: wantedPage.attributes,
    ownClass: wantedPage.featureClass,
    isOwnClass: (name: string) => features.has(name),
  }
  const ofBody = { attributes: new Map(), ownClass: '', isOwnClass: () => false }
  return [...setBack(document.documentElement, html, ofHtml), ...setBack(document.body, body, ofBody)]
}

function setBack(element: HTMLElement, before: Element, wanted: Wanted): string[] {
  return changesBack(attributesOf(before), attributesOf(element), wanted).map(({ name, value }) => {
    const seen = inWords(element, name)
    if (value === undefined) element.removeAttribute(name)
    // The policy of the page refuses the attribute itself.
    else if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
    return seen
  })
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}

/** The shell itself sets none of these, and hides from assistive technology only what is there for the eye. */
const onShell = ['inert', 'hidden', 'style', 'aria-hidden'] as const
const forTheEye = ':not(:has(a, button, h1, main), a, button, main)'

function restoreShell(host: Element): string[] {
  const elements = [...document.querySelectorAll('#portal, #portal *')].filter((one) => !host.contains(one))
  return elements.flatMap((element) => {
    const left = onShell.filter((name) => element.hasAttribute(name))
    return left.flatMap((name) => {
      if (name === 'aria-hidden' && element.matches(forTheEye) && element.id !== 'portal') return []
      const seen = inWords(element, name)
      element.removeAttribute(name)
      return [seen]
    })
  })
}

function inWords({ localName, id, attributes }: Element, name: string): string {
  const value = attributes.getNamedItem(name)?.value
  const what = value === undefined ? `no ${name}` : `${name}="${value}"`
  return `5.2 ${localName}${id && `#${id}`} has ${what}`
}

function restoreTitle(): string[] {
  const { title } = wantedPage
  const left = document.title
  if (title === undefined || left === title) return []
  document.title = title
  return [`5.2 the title is "${left}"`]
}

function sleepSheets({ elements }: PageBefore, asleep: readonly CSSStyleSheet[]): CSSStyleSheet[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  const left = sheets.filter((sheet) => {
    // The shell adopts none, and those of features that left before are switched off.
    const wasThere = elements.has(sheet.ownerNode as Element) && !asleep.includes(sheet)
    return !wasThere && !isOfOthers(sheet) && drawsOnPage(sheet)
  })
  for (const sheet of left) sheet.disabled = true
  return left
}

/** The shell fetches some of its own late, and extensions put theirs in. */
function isOfOthers({ href, ownerNode }: CSSStyleSheet): boolean {
  if (href !== null && new URL(href, location.href).pathname.startsWith('/root-config/')) return true
  return ownerNode instanceof Element && isForeignNode(ownerNode)
}

function sheetInWords({ href, ownerNode }: CSSStyleSheet): string {
  return `3.3 style sheet ${href ?? (ownerNode === null ? 'that was adopted' : ownerNode.nodeName)}`
}
