import { firstChoice } from '../../choice/choice'
import type { Filters } from '../../choice/filters'
import { tableQuery } from './table-query'

const plain = { search: '', sorting: undefined, hidden: [], archived: false }

test('without a choice everything that the user sees is requested', () => {
  expect(tableQuery(firstChoice, plain)).toEqual({ kind: undefined, query: {} })
})

test('chosen objects, filters and options are requested; not what only figures know', () => {
  const choice = {
    ...{ ...firstChoice, nodeId: 'loc-1', others: ['mp-2'], productType: 'GAS' as const },
    filters: {
      kind: 'MAIN',
      locationGroup: 'Schools',
      includeSubs: 'true',
      formulaTemplate: 'SUM',
    } as Filters,
  }
  const options = { search: 'mill', sorting: { id: 'city', desc: true }, hidden: ['street'], archived: true }
  expect(tableQuery(choice, options)).toEqual({
    kind: 'MAIN',
    query: {
      ...{ objects: 'loc-1,mp-2', productType: 'GAS', locationGroup: 'Schools', search: 'mill' },
      formulaTemplate: 'SUM',
      ...{ archived: 'true', sort: 'city', descending: 'true' },
    },
  })
})
