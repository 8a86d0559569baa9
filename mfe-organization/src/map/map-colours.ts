import { resolveColour } from '@energycockpit/ui'
import { colourCount, colourOfClass } from './colour-classes'

/** The colours of the map at one moment, as its canvas takes them. */
export interface MapColours {
  water: string
  land: string
  border: string
  outline: string
  label: string
  labelHalo: string
  selected: string
  unknown: string
  /** From little to much. */
  scale: readonly string[]
}

/** Custom properties of the scale, see map.module.css. */
export const scaleToken = (place: number): `--${string}` => `--map-scale-${place + 1}`

export function readMapColours(element: HTMLElement): MapColours {
  const colour = (token: `--${string}`) => resolveColour(token, element)
  return {
    water: colour('--map-water'),
    land: colour('--map-land'),
    border: colour('--map-border'),
    outline: colour('--map-outline'),
    label: colour('--ink'),
    labelHalo: colour('--surface'),
    selected: colour('--focus'),
    unknown: colour('--map-unknown'),
    scale: Array.from({ length: colourCount }, (_, place) => colour(scaleToken(place))),
  }
}

/** The colour of each class, from the least to the greatest. */
export const coloursOfClasses = ({ scale }: Pick<MapColours, 'scale'>, limits: readonly number[]): string[] =>
  Array.from({ length: limits.length + 1 }, (_, place) => scale[colourOfClass(place, limits.length + 1)]!)
