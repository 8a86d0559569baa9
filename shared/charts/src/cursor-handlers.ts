import type { KeyboardEvent, PointerEvent } from 'react'
import type { Chart } from 'chart.js'
import { cursorStep } from './cursor-steps'

interface CursorInput {
  chart: Chart | null
  count: number
  index: number | undefined
  onMove: (index: number | undefined) => void
}

/** The cursor follows the pointer, or walks by the arrow keys. */
export function cursorHandlers({ chart, count, index, onMove }: CursorInput) {
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!chart || count === 0) return
    const x = event.clientX - chart.canvas.getBoundingClientRect().left
    const { left, right } = chart.chartArea
    const share = (x - left) / (right - left)
    onMove(share < 0 || share > 1 ? undefined : Math.min(count - 1, Math.floor(share * count)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const wanted = cursorStep(event.key, index, count)
    if (wanted === undefined) return
    event.preventDefault()
    onMove(wanted ?? undefined)
  }

  const leave = () => onMove(undefined)
  return { onPointerMove, onPointerDown: onPointerMove, onPointerLeave: leave, onBlur: leave, onKeyDown }
}
