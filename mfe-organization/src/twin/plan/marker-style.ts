import type { CSSProperties } from 'react'
import type { Placement } from './placement'

/** Where a marker stands; the words beside it point to the middle of the plan, so that they stay on it. */
export const markerStyle = ({ x, y }: Placement): CSSProperties => ({
  insetInlineStart: `${x * 100}%`,
  insetBlockStart: `${y * 100}%`,
})

export const sideOf = ({ x }: Placement): 'start' | 'end' => (x > 0.6 ? 'start' : 'end')
