import { useEffect, useRef } from 'react'

/** What had the focus is gone with the step before: it goes to the heading of what is shown now. */
export function useHeadingFocus(changes: unknown = undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('h1')?.focus()
  }, [changes])
  return place
}
