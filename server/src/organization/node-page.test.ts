import fc from 'fast-check'
import { Problem } from '../http/problem'
import { fromCursor, toCursor } from './node-page'

test('a cursor says again what went into it, and fits into a query', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => !value.includes('\0'))
  fc.assert(
    fc.property(fc.nat(3), text, text, (rank, sortName, id) => {
      const cursor = toCursor({ rank, sortName, id })
      expect(cursor).toMatch(/^[\w-]+$/)
      expect(fromCursor(cursor)).toEqual({ rank, sortName, id })
    }),
  )
})

test.each([
  ['nothing', ''],
  ['no JSON', 'abc'],
  ['another shape', Buffer.from('{"rank":1}').toString('base64url')],
  ['too few parts', Buffer.from('[1,"a"]').toString('base64url')],
  ['a rank that is no number', Buffer.from('["1","a","b"]').toString('base64url')],
  ['a name that is none', Buffer.from('[1,2,"b"]').toString('base64url')],
  ['a character that no name has', Buffer.from('[1,"a\\u0000","b"]').toString('base64url')],
])('%s is refused', (_case, cursor) => {
  expect(() => fromCursor(cursor)).toThrow(Problem)
})
