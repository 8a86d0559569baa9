import { parseColour, printColour } from './colour'
import { contrastOf, nearestReadable, neededContrast, type Scheme } from './theme'

export interface Readability {
  isReadable: boolean
  /** Contrast ratios of WCAG 2.2, rounded down to a tenth, so that 4.49 is not told as 4.5. */
  found: number
  needed: number
  /** The nearest colour of the same hue that is readable, `#rrggbb`. */
  nearest: string
}

/** Whether an accent can be read as text in one of the two themes. Throws a RangeError for what is no `#rrggbb`. */
export function readabilityOf(accent: string, scheme: Scheme): Readability {
  const colour = parseColour(accent)
  const found = contrastOf(colour, 'standard', scheme)
  const needed = neededContrast.standard
  return {
    isReadable: found >= needed,
    found: Math.floor(found * 10) / 10,
    needed,
    nearest: printColour(nearestReadable(colour, 'standard', scheme)),
  }
}
