import { nodeOfQuery, nodeQuery } from './node-query'

test('the address names a node', () => {
  expect(nodeOfQuery(`?${nodeQuery('loc & 1')}`)).toBe('loc & 1')
  expect([nodeOfQuery(''), nodeOfQuery('?node=')]).toEqual([undefined, undefined])
})
