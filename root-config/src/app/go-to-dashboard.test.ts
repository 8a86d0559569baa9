import { goToDashboard } from './go-to-dashboard'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  location.hash = ''
})

test.each([
  ['nothing has been opened', '', undefined, ['/platform/home-portal/dashboard']],
  ['it begins elsewhere', '#/platform/analysis', undefined, ['/platform/home-portal/dashboard']],
  ['it is there', '#/platform/home-portal/dashboard', undefined, []],
  ['it was led on', '#/platform/home-portal/dashboard', '#/platform/enms/overview', []],
  ['somebody has gone on from there', '#/platform/home-portal/dashboard', '#/platform/analysis', []],
  ['somebody has gone on from elsewhere', '#/platform/home-portal', '#/platform/analysis', []],
])('after a second, where %s', (_, first, then, expected) => {
  location.hash = first
  const navigate = jest.fn<void, [string]>()
  goToDashboard(navigate)
  jest.advanceTimersByTime(900)
  expect(navigate).not.toHaveBeenCalled()
  if (then !== undefined) location.hash = then
  jest.advanceTimersByTime(200)
  expect(navigate.mock.calls.flat()).toEqual(expected)
})
