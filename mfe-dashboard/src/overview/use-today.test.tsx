import { act, renderHook } from '@testing-library/react'
import { useToday } from './use-today'

afterEach(() => void jest.useRealTimers())

test.each([
  ['on a wall the day ends at midnight', true, '2027-01-01'],
  ['a page that somebody reads keeps its day', false, '2026-12-31'],
])('%s', (_, goesOn, expected) => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 45) })
  const { result } = renderHook(() => useToday(goesOn))
  expect(result.current).toBe('2026-12-31')
  act(() => void jest.advanceTimersByTime(30_000))
  expect(result.current).toBe(expected)
})
