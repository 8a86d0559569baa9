import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { usePages } from './use-pages'

const pages: Record<string, { names: string[]; next: number | null }> = {
  first: { names: ['North', 'South'], next: 2 },
  2: { names: ['West'], next: null },
}

test('lists what was loaded so far and offers more until the end; the rows stay the same between drawings', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(
    () =>
      usePages({
        key: ['meters'],
        load: (next) => Promise.resolve(pages[next ?? 'first']!),
        items: (page) => page.names,
      }),
    { wrapper },
  )
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toEqual(['North', 'South']))
  const { data } = result.current
  rerender()
  expect(result.current.data).toBe(data)
  act(() => result.current.more!.onMore())
  await waitFor(() => expect(result.current.data).toEqual(['North', 'South', 'West']))
  expect(result.current.more).toBeUndefined()
  expect(result.current.first).toEqual(pages.first)
})
