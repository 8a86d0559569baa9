import { carriers, resolveColour, type Carrier } from '@energycockpit/ui'
import { sheetColours } from '../downloads/sheet-colours'

/** The colours of a plot: of the page at one moment, or of a file. */
export interface PlotPalette {
  surface: string
  grid: string
  axis: string
  label: string
  ink: string
  cursor: string
  of: Readonly<Record<Carrier, string>>
  font: string
}

type Token = keyof typeof sheetColours

const paletteFrom = (colour: (token: Token) => string, font: string): PlotPalette => ({
  ...{ surface: colour('--surface'), grid: colour('--chart-grid'), axis: colour('--chart-axis') },
  ...{ label: colour('--ink-muted'), ink: colour('--ink'), cursor: colour('--chart-cursor'), font },
  of: Object.fromEntries(
    carriers.map((carrier) => [carrier, colour(`--carrier-${carrier}`)]),
  ) as PlotPalette['of'],
})

export const pagePalette = (element: HTMLElement): PlotPalette =>
  paletteFrom((token) => resolveColour(token, element), getComputedStyle(element).fontFamily)

export const sheetPalette: PlotPalette = paletteFrom((token) => sheetColours[token], 'sans-serif')
