import { useEffect, useState } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

/** Up to this many rows are drawn whole, so that the browser's own search finds them all. */
export const drawnWhole = 200
const usualHeight = 44

/**
 * Which of many rows are near what is seen of the page, and the heights of what is left out before and after them.
 * The page itself scrolls, so nothing moves when a table grows beyond what is drawn whole.
 */
export function useSeenRows(count: number, body: HTMLElement | null) {
  const isLong = count > drawnWhole
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => usualHeight,
    overscan: 12,
    scrollMargin: top,
  })

  // Whatever changes above the table changes the height of the page as well.
  useEffect(() => {
    if (!isLong || !body) return
    const observer = new ResizeObserver(() =>
      setTop(Math.round(body.getBoundingClientRect().top + window.scrollY)),
    )
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isLong, body])

  if (!isLong) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 }
  const seen = virtualizer.getVirtualItems()
  return {
    indexes: seen.map(({ index }) => index),
    before: Math.max(0, (seen[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((seen.at(-1)?.end ?? top) - top)),
    measure: virtualizer.measureElement,
  }
}
