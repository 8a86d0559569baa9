import { featureFailureKinds, operationPeriods, loadTypes } from '@energycockpit/contract'
import en from '../locales/en.json'
import { orders } from './feature-order'

const { kinds, ways, periods, columns } = en.operation

test('there is a text for whatever the server may tell', () => {
  expect(Object.keys(kinds).sort()).toEqual([...featureFailureKinds].sort())
  expect(Object.keys(ways).sort()).toEqual(['all', ...loadTypes].sort())
  expect(Object.keys(periods)).toEqual([...operationPeriods])
  expect(Object.keys(columns)).toEqual(expect.arrayContaining([...orders]))
})
