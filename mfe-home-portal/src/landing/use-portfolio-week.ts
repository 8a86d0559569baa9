import type { ApiClient } from '@energycockpit/api-client'
import { getPortfolioWeek } from '@energycockpit/contract'
import { useQuery } from '@tanstack/react-query'

/** What was bought in the last whole week; requested when the menu says that the user may see values. */
export function usePortfolioWeek(api: ApiClient, { canSee }: { canSee: boolean }) {
  return useQuery({
    queryKey: ['portfolio-week'],
    queryFn: ({ signal }) => api.call(getPortfolioWeek, { signal }),
    enabled: canSee,
  })
}
