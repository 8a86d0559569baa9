import type { TimeSeries } from './time-series'

/** How a series is told apart from the others: by its colour, and by the shape of its points. */
export interface SeriesSign {
  token: `--${string}`
  shape: SeriesShape
}

export const seriesShapes = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'cross'] as const
export type SeriesShape = (typeof seriesShapes)[number]

const COLOURS = 8

/** The first series of each carrier has the carrier's colour; the others those of the palette, in their order. What is compared comes after it and has its colour. */
export function seriesSigns(
  series: readonly Pick<TimeSeries, 'id' | 'carrier' | 'isComparison' | 'comparedTo'>[],
): ReadonlyMap<string, SeriesSign> {
  const signs = new Map<string, SeriesSign>()
  const seen = new Set<string>()
  let further = 0
  series.forEach(({ id, carrier, isComparison, comparedTo }, place) => {
    const shape = seriesShapes[place % seriesShapes.length]!
    if (isComparison) signs.set(id, signs.get(comparedTo ?? '') ?? { token: '--ink-muted', shape })
    else if (seen.has(carrier)) signs.set(id, { token: `--series-${(further++ % COLOURS) + 1}`, shape })
    else signs.set(id, { token: `--carrier-${carrier}`, shape })
    if (!isComparison) seen.add(carrier)
  })
  return signs
}
