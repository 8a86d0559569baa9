import { isSeen } from './is-seen'
import { TIME_LIMIT } from './time-limit'

/** A feature was mounted, and nothing of it is to be seen. */
export class ShowsNothingError extends Error {
  override readonly name = 'ShowsNothingError'
}

/** Milliseconds between two looks. */
const pause = 500

/**
 * Calls back when an element has shown nothing at all in the time that a feature may take. What was seen once is well:
 * on the way from one of its pages to the next it may be empty for a moment. While nobody looks at the page its
 * features may wait with drawing, so that time does not count. Answers the function that ends it.
 */
export function whenNothingShows(element: Element, callback: () => void): () => void {
  let left = TIME_LIMIT
  let timer = setTimeout(look, pause)
  function look(): void {
    if (isSeen(element)) return
    if (document.visibilityState !== 'hidden') left -= pause
    if (left > 0) timer = setTimeout(look, pause)
    else callback()
  }
  return () => clearTimeout(timer)
}
