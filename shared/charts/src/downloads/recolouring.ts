import { resolveColour } from '@energycockpit/ui'
import { sheetColours } from './sheet-colours'

/**
 * What becomes of each colour that a chart has on the page, in any theme or contrast: that of the light theme. Colours
 * that are no token stay as they are.
 */
export function recolouringOf(element: HTMLElement): (colour: string) => string {
  // A legend may name its token instead.
  const light = new Map<string, string>(Object.entries(sheetColours))
  for (const [token, colour] of Object.entries(sheetColours)) {
    light.set(resolveColour(token as `--${string}`, element), colour)
  }
  return (colour) => light.get(colour) ?? colour
}
