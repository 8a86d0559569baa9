import { maxChosenObjects } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import type { SharedEnergy } from '../rules/grouped-shares'

type Explained = Pick<SharedEnergy, 'what' | 'locationIds'>

/** Where a figure is explained: the analysis of the same meters and days. */
export function useExplanation(nodeId: string | undefined, { from, to }: DateRange) {
  const { basePath } = useFeature()
  return ({ what, locationIds }: Explained): string => {
    const query = new URLSearchParams()
    if (what.pointId !== null) query.set('point', what.pointId)
    else if (what.use !== undefined) {
      // A use is no object of the analysis: its locations are. More than it takes are not looked at there.
      const [first, ...others] = locationIds.slice(0, maxChosenObjects)
      if (first !== undefined) query.set('node', first)
      for (const other of others) query.append('with', other)
    } else if (what.locationId !== null) query.set('node', what.locationId)
    else if (nodeId !== undefined) query.set('node', nodeId)
    if (what.productType !== null) query.set('product', what.productType)
    query.set('from', from)
    query.set('to', to)
    // Only the ranking tells several objects beside each other.
    return `${basePath}/analysis${what.use === undefined ? '' : '/ranking'}?${query}`
  }
}
