import { useEffect, useRef, type RefObject } from 'react'
import { fittingScale } from './fit-page'

/** The room of the page that is shown: its one child is drawn as large as fits, also when figures or the screen change. */
export function useFit(page: number): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = room.current?.firstElementChild as HTMLElement | null | undefined
    const place = room.current
    if (!place || !content) return
    let drawn = ''
    const fit = () => {
      const { clientWidth, clientHeight } = place
      // What is drawn again by this very step is no news.
      const seen = `${clientWidth} ${clientHeight} ${content.textContent}`
      if (seen === drawn) return
      drawn = seen
      fittingScale(clientWidth, clientHeight, (scale) => {
        content.style.zoom = String(scale)
        return [content, ...content.children].some(
          ({ scrollHeight, clientHeight: high, scrollWidth, clientWidth: wide }) =>
            scrollHeight > high + 1 || scrollWidth > wide + 1,
        )
      })
    }
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(place)
    const texts = new MutationObserver(fit)
    texts.observe(content, { childList: true, characterData: true, subtree: true })
    return () => {
      sizes.disconnect()
      texts.disconnect()
    }
  }, [page])
  return room
}
