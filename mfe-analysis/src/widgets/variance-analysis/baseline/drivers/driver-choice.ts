import { maxDrivers, type ChosenSeries, type ChosenSeriesItem } from '@energycockpit/contract'
import type { Options } from '../../../../choice/options'
import { choosableQuantities, type ChoosableQuantity } from '../../../../joined/choosable-quantities'

/**
 * What models can follow beside weather and calendar: series of what is chosen, and the weather but for its temperature,
 * which they follow anyway. Another meter of the same product says how much was used, and not why.
 */
export function choosableDrivers(
  chosen: ChosenSeries,
  explained: Pick<ChosenSeriesItem, 'productType'>,
): ChoosableQuantity[] {
  return choosableQuantities(chosen, 'P1D').filter(
    ({ as, isWeather, item }) =>
      as === undefined &&
      item.productType !== explained.productType &&
      !(isWeather && item.quantity === 'TEMPERATURE'),
  )
}

/** Those that the address names, as far as they can be chosen. */
export function driversOf(options: Options, choosable: readonly ChoosableQuantity[]): ChoosableQuantity[] {
  return [...new Set((options['drivers'] ?? '').split(','))]
    .flatMap((key) => choosable.find((driver) => driver.key === key) ?? [])
    .slice(0, maxDrivers)
}

/** The option that names them. */
export const asOption = (drivers: readonly ChoosableQuantity[]): Options => ({
  drivers: drivers.map(({ key }) => key).join(','),
})
