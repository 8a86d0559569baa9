import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useNewestNews } from './use-newest-news'
import { usePortfolio } from './use-portfolio'
import { useRecent } from './use-recent'

test('a page that stayed open is up to date for who comes back to it', async () => {
  const calls: string[] = []
  const api = {
    async call({ name }: { name: string }) {
      calls.push(name)
      return { posts: [], objects: [] }
    },
  }
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <FeatureContext value={{ api } as unknown as FeatureProps}>{children}</FeatureContext>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => [usePortfolio({ canSee: true }), useRecent({ canOpen: true }), useNewestNews()],
    { wrapper },
  )
  await waitFor(() => expect(result.current.every(({ isFetched }) => isFetched)).toBe(true))
  calls.length = 0
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() =>
    expect(calls.toSorted()).toEqual(['getPortfolioSummary', 'listNews', 'listRecentObjects']),
  )
})
