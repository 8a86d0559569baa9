import { useQuery } from '@tanstack/react-query'
import type { ChosenSeries } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { Choice } from '../../../../choice/choice'
import { chosenSeriesQuery } from '../../../../frame/chosen-series-query'

/**
 * All series of the objects that are chosen, whatever the filters leave of them: who looks at electricity asks what it
 * follows, and that is no electricity. Undefined until they are known; where they cannot be loaded, what is `chosen`.
 */
export function useUnfiltered(choice: Choice, chosen: ChosenSeries): ChosenSeries | undefined {
  const { api } = useFeature()
  const isFiltered = [choice.productType, ...Object.values(choice.filters)].some((one) => one !== undefined)
  const all = useQuery({
    ...chosenSeriesQuery(api, { ...choice, filters: {}, productType: undefined }),
    enabled: isFiltered,
  })
  return isFiltered && !all.isError ? all.data : chosen
}
