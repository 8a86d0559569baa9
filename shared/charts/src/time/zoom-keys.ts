import { panned, zoomed } from './time-window'
import type { TimeWindow } from './time-series'

/** What the buttons and keys do with the window. */
export const zoomSteps = {
  in: (window: TimeWindow) => zoomed(window, 0.5, (window.from + window.to) / 2),
  out: (window: TimeWindow) => zoomed(window, 2, (window.from + window.to) / 2),
  earlier: (window: TimeWindow) => panned(window, -0.5),
  later: (window: TimeWindow) => panned(window, 0.5),
  whole: (_: TimeWindow, extent: TimeWindow) => extent,
} as const

export type ZoomStep = keyof typeof zoomSteps

/** The step of a key; the arrows alone belong to the cursor. */
export function zoomStepOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): ZoomStep | undefined {
  switch (event.key) {
    case '+':
      return 'in'
    case '-':
    case '−':
      return 'out'
    case 'ArrowLeft':
      return event.shiftKey ? 'earlier' : undefined
    case 'ArrowRight':
      return event.shiftKey ? 'later' : undefined
    case 'Home':
      return event.shiftKey ? 'whole' : undefined
    case '0':
      return 'whole'
    default:
      return undefined
  }
}
