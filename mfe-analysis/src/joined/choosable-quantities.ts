import type { ChosenSeries, ChosenSeriesItem, ResultAs } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import { writeQuantityKey, type QuantityKey } from './quantity-key'
import type { JoinGranularity } from './join-buckets'
import { isAmount } from '../summed/is-amount'

/** One of what can be put beside each other. */
export interface ChoosableQuantity extends QuantityKey {
  key: string
  item: ChosenSeriesItem
  isWeather: boolean
}

const degreeDays = ['HEATING_DEGREE_DAYS_20_15', 'HEATING_DEGREE_DAYS_15', 'COOLING_DEGREE_DAYS'] as const

/**
 * The series that have a value for each bucket, with the degree days of temperatures of the weather where buckets are
 * days or longer. What is chosen first, then the weather of its locations.
 */
export function choosableQuantities(
  { series, weather }: ChosenSeries,
  granularity: JoinGranularity,
): ChoosableQuantity[] {
  const found = new Map<string, ChoosableQuantity>()
  const add = (item: ChosenSeriesItem, as: ResultAs | undefined) => {
    const key = writeQuantityKey({ seriesId: item.seriesId, as })
    if (!found.has(key))
      found.set(key, { key, seriesId: item.seriesId, as, item, isWeather: item.kind === 'WEATHER_STATION' })
  }
  for (const item of [...series, ...weather]) {
    if (!fitsInto(item.interval, granularity)) continue
    add(item, undefined)
    if (item.kind === 'WEATHER_STATION' && item.quantity === 'TEMPERATURE' && granularity !== 'PT1H')
      for (const as of degreeDays) add(item, as)
  }
  return [...found.values()]
}

/**
 * What is explained when nothing is chosen: the first energy of a meter, else another amount, else the first quantity.
 * What somebody reads now and then comes last: it has a value for few of the buckets.
 */
export function firstExplained(quantities: readonly ChoosableQuantity[]): ChoosableQuantity | undefined {
  const amounts = quantities.filter(({ item, isWeather }) => !isWeather && isAmount(item))
  const counted = amounts.filter(({ item }) => item.kind !== 'MANUAL_READ')
  return counted.find(({ item }) => item.quantity === 'ENERGY') ?? counted[0] ?? amounts[0] ?? quantities[0]
}

/** What explains it when nothing is chosen: the outdoor temperature, else another quantity. */
export function firstExplaining(
  quantities: readonly ChoosableQuantity[],
  explained: ChoosableQuantity | undefined,
): ChoosableQuantity | undefined {
  const others = quantities.filter(({ key }) => key !== explained?.key)
  return others.find(({ item, isWeather }) => isWeather && item.quantity === 'TEMPERATURE') ?? others[0]
}
