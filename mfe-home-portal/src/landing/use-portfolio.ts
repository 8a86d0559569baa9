import { getPortfolioSummary } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

/** The figures of the portfolio; requested when the menu says that the user may see values. */
export function usePortfolio({ canSee }: { canSee: boolean }) {
  const { api } = useFeature()
  return useQuery({
    queryKey: ['portfolio-summary'],
    queryFn: ({ signal }) => api.call(getPortfolioSummary, { signal }),
    enabled: canSee,
    // On a page that stayed open overnight, yesterday is another day.
    refetchOnWindowFocus: true,
  })
}
