import type { ChosenSeries } from '@energycockpit/contract'

/** More objects are counted in the name of a file, and not named. */
const namedObjects = 2

/**
 * What files of chosen series are named after: the location that all of them are at, else what was chosen, and where
 * nothing was, the business.
 */
export function placeOfChosen(
  { series, objects }: ChosenSeries,
  business: string | undefined,
): string | undefined {
  const locations = new Set(series.map(({ locationName }) => locationName))
  if (locations.size === 1) return [...locations][0]
  if (objects.length === 0) return business
  const further = objects.length - namedObjects
  const names = objects.slice(0, namedObjects).map(({ name }) => name)
  return [...names, ...(further > 0 ? [`+${further}`] : [])].join(', ')
}
