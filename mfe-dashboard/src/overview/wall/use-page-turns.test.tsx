import { act, renderHook } from '@testing-library/react'
import { usePageTurns } from './use-page-turns'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1_000))

test('one page follows the other, and the first the last', () => {
  const { result } = renderHook(() => usePageTurns(2))
  expect(result.current.page).toBe(0)
  pass(20)
  expect(result.current.page).toBe(1)
  pass(20)
  expect(result.current.page).toBe(0)
})

test('stopped, nothing moves but by hand; a page that was turned to has its whole time', () => {
  const { result } = renderHook(() => usePageTurns(3))
  act(() => result.current.pause(true))
  pass(100)
  expect(result.current.page).toBe(0)
  act(() => result.current.turn(-1))
  expect(result.current.page).toBe(2)
  act(() => result.current.pause(false))
  pass(19)
  act(() => result.current.turn(1))
  pass(19)
  expect(result.current.page).toBe(0)
  pass(1)
  expect(result.current.page).toBe(1)
})

test('a single page, or none, stays', () => {
  for (const pages of [0, 1]) {
    const { result } = renderHook(() => usePageTurns(pages))
    pass(60)
    expect(result.current.page).toBe(0)
  }
})
