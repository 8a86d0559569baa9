import fc from 'fast-check'
import { listedFilters, readFilters, writeFilters, type Filters } from './filters'

const listed = Object.fromEntries(
  Object.entries(listedFilters).map(([name, values]) => [
    name,
    fc.constantFrom(...(values as readonly string[])),
  ]),
)
const text = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme-ascii' })
const filters = fc.record(
  { ...listed, locationGroup: text, weatherStation: text },
  { requiredKeys: [] },
) as fc.Arbitrary<Filters>

test('filters that are written are read again', () => {
  fc.assert(
    fc.property(filters, (written) => {
      const query = new URLSearchParams()
      writeFilters(written, query)
      expect(readFilters(new URLSearchParams(query.toString()))).toEqual(written)
    }),
  )
})

test('what no filter knows is as if it were not there', () => {
  expect(readFilters(new URLSearchParams('kind=OTHER&quantity=&manual=yes&locationGroup='))).toEqual({})
})
