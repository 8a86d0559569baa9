import * as fc from 'fast-check'
import { groupAddress, groupIn } from './group-address'

test('what an address names is read as it was written', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: 999_999_999 }),
      fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
      (businessId, name) => {
        const shown = { businessId, name }
        expect(groupIn(groupAddress(shown))).toEqual(shown)
      },
    ),
  ))

test.each(['', '?group=North', '?business=&group=North', '?business=one'])('%s names none', (query) => {
  expect(groupIn(query)).toBeUndefined()
})
