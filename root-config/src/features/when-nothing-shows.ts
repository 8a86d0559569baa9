import { isSeen } from './is-seen'
import { TIME_LIMIT } from './time-limit'

/** A feature was mounted, and nothing of it is to be seen. */
export class ShowsNothingError extends Error {
  override readonly name = 'ShowsNothingError'
}

/**
 * Calls back when an element still shows nothing after the time that a feature may take. While nobody looks at the
 * page its features may wait with drawing, so that time does not count. Answers the function that ends it.
 */
export function whenNothingShows(element: Element, callback: () => void): () => void {
  const waiting = () => setTimeout(look, TIME_LIMIT)
  let timer = waiting()
  function look(): void {
    if (document.visibilityState === 'hidden') timer = waiting()
    else if (!isSeen(element)) callback()
  }
  return () => clearTimeout(timer)
}
