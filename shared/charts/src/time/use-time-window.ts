import { useCallback, useEffect, useRef, useState } from 'react'
import type { TimeWindow } from './time-series'
import { isSameWindow, within } from './time-window'

interface WindowInput {
  extent: TimeWindow
  /** Where the page keeps the window: what it keeps, undefined for the whole period. */
  zoomed: TimeWindow | undefined
  onZoom: ((window: TimeWindow | undefined) => void) | undefined
  /** No shorter than this, ms. */
  least: number
  /** Draws a window at once. */
  draw: (window: TimeWindow) => void
}

/** A gesture has come to rest after so many ms. */
const REST = 250

/**
 * The window of a chart. It is drawn with the next frame, and told to the page when the gesture rests, so that the page
 * can fetch what is finer.
 */
export function useTimeWindow({ extent, zoomed, onZoom, least, draw }: WindowInput) {
  const [own, setOwn] = useState<{ window: TimeWindow; of: TimeWindow }>()
  // Of another period it says nothing.
  const kept = onZoom ? zoomed : own && isSameWindow(own.of, extent) ? own.window : undefined
  const settled = kept ? within(extent, kept, least) : extent
  const current = useRef(settled)
  const timers = useRef<{ frame?: number; rest?: ReturnType<typeof setTimeout> }>({})
  const known = useRef({ extent, least, onZoom, draw })
  useEffect(() => {
    known.current = { extent, least, onZoom, draw }
  })

  const [{ from, to }, { from: first, to: last }] = [settled, extent]
  useEffect(() => {
    // What the page says counts, unless a gesture goes on.
    if (timers.current.rest === undefined) current.current = { from, to }
  }, [from, to, first, last])

  useEffect(() => {
    const running = timers.current
    return () => {
      if (running.frame !== undefined) cancelAnimationFrame(running.frame)
      clearTimeout(running.rest)
    }
  }, [])

  const moveTo = useCallback((wanted: TimeWindow) => {
    current.current = within(known.current.extent, wanted, known.current.least)
    const running = timers.current
    running.frame ??= requestAnimationFrame(() => {
      delete running.frame
      known.current.draw(current.current)
    })
    clearTimeout(running.rest)
    running.rest = setTimeout(() => {
      delete running.rest
      const whole = isSameWindow(current.current, known.current.extent)
      const told = whole ? undefined : current.current
      if (known.current.onZoom) known.current.onZoom(told)
      else setOwn(told && { window: told, of: known.current.extent })
    }, REST)
  }, [])

  const read = useCallback(() => current.current, [])
  return { settled, read, moveTo, isWhole: isSameWindow(settled, extent) }
}
