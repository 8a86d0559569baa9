import { useEffect } from 'react'

/**
 * Keeps the head of a table that scrolls sideways in sight while the page scrolls: `position: sticky` holds it only
 * within what scrolls sideways.
 */
export function useHeadInSight(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return
    const move = () => {
      const table = scroller.querySelector('table')
      const head = table?.tHead
      if (!table || !head) return
      // The page's own header covers as much.
      const covered = parseFloat(getComputedStyle(scroller.parentElement!).scrollMarginTop) || 0
      const shift = shiftOfHead({
        ...{ covered, top: table.getBoundingClientRect().top },
        ...{ height: table.offsetHeight, headHeight: head.offsetHeight },
      })
      head.style.translate = shift === 0 ? '' : `0 ${shift}px`
    }
    const options = { capture: true, passive: true }
    // Whatever scrolls: the page, or a dialog that the table stands in.
    document.addEventListener('scroll', move, options)
    window.addEventListener('resize', move)
    move()
    return () => {
      document.removeEventListener('scroll', move, options)
      window.removeEventListener('resize', move)
    }
  }, [scroller])
}

interface Places {
  /** Of the window, from its top on. */
  covered: number
  /** Of the table, from the window's top. */
  top: number
  height: number
  headHeight: number
}

/** How far the head is moved down, px: at most to the table's end. */
export function shiftOfHead({ covered, top, height, headHeight }: Places): number {
  return Math.round(Math.max(0, Math.min(covered - top, height - headHeight)))
}
