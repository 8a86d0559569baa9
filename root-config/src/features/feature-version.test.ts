/** The import map is SystemJS's, which jsdom does not have. */
const addresses: Record<string, string> = {}
jest.mock('./module-loader', () => ({ addressOf: (name: string) => addresses[name] }))
import { rememberVersion, versionOf } from './feature-version'

describe('the version of a feature', () => {
  it.each([
    ['/analysis/assets/remoteEntry.js?v=0a1b2c3d', '0a1b2c3d'],
    ['https://portal.example/analysis/assets/remoteEntry.js?v=0a1b2c3d&retry=3', '0a1b2c3d'],
    ['http://localhost:8080/remoteEntry.js', null],
    ['http://localhost:8080/remoteEntry.js?v=latest', null],
  ])('at %s is %s', (address, version) => {
    addresses['analysis'] = address
    expect(versionOf('analysis')).toBe(version)
  })

  it("of a third party's is what its manifest said last", () => {
    expect(versionOf('weather')).toBeNull()
    rememberVersion('weather', '1.4.0')
    expect(versionOf('weather')).toBe('1.4.0')
    rememberVersion('weather', undefined)
    expect(versionOf('weather')).toBeNull()
  })
})
