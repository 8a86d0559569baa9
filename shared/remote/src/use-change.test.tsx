import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FeatureContext } from './feature-context'
import type { FeatureProps } from './feature-props'
import { useChange } from './use-change'

/** Draws the step and writes down in which order things happen. */
function step(call: (name: string) => Promise<number>, changes?: readonly string[][]) {
  const happened: string[] = []
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  for (const key of ['meters', 'users'])
    client.setQueryDefaults([key], { queryFn: () => happened.push(`fetch ${key}`) })
  const notify: FeatureProps['notify'] = ({ kind, text }) => happened.push(`${kind}: ${text}`)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FeatureContext value={{ notify } as FeatureProps}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </FeatureContext>
  )
  const { result } = renderHook(
    () =>
      useChange({
        call,
        ...(changes && { changes }),
        done: (id, name: string) => `${name} is ${id}`,
        onDone: () => happened.push('close'),
        onFresh: () => happened.push('go on'),
      }),
    { wrapper },
  )
  const invalidated = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0])
  client.setQueryData(['meters'], 1)
  client.setQueryData(['users'], 1)
  return { result, happened, invalidated }
}

test('says what is done, closes, fetches again what it changed, and goes on', async () => {
  const { result, happened, invalidated } = step(() => Promise.resolve(7), [['meters']])
  act(() => result.current.mutate('North'))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(happened).toEqual(['success: North is 7', 'close', 'go on'])
  expect(invalidated()).toEqual(['meters'])
})

test('without keys everything of the feature is fetched again', async () => {
  const { result, invalidated } = step(() => Promise.resolve(7))
  act(() => result.current.mutate('North'))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(invalidated()).toEqual(['meters', 'users'])
})

test('a failure says nothing by itself, and what may have changed all the same is fetched again', async () => {
  const { result, happened, invalidated } = step(() => Promise.reject(new Error('gone')), [['users']])
  act(() => result.current.mutate('North'))
  await waitFor(() => expect(result.current.error).toEqual(new Error('gone')))
  expect(happened).toEqual([])
  expect(invalidated()).toEqual(['users'])
})
