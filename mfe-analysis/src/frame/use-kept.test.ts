import { renderHook } from '@testing-library/react'
import { useKept } from './use-kept'

const loading = { data: undefined, error: null }
const show = () =>
  renderHook(
    ({ query, of }: { query: { data: string | undefined; error: unknown }; of: string }) =>
      useKept(query, of),
    { initialProps: { query: loading as { data: string | undefined; error: unknown }, of: 'gas' } },
  )

test('what is there stays until the next has come', () => {
  const { result, rerender } = show()
  expect(result.current).toMatchObject({ data: undefined, isOld: false })
  rerender({ query: { data: 'May', error: null }, of: 'gas' })
  expect(result.current).toMatchObject({ data: 'May', isOld: false })
  rerender({ query: loading, of: 'gas' })
  expect(result.current).toMatchObject({ data: 'May', isOld: true })
  rerender({ query: { data: 'June', error: null }, of: 'gas' })
  expect(result.current).toMatchObject({ data: 'June', isOld: false })
})

test('nothing of something else stays, and nothing in place of a failure', () => {
  const { result, rerender } = show()
  rerender({ query: { data: 'May', error: null }, of: 'gas' })
  rerender({ query: loading, of: 'water' })
  expect(result.current).toMatchObject({ data: undefined, isOld: false })
  rerender({ query: { data: undefined, error: new Error('down') }, of: 'gas' })
  expect(result.current).toMatchObject({ data: undefined, isOld: false })
})
