const PATIENCE = 10_000

/**
 * Moves the focus to the first heading in an element as soon as there is one, unless the user has moved it meanwhile.
 * Answers the function that gives up waiting.
 */
export function focusHeading(element: HTMLElement): () => void {
  element.focus({ preventScroll: true })
  window.scrollTo(0, 0)
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, PATIENCE)

  function look(): void {
    const heading = element.querySelector<HTMLElement>('h1')
    if (document.activeElement !== element && document.activeElement !== document.body) return stop()
    if (!heading) return
    stop()
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
  }

  observer.observe(element, { childList: true, subtree: true })
  return stop
}
