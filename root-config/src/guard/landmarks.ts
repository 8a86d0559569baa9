/** The parts of the shell that everything else stands in, with what they stand in themselves. */
const parents = new Map<Element, Element>()
let told = () => undefined as void

/** For the `ref` of an element that must not disappear from the page while the shell draws it. */
export function landmark(element: Element | null): (() => void) | undefined {
  if (!element?.parentElement) return undefined
  parents.set(element, element.parentElement)
  told()
  return () => void parents.delete(element)
}

export const landmarks = {
  parents: parents as ReadonlyMap<Element, Element>,
  /** Calls back when there is another one. */
  onAdded: (listener: () => void) => void (told = listener),
}
