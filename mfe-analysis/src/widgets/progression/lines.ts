import type {
  ChosenSeries,
  ChosenSeriesItem,
  Direction,
  ProductType,
  Quantity,
} from '@energycockpit/contract'

/** What one line of the chart shows: a series, or what the series of an object add up to. */
export interface Line {
  /** Short enough for the address; the same from one period to the next. */
  key: string
  /** The meter or the object. */
  name: string
  /** Where the meter is. */
  place?: string
  productType: ProductType
  quantity: Quantity
  direction: Direction | null
  /** The shortest of its series. */
  interval: ChosenSeriesItem['interval']
  isModelled: boolean
  /** One: its values; several: their sum. */
  seriesIds: readonly number[]
  /** Its values are a sum, of a single meter too. */
  isSum: boolean
}

/** An object that was chosen, with the series below it. */
export interface ObjectSeries {
  name: string
  series: readonly ChosenSeriesItem[]
}

export const maxLines = 10
const USUAL_LINES = 5

/** Quantities of which a sum over meters says something. */
const amounts: readonly Quantity[] = ['ENERGY', 'VOLUME']

/** One line for each series. */
export const meterLines = ({ series }: Pick<ChosenSeries, 'series'>): Line[] =>
  series.map((each) => ({
    key: String(each.seriesId),
    ...{ name: each.pointName, place: each.locationName },
    ...{ productType: each.productType, quantity: each.quantity, direction: each.direction },
    ...{ interval: each.interval, isModelled: each.seriesType === 'MODELLED' },
    ...{ seriesIds: [each.seriesId], isSum: false },
  }))

/**
 * One line for each object and each kind of thing that its meters count. A meter with several series of a kind is
 * counted once: by the measured one, and by what is in use.
 */
export function sumLines(objects: readonly ObjectSeries[]): Line[] {
  return objects.flatMap(({ name, series }, place) => {
    const kinds = new Map<string, Map<string, ChosenSeriesItem>>()
    for (const each of series) {
      if (!amounts.includes(each.quantity)) continue
      const kind = [each.productType, each.quantity, each.direction ?? ''].join('-')
      const ofPoints = kinds.get(kind) ?? new Map<string, ChosenSeriesItem>()
      kinds.set(kind, ofPoints)
      const known = ofPoints.get(each.pointId)
      if (!known || rankOf(each) < rankOf(known)) ofPoints.set(each.pointId, each)
    }
    return [...kinds].map(([kind, ofPoints]): Line => {
      const [first, ...others] = [...ofPoints.values()] as [ChosenSeriesItem, ...ChosenSeriesItem[]]
      return {
        key: `${place}-${kind}`,
        name,
        ...{ productType: first.productType, quantity: first.quantity, direction: first.direction },
        interval: others.reduce((shortest, each) => shorter(shortest, each.interval), first.interval),
        isModelled: [...ofPoints.values()].some(({ seriesType }) => seriesType === 'MODELLED'),
        seriesIds: [...ofPoints.values()].map(({ seriesId }) => seriesId),
        isSum: true,
      }
    })
  })
}

const rankOf = ({ archived, seriesType }: ChosenSeriesItem): number =>
  (archived ? 2 : 0) + (seriesType === 'MODELLED' ? 1 : 0)

const intervals = ['PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D'] as const

/** The shorter of two intervals. */
export const shorter = (one: Line['interval'], other: Line['interval']): Line['interval'] =>
  intervals.indexOf(one) <= intervals.indexOf(other) ? one : other

/** The lines that are drawn: those whose keys were chosen, else the first few that share two kinds of unit. */
export function linesToShow(lines: readonly Line[], chosen: readonly string[]): Line[] {
  const found = lines.filter(({ key }) => chosen.includes(key)).slice(0, maxLines)
  if (found.length > 0) return found
  const first = lines[0]
  return first ? lines.filter((line) => line.quantity === first.quantity).slice(0, USUAL_LINES) : []
}
