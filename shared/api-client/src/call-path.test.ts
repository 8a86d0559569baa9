import { callPath } from './call-path'

describe('the path of a call', () => {
  it.each([
    ['/whoami', undefined, '/whoami'],
    ['/i18n/:locale', { locale: 'de' }, '/i18n/de'],
    ['/a/:first/b/:second', { first: 1, second: 'x' }, '/a/1/b/x'],
    ['/a/:id', { id: '../b?c#d' }, '/a/..%2Fb%3Fc%23d'],
  ])('fills %s', (path, params, expected) => {
    expect(callPath(path, params)).toBe(expected)
  })

  it('names the parameter that is missing', () => {
    expect(() => callPath('/i18n/:locale', {})).toThrow('The path /i18n/:locale needs the parameter locale')
  })
})
