import fc from 'fast-check'
import { readOptions, writeOptions } from '../../choice/options'
import { optionsOfTable, tableOptions } from './table-options'

const known = {
  orders: ['name', 'city'] as const,
  columns: ['city', 'street', 'malo'],
  hiddenAtFirst: ['malo'],
}
const looks = fc.record({
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  sorting: fc.option(fc.record({ id: fc.constantFrom(...known.orders), desc: fc.boolean() }), {
    nil: undefined,
  }),
  hidden: fc.subarray(known.columns),
  archived: fc.boolean(),
})

test('how a table is looked at survives the address', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const query = new URLSearchParams()
      writeOptions(optionsOfTable(look, known), query)
      const read = readOptions(new URLSearchParams(query.toString()))
      expect(tableOptions(read, known)).toEqual(look)
    }),
  )
})

test('without options it is sorted by name, some columns are hidden, and the address says nothing', () => {
  const first = tableOptions({}, known)
  expect(first).toEqual({ search: '', sorting: undefined, hidden: ['malo'], archived: false })
  expect(optionsOfTable(first, known)).toEqual({})
})

test('what is not understood is passed over; the column that names the row cannot be hidden', () => {
  const options = {
    sort: '-colour',
    hidden: 'name,street,nothing',
    archived: 'perhaps',
    search: 'a'.repeat(200),
  }
  expect(tableOptions(options, known)).toEqual({
    ...{ search: 'a'.repeat(100), sorting: undefined, hidden: ['street'], archived: false },
  })
  expect(tableOptions({ hidden: '-' }, known).hidden).toEqual([])
})
