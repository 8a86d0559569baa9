import fc from 'fast-check'
import { queryString } from './query-string'

describe('query parameters', () => {
  const date = new Date('2026-03-29T01:30:05.250Z')

  it.each([
    ['nothing', undefined, ''],
    ['an empty query', {}, ''],
    ['an empty array', { ids: [] }, ''],
    ['undefined and null', { a: undefined, b: null }, ''],
    ['an empty text', { search: '' }, '?search='],
    ['zero and false', { limit: 0, deep: false }, '?limit=0&deep=false'],
    ['an array', { ids: ['a', 'b', 'c'] }, '?ids=a,b,c'],
    ['an array of one', { ids: ['a'] }, '?ids=a'],
    ['a comma inside an item', { ids: ['a,b', 'c'] }, '?ids=a%2Cb,c'],
    [
      'characters with a meaning',
      { search: 'Zähler & Co=1?/#+' },
      '?search=Z%C3%A4hler%20%26%20Co%3D1%3F%2F%23%2B',
    ],
    ['a name with a space', { 'a b': 1 }, '?a%20b=1'],
    ['a date', { from: date }, '?from=2026-03-29T01%3A30%3A05.250Z'],
    [
      'dates in an array',
      { at: [date, date] },
      '?at=2026-03-29T01%3A30%3A05.250Z,2026-03-29T01%3A30%3A05.250Z',
    ],
  ])('writes %s', (_, query, expected) => {
    expect(queryString(query)).toBe(expected)
  })

  it('writes dates in the chosen time format', () => {
    const local = new Date(2026, 2, 9, 7, 5, 3)
    expect(queryString({ from: local }, 'LOCAL_DATE_TIME')).toBe('?from=2026-03-09T07%3A05%3A03')
    expect(queryString({ from: local }, 'DATE')).toBe('?from=2026-03-09')
  })

  it('is read back by a server as it was meant', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(fc.dictionary(text, text), (query) => {
        const read = Object.fromEntries(new URLSearchParams(queryString(query)))
        expect(read).toEqual({ ...query })
      }),
    )
  })
})
