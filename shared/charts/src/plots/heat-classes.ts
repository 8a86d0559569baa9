import type { ValueAxis } from '../value-axis'

/** How many classes of values are told apart: more cannot be found again in the legend. */
export const MAX_CLASSES = 8

export interface HeatClass {
  /** On the axis' scale. */
  from: number
  to: number
  /** 0 the faintest, 1 the strongest. */
  strength: number
}

/** The classes of a scale, one for each step of its axis. */
export function heatClasses({ minimum, maximum, step }: ValueAxis): HeatClass[] {
  const count = Math.max(1, Math.round((maximum - minimum) / step))
  return Array.from({ length: count }, (_, place) => ({
    ...{ from: minimum + place * step, to: minimum + (place + 1) * step },
    strength: count === 1 ? 1 : place / (count - 1),
  }))
}

/** In which class a value lies (on the axis' scale); the greatest lies in the last one. */
export function classOf(value: number, { minimum, step }: ValueAxis, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((value - minimum) / step + 1e-9)))
}

/** Shares of the carrier's colour in a class' colour, and of the ink that deepens the strongest ones. */
export function mixtureOf(strength: number): { colour: number; ink: number } {
  return {
    colour: 0.14 + 0.86 * Math.min(1, strength * 1.5),
    ink: Math.max(0, (strength - 2 / 3) * 3) * 0.55,
  }
}
