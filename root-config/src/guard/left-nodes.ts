import { isForeignNode } from './foreign-marks'
import { isOwnNode } from './own-nodes'
import type { PageBefore } from './page-before'

/** Removes what was put beside the shell or into it, and answers it in words. */
export function removeNodes({ elements }: PageBefore, host: Element): string[] {
  const { documentElement: html, body } = document
  const beside = [...html.children, ...body.children].filter((element) => !isOwnNode(element))
  return [...beside, ...foreignToReact(host)]
    .filter((element) => !elements.has(element) && !isForeignNode(element))
    .map((element) => {
      const seen = `3.1 in ${element.parentElement?.localName ?? 'html'} ${inWords(element)}`
      element.remove()
      return seen
    })
}

/**
 * What stands in the shell and was not drawn by it. React marks its elements with a name that is another in each page;
 * where it should no longer do so, nothing is foreign.
 */
function foreignToReact(host: Element): Element[] {
  const shell = document.getElementById('portal')
  const mark = Object.keys(shell?.firstElementChild ?? {}).find((name) => name.startsWith('__reactFiber'))
  if (mark === undefined) return []
  return [...shell!.querySelectorAll('*')].filter((element) => {
    const parent = element.parentElement!
    // The outermost is enough.
    return !host.contains(element) && !(mark in element) && (parent === shell || mark in parent)
  })
}

const inWords = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 120)
