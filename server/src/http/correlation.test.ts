import { correlationId } from './correlation'

const newId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

it('keeps the id that the caller gave', () => {
  expect(correlationId({ 'x-correlation-id': 'abc-DEF_123' })).toBe('abc-DEF_123')
})

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'two words here',
  'line\nbreak-in-it',
  ['a-first-one', 'a-second-one'],
])('makes one in place of %j', (given) => {
  expect(correlationId({ 'x-correlation-id': given as string })).toMatch(newId)
})
