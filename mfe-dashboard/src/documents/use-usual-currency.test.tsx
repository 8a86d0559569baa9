import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { useUsualCurrency } from './use-usual-currency'

const paid: Record<string, string | null> = { 'loc-bern': 'CHF', 'loc-leeds': 'GBP', 'loc-tokyo': null }
const call = (_called: unknown, { query }: { query: { nodeId?: string } }) =>
  Promise.resolve({ currency: query.nodeId === undefined ? 'EUR' : paid[query.nodeId] })

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <FeatureContext value={{ api: { call } } as unknown as FeatureProps}>{children}</FeatureContext>
  </QueryClientProvider>
)
const draw = (nodeId: string, isNew = true) =>
  renderHook(
    () => {
      const [start] = useState({ nodeId, currency: 'USD' as const, name: '' } as never)
      const [draft, setDraft] = useState(start)
      return useUsualCurrency<{ nodeId: string; currency: 'USD' | 'EUR'; name: string }>(
        { start, draft, setDraft: setDraft as never },
        isNew,
      )
    },
    { wrapper },
  ).result

test('what is new is in the currency of its place, which nobody has to save', async () => {
  const form = draw('')
  await waitFor(() => expect(form.current.draft.currency).toBe('EUR'))
  expect(form.current.draft).toBe(form.current.start)
  act(() => form.current.setDraft({ ...form.current.draft, nodeId: 'loc-bern' }))
  await waitFor(() => expect(form.current.draft.currency).toBe('CHF'))
  expect(form.current.draft).not.toBe(form.current.start)
  act(() => form.current.setDraft({ ...form.current.draft, nodeId: 'loc-leeds' }))
  await waitFor(() => expect(form.current.draft.currency).toBe('GBP'))
})

test('whoever chooses a currency keeps it, wherever else it is', async () => {
  const form = draw('loc-leeds')
  await waitFor(() => expect(form.current.draft.currency).toBe('GBP'))
  act(() => form.current.setDraft({ ...form.current.draft, currency: 'EUR' }))
  act(() => form.current.setDraft({ ...form.current.draft, nodeId: 'loc-bern' }))
  expect(form.current.draft.currency).toBe('EUR')
})

test.each([
  ['what is there already', 'loc-bern', false],
  ['a place that says none', 'loc-tokyo', true],
])('%s keeps the currency that it has', async (_, nodeId, isNew) => {
  const form = draw(nodeId, isNew)
  await act(async () => Promise.resolve())
  expect(form.current.draft.currency).toBe('USD')
})
