import { renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getConsumption, getHierarchyNodes } from '@energycockpit/contract'
import { FeatureContext } from '@energycockpit/remote'
import type { ReactNode } from 'react'
import { firstChoice, type Choice } from '../choice/choice'
import { useConsumption } from './use-consumption'

const hall = { id: 'hall', type: 'LOCATION', name: 'Hall', path: [{ id: 'north', name: 'North' }] }

function show(choice: Partial<Choice>) {
  const call = jest.fn(async (called: unknown) =>
    called === getHierarchyNodes ? { nodes: [{ ...hall, id: 'hall-2' }, hall] } : { node: hall },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FeatureContext value={{ api: { call }, basePath: '/platform', menu: [] } as never}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </FeatureContext>
  )
  const { result } = renderHook(() => useConsumption({ ...firstChoice, ...choice }), { wrapper })
  return { result, calls: () => call.mock.calls.map(([called]) => called) }
}

test('a location has its name also while no day of the period is over', async () => {
  const { result, calls } = show({ nodeId: 'hall', period: { from: '2999-01-01', to: '2999-02-01' } })
  await waitFor(() => expect(result.current.node).toMatchObject({ name: 'Hall', path: hall.path }))
  expect(result.current.days).toBeUndefined()
  expect(calls()).toEqual([getHierarchyNodes])
})

test('with figures nothing is asked for besides them', async () => {
  const { result, calls } = show({ nodeId: 'hall' })
  await waitFor(() => expect(result.current.node).toMatchObject({ name: 'Hall' }))
  expect(calls()).toEqual([getConsumption])
})

test('of everything there is no name to ask for', () => {
  const { result, calls } = show({ period: { from: '2999-01-01', to: '2999-02-01' } })
  expect(result.current.node).toBeUndefined()
  expect(calls()).toEqual([])
})
