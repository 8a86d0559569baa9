import type { ElementHandle, Page } from 'playwright-core'
import type { Sight } from './choose-step'
import type { Thing } from './step'

/** Leads out of the log-in; each has tests of its own. */
const notToClick = /^(Sign out|Abmelden|Switch to .*|Log out)/

declare global {
  interface Window {
    thingsOnPage(): { element: Element; role: string; name: string; nth: number }[]
  }
}

/** To be run in each page before its own scripts. */
export function prepareSight(): void {
  const selector =
    'a[href], button, [role=tab], [role=treeitem], [role=gridcell], [role=radio], [role=option], summary, input, textarea, select, canvas, [role=img]'

  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels
    const text =
      element.getAttribute('aria-label') ??
      (labels && labels.length > 0 ? labels[0]!.textContent : null) ??
      (element instanceof HTMLSelectElement ? '' : element.textContent) ??
      ''
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement ? `input ${element.type}` : element.localName)

  /** What somebody could reach now: drawn, and not behind a dialog that wants an answer. */
  const isReachable = (element: Element) => {
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(element)) return false
    if (element.closest('[inert], [aria-hidden=true]') && !element.matches('canvas')) return false
    if ((element as HTMLButtonElement).disabled) return false
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  window.thingsOnPage = () => {
    const counts = new Map<string, number>()
    return [...document.querySelectorAll(selector)].filter(isReachable).map((element) => {
      const [role, name] = [roleOf(element), nameOf(element)]
      const nth = counts.get(`${role} ${name}`) ?? 0
      counts.set(`${role} ${name}`, nth + 1)
      return { element, role, name, nth }
    })
  }
}

/** What can be done on the page as it is now. */
export async function seePage(page: Page): Promise<Sight> {
  const things = await page.evaluate(() =>
    window.thingsOnPage().map(({ element, role, name, nth }) => ({
      ...{ role, name, nth },
      options: element instanceof HTMLSelectElement ? element.options.length : 0,
      external: element instanceof HTMLAnchorElement && element.origin !== location.origin,
      kind: element.matches('canvas, [role=img]')
        ? 'point'
        : element.matches('select')
          ? 'select'
          : element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')
            ? 'fill'
            : 'click',
    })),
  )
  const of = (kind: string) =>
    things
      .filter((one) => one.kind === kind && !one.external && !notToClick.test(one.name))
      .map(({ role, name, nth, options }) => ({ role, name, nth, options }))
  const plain = (kind: string): Thing[] => of(kind).map(({ role, name, nth }) => ({ role, name, nth }))
  return {
    toClick: plain('click'),
    toFill: plain('fill'),
    toSelect: of('select').filter(({ options }) => options > 0),
    toPointAt: plain('point'),
  }
}

/** Undefined: there is none on this page. */
export async function findThing(page: Page, thing: Thing): Promise<ElementHandle<Element> | undefined> {
  const found = await page.evaluateHandle(
    (wanted) =>
      window
        .thingsOnPage()
        .find(({ role, name, nth }) => role === wanted.role && name === wanted.name && nth === wanted.nth)
        ?.element ?? null,
    thing,
  )
  return (found.asElement() as ElementHandle<Element> | null) ?? undefined
}
