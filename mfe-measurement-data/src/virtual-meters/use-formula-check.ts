import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkVirtualSeries, type Quantity } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useDelayed } from '@energycockpit/ui'

export interface DraftFormula {
  formula: string
  quantity: Quantity
  unit: string
  locationId: string
  seriesId: number | null
}

/**
 * What the server says of a formula as it is written, once it stands still for a moment; of an empty one nothing.
 * `draft`: what it was asked.
 */
export function useFormulaCheck({ formula, quantity, unit, locationId, seriesId }: DraftFormula) {
  const { api } = useFeature()
  const settled = useDelayed(formula)
  const body = { formula: settled, quantity, unit, locationId, seriesId }
  const check = useQuery({
    queryKey: ['formula-check', body],
    queryFn: async ({ signal }) => ({
      formula: settled,
      ...(await api.call(checkVirtualSeries, { body, signal })),
    }),
    enabled: settled.trim() !== '' && locationId !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isSettled = settled === formula && !check.isPlaceholderData && !check.isFetching
  return { check, draft: body, isSettled }
}
