import { useEffect, useRef } from 'react'

/**
 * What had the focus is gone with what was shown before: it goes to the heading of what is shown now. The shell does so
 * when a page is opened, and leaves the focus where it is within a page of the menu.
 */
export function useHeadingFocus(shown: unknown, { atFirst = false } = {}) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(atFirst ? undefined : shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    place.current?.querySelector('h1')?.focus()
  }, [shown])
  return place
}
