import { carriers, resolveColour, type Carrier } from '@energycockpit/ui'
import { sheetColours } from '../downloads/sheet-colours'

/** Told apart where no carrier is meant: kinds of day, hours. */
export const furtherColours = [
  ...(['series-1', 'series-2', 'series-3', 'series-4'] as const),
  ...(['series-5', 'series-6', 'series-7', 'series-8'] as const),
] as const
/** A carrier, or one of the colours for whatever has none. */
export type PlotColour = Carrier | (typeof furtherColours)[number]

const isFurther = (colour: PlotColour): colour is (typeof furtherColours)[number] =>
  colour.startsWith('series-')

/** The token that has it. */
export const tokenOf = (colour: PlotColour) =>
  isFurther(colour) ? (`--${colour}` as const) : (`--carrier-${colour}` as const)

/** The colours of a plot: of the page at one moment, or of a file. */
export interface PlotPalette {
  surface: string
  grid: string
  axis: string
  label: string
  ink: string
  cursor: string
  of: Readonly<Record<PlotColour, string>>
  font: string
}

type Token = keyof typeof sheetColours

const paletteFrom = (colour: (token: Token) => string, font: string): PlotPalette => ({
  ...{ surface: colour('--surface'), grid: colour('--chart-grid'), axis: colour('--chart-axis') },
  ...{ label: colour('--ink-muted'), ink: colour('--ink'), cursor: colour('--chart-cursor'), font },
  of: Object.fromEntries(
    [...carriers, ...furtherColours].map((one) => [one, colour(tokenOf(one))]),
  ) as PlotPalette['of'],
})

export const pagePalette = (element: HTMLElement): PlotPalette =>
  paletteFrom((token) => resolveColour(token, element), getComputedStyle(element).fontFamily)

export const sheetPalette: PlotPalette = paletteFrom((token) => sheetColours[token], 'sans-serif')
