import { isAdmittedScript } from './admitted-script'

const page = 'https://portal.example/platform/analysis'

describe('scripts that the page may load', () => {
  it.each([
    ['/analysis/assets/remoteEntry.js?v=1', true],
    ['https://portal.example/x.js', true],
    ['x.js', true],
    ['https://portal.example:8443/x.js', false],
    ['http://portal.example/x.js', false],
    ['//evil.example/x.js', false],
    ['https://portal.example.evil.org/x.js', false],
    ['https://portal.example@evil.org/x.js', false],
    ['data:text/javascript,1', false],
    ['blob:https://evil.example/1', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['http://localhost:8500/remoteEntry.js', false],
  ])('%s: %s', (address, admitted) => {
    expect(isAdmittedScript(address, page, false)).toBe(admitted)
  })

  it.each([
    ['http://localhost:8500/remoteEntry.js', true],
    ['http://127.0.0.1:8500/remoteEntry.js', true],
    ['http://localhost.evil.org/remoteEntry.js', false],
    ['https://evil.example/localhost.js', false],
  ])('where overrides are allowed, %s: %s', (address, admitted) => {
    expect(isAdmittedScript(address, page, true)).toBe(admitted)
  })
})
