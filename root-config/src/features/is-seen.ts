/** Whether anything of an element takes up room on the page; nothing of a feature that broke down while drawing does. */
export function isSeen(element: Element): boolean {
  return [...element.querySelectorAll('*')].some((part) =>
    [...part.getClientRects()].some(({ width, height }) => width * height > 0),
  )
}
