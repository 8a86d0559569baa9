import { resolveColour, type Carrier } from '@energycockpit/ui'

/** The colours of one chart at one moment, as the canvas takes them. */
export interface ChartPalette {
  series: string
  surface: string
  grid: string
  axis: string
  label: string
  weekend: string
  cursor: string
}

export function readPalette(carrier: Carrier, element: HTMLElement): ChartPalette {
  const colour = (token: `--${string}`) => resolveColour(token, element)
  return {
    series: colour(`--carrier-${carrier}`),
    surface: colour('--surface'),
    grid: colour('--chart-grid'),
    axis: colour('--chart-axis'),
    label: colour('--ink-muted'),
    weekend: colour('--chart-weekend'),
    cursor: colour('--chart-cursor'),
  }
}
