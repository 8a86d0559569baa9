/**
 * Whether anything of an element takes up room on the page; nothing of a feature that broke down while drawing does.
 * Its own height tells of bare text and of what stands in shadow roots.
 */
export function isSeen(element: Element): boolean {
  if (element.getBoundingClientRect().height > 0) return true
  return [...element.querySelectorAll('*')].some((part) =>
    [...part.getClientRects()].some(({ width, height }) => width * height > 0),
  )
}
