import { pageOfRoute } from './page-of-route'

test('the first segment names the page; anything else is none', () => {
  expect(pageOfRoute(['hierarchy'])).toBe('hierarchy')
  expect(pageOfRoute(['twin'])).toBe('twin')
  expect(pageOfRoute(['import', ''])).toBe('import')
  expect(pageOfRoute(['history'])).toBe('history')
  expect(pageOfRoute(['attributes'])).toBe('attributes')
  expect(pageOfRoute(['groups'])).toBe('groups')
  for (const other of [[], ['none'], ['import', 'more'], ['toString']])
    expect(pageOfRoute(other)).toBeUndefined()
})
