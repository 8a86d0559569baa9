/** A step of a path, in px of the sheet: move, line, cubic curve (two controls, end) or close. */
export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** Red, green, blue 0 to 255, alpha 0 to 1. */
export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

export interface Stroke {
  colour: Colour
  width: number
  dash: readonly number[]
  cap: 'butt' | 'round' | 'square'
  join: 'miter' | 'round' | 'bevel'
}

export interface Lettering {
  /** Of the baseline's start, middle or end, as `align` has it. */
  x: number
  y: number
  /** Radians, clockwise. */
  angle: number
  size: number
  isBold: boolean
  colour: Colour
  align: 'start' | 'middle' | 'end'
  /** How wide the text is, px. */
  width: number
}

/** What a file format has to be able to draw: the rest is a matter of the pen that is drawn with. */
export interface ShapeWriter {
  fill(path: readonly PathStep[], colour: Colour, rule: 'nonzero' | 'evenodd'): void
  stroke(path: readonly PathStep[], stroke: Stroke): void
  text(text: string, lettering: Lettering): void
  /** All that follows is cut off outside of the path, until the cut is closed. */
  openClip(path: readonly PathStep[]): void
  closeClip(): void
}
