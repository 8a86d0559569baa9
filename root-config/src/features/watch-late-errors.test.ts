/**
 * @jest-environment-options {"url": "https://portal.example/platform/weather"}
 */
/** The import map is SystemJS's, which jsdom does not have. */
jest.mock('./module-loader', () => ({
  addressOf: (name: string) =>
    name === 'analysis' ? 'https://portal.example/analysis/assets/remoteEntry.js?v=1' : undefined,
}))
import { watchLateErrors } from './watch-late-errors'

const told: string[] = []
watchLateErrors(new Set(['analysis', 'weather']), (featureId, error) => told.push(`${featureId}: ${error}`))

function errorFrom(file: string, message: string): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at x (https://portal.example/${file}:1:2)`
  return error
}
const thrown = (error: unknown, filename = '') => dispatchEvent(new ErrorEvent('error', { error, filename }))
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

beforeEach(() => told.splice(0))

describe('errors that nobody caught', () => {
  it('are told with the feature that they come from', () => {
    thrown(errorFrom('analysis/assets/174.js', 'timer'))
    rejected(errorFrom('analysis/assets/174.js', 'promise'))
    expect(told).toEqual(['analysis: Error: timer', 'analysis: Error: promise'])
  })

  it('are told by their file when they are no errors', () => {
    thrown('text', 'https://portal.example/analysis/assets/174.js')
    expect(told).toEqual(['analysis: text'])
  })

  it("are told of third parties' features, which no import map knows", () => {
    thrown(errorFrom('weather/static/js/main.1a2b3c4d.js?retry=2', 'timer'), '')
    rejected(errorFrom('weather/entry.mjs', 'promise'))
    expect(told).toEqual(['weather: Error: timer', 'weather: Error: promise'])
  })

  it("are not a feature's when they come from elsewhere", () => {
    thrown(errorFrom('root-config/root-config.js', 'shell'))
    thrown(errorFrom('libraries/react.js', 'library'))
    rejected(undefined)
    rejected('only a text')
    expect(told).toEqual([])
  })
})
