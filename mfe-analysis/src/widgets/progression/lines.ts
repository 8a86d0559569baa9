import {
  seriesIntervals,
  type ChosenSeries,
  type ChosenSeriesItem,
  type Direction,
  type ProductType,
  type Quantity,
} from '@energycockpit/contract'
import { countedOnce } from '../../summed/counted-once'
import { usualRank } from '../../summed/usual-rank'

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

/** One line for each series. */
export const meterLines = ({ series }: Pick<ChosenSeries, 'series'>): Line[] =>
  series.map((each) => ({
    key: String(each.seriesId),
    ...{ name: each.pointName, place: each.locationName },
    ...{ productType: each.productType, quantity: each.quantity, direction: each.direction },
    ...{ interval: each.interval, isModelled: each.seriesType === 'MODELLED' },
    ...{ seriesIds: [each.seriesId], isSum: false },
  }))

/** For each object one line for each kind of thing that its meters count, and one for each virtual meter. */
export const sumLines = (objects: readonly ObjectSeries[]): Line[] =>
  objects.flatMap(({ name, series }, place) =>
    countedOnce(series).map(({ key, items }): Line => {
      const [first] = items
      const isVirtual = first.kind === 'VIRTUAL'
      return {
        key: `${place}-${key}`,
        ...(isVirtual ? { name: first.pointName, place: first.locationName } : { name }),
        ...{ productType: first.productType, quantity: first.quantity, direction: first.direction },
        interval: items.map(({ interval }) => interval).reduce(shorter),
        isModelled: items.some(({ seriesType }) => seriesType === 'MODELLED'),
        seriesIds: items.map(({ seriesId }) => seriesId),
        isSum: !isVirtual,
      }
    }),
  )

/** The shorter of two intervals. */
export const shorter = (one: Line['interval'], other: Line['interval']): Line['interval'] =>
  seriesIntervals.indexOf(one) <= seriesIntervals.indexOf(other) ? one : other

/** The lines that are drawn: those whose keys were chosen, else the first few of the quantity that most people look at. */
export function linesToShow(lines: readonly Line[], chosen: readonly string[]): Line[] {
  const found = lines.filter(({ key }) => chosen.includes(key)).slice(0, maxLines)
  if (found.length > 0) return found
  const [first] = lines.toSorted((one, other) => usualRank(one) - usualRank(other))
  return first ? lines.filter((line) => line.quantity === first.quantity).slice(0, USUAL_LINES) : []
}
