import { whenNothingShows } from './when-nothing-shows'

/** Its height, which the test's document does not know. */
function elementOf(height: () => number): Element {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ height: height() }) as DOMRect
  return element
}
const seen = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what shows nothing for ten seconds is told once', () => {
  const told = jest.fn()
  whenNothingShows(
    elementOf(() => 0),
    told,
  )
  jest.advanceTimersByTime(9_900)
  expect(told).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(told).toHaveBeenCalledTimes(1)
})

test('what was seen once may be empty for a moment, also after ten seconds', () => {
  const told = jest.fn()
  let height = 0
  whenNothingShows(
    elementOf(() => height),
    told,
  )
  jest.advanceTimersByTime(2_000)
  height = 300
  jest.advanceTimersByTime(7_500)
  height = 0
  jest.advanceTimersByTime(60_000)
  expect(told).not.toHaveBeenCalled()
})

test('the time in which nobody looks does not count, and ended, nothing is told', () => {
  const told = jest.fn()
  const state = seen('hidden')
  const end = whenNothingShows(
    elementOf(() => 0),
    told,
  )
  jest.advanceTimersByTime(60_000)
  state.mockReturnValue('visible')
  jest.advanceTimersByTime(9_000)
  expect(told).not.toHaveBeenCalled()
  end()
  jest.advanceTimersByTime(60_000)
  expect(told).not.toHaveBeenCalled()
})
