import { panned, spanOf, zoomed } from './time-window'
import type { TimeWindow } from './time-series'

export interface GestureSurface {
  element: HTMLElement
  /** The plot without its labels, px from the left edge of the element; `bottom` from its top. */
  plot: () => { left: number; right: number; bottom: number }
  window: () => TimeWindow
  /** Shows another window while the gesture goes on. */
  moveTo: (window: TimeWindow) => void
  select: (selection: TimeWindow | undefined) => void
  /** Reads an instant; undefined reads none. */
  point: (at: number | undefined) => void
}

interface Place {
  x: number
  y: number
}

/** A press that moves less than this is none that selects. */
const LEAST_DRAG = 6
const WHEEL_SPEED = 0.0018

/**
 * Wheel and pinch zoom, dragging selects the part to zoom to, dragging with Shift or on the axis pans. The wheel zooms
 * with Ctrl or once the chart has been clicked: else it goes on scrolling the page. Answers how to take it all back.
 */
export function listenToGestures(surface: GestureSurface): () => void {
  const { element } = surface
  const pointers = new Map<number, Place>()
  let drag: { kind: 'pan' | 'select'; x: number; window: TimeWindow } | undefined
  let pinch: { distance: number; window: TimeWindow; at: number } | undefined

  const xOf = (event: MouseEvent) => event.clientX - element.getBoundingClientRect().left
  const yOf = (event: MouseEvent) => event.clientY - element.getBoundingClientRect().top
  function instantOf(x: number, window = surface.window()): number {
    const { left, right } = surface.plot()
    const share = Math.min(1, Math.max(0, (x - left) / Math.max(1, right - left)))
    return window.from + share * spanOf(window)
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return
    event.preventDefault()
    const window = surface.window()
    const { left, right } = surface.plot()
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY))
      surface.moveTo(panned(window, event.deltaX / Math.max(1, right - left)))
    else surface.moveTo(zoomed(window, Math.exp(event.deltaY * WHEEL_SPEED), instantOf(xOf(event))))
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    const x = xOf(event)
    pointers.set(event.pointerId, { x, y: yOf(event) })
    if (pointers.size === 2) {
      drag = undefined
      surface.select(undefined)
      const [one, other] = [...pointers.values()] as [Place, Place]
      const window = surface.window()
      pinch = {
        distance: Math.max(1, Math.abs(one.x - other.x)),
        window,
        at: instantOf((one.x + other.x) / 2),
      }
    } else if (event.pointerType !== 'touch') {
      const pans = event.shiftKey || yOf(event) > surface.plot().bottom
      drag = { kind: pans ? 'pan' : 'select', x, window: surface.window() }
      element.setPointerCapture?.(event.pointerId)
    }
    if (event.pointerType === 'touch') read(event)
  }

  function onPointerMove(event: PointerEvent) {
    const x = xOf(event)
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, { x, y: yOf(event) })
    if (pinch && pointers.size === 2) {
      const [one, other] = [...pointers.values()] as [Place, Place]
      const distance = Math.max(1, Math.abs(one.x - other.x))
      surface.moveTo(zoomed(pinch.window, pinch.distance / distance, pinch.at))
    } else if (drag?.kind === 'pan') {
      const { left, right } = surface.plot()
      surface.moveTo(panned(drag.window, (drag.x - x) / Math.max(1, right - left)))
    } else {
      if (drag && Math.abs(x - drag.x) >= LEAST_DRAG) surface.select(selectionTo(x))
      read(event)
    }
  }

  function onPointerUp(event: PointerEvent) {
    pointers.delete(event.pointerId)
    pinch = undefined
    if (drag?.kind === 'select' && Math.abs(xOf(event) - drag.x) >= LEAST_DRAG) {
      const selection = selectionTo(xOf(event))
      surface.select(undefined)
      surface.moveTo(selection)
    }
    drag = undefined
  }

  function onCancel(event: PointerEvent) {
    pointers.delete(event.pointerId)
    pinch = drag = undefined
    surface.select(undefined)
  }

  function onLeave(event: PointerEvent) {
    if (drag) return
    pointers.delete(event.pointerId)
    surface.point(undefined)
  }

  function selectionTo(x: number): TimeWindow {
    const [one, other] = [instantOf(drag!.x), instantOf(x)]
    return { from: Math.min(one, other), to: Math.max(one, other) }
  }

  function read(event: PointerEvent) {
    const { left, right } = surface.plot()
    const x = xOf(event)
    surface.point(x < left || x > right ? undefined : instantOf(x))
  }

  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  element.addEventListener('pointerdown', onPointerDown, { signal })
  element.addEventListener('pointermove', onPointerMove, { signal })
  element.addEventListener('pointerup', onPointerUp, { signal })
  element.addEventListener('pointercancel', onCancel, { signal })
  element.addEventListener('pointerleave', onLeave, { signal })
  return () => listening.abort()
}
