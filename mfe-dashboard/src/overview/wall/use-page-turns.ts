import { useEffect, useState } from 'react'

const turnEvery = 20_000

export interface PageTurns {
  page: number
  /** Nothing moves until it goes on. */
  isPaused: boolean
  pause: (isPaused: boolean) => void
  turn: (by: -1 | 1) => void
}

/** Shows one page after the other, each long enough to be read from afar, until somebody stops it. */
export function usePageTurns(pages: number): PageTurns {
  const [turned, setTurned] = useState(0)
  const [isPaused, pause] = useState(false)
  useEffect(() => {
    if (isPaused || pages < 2) return
    const timer = setInterval(() => setTurned((before) => before + 1), turnEvery)
    // Whoever turns by hand has the whole time for the page.
    return () => clearInterval(timer)
  }, [isPaused, pages, turned])
  const page = pages === 0 ? 0 : ((turned % pages) + pages) % pages
  return { page, isPaused, pause, turn: (by) => setTurned((before) => before + by) }
}
