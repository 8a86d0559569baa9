import { quantities } from '@energycockpit/contract'
import { aggregationOf } from './aggregation'

test('amounts add up, everything else is averaged', () => {
  const sums = quantities.filter((quantity) => aggregationOf(quantity) === 'SUM')
  expect(sums).toEqual(['ENERGY', 'VOLUME'])
  expect(quantities.filter((quantity) => aggregationOf(quantity) === 'MEAN')).toHaveLength(
    quantities.length - 2,
  )
})
