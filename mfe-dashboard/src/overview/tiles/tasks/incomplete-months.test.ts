import type { Consumption } from '@energycockpit/contract'
import { incompleteMonths } from './incomplete-months'

test('months that are estimated or missing in part, by product', () => {
  const product = (productType: string, measured: number[]) => ({
    ...{ productType, current: { at: [1, 2, 3], measured } },
  })
  const products = [product('GAS', [1, 0.5, 0]), product('WATER', [1, 0.999, 1])]
  expect(incompleteMonths({ products } as unknown as Consumption)).toEqual([
    { productType: 'GAS', at: [2, 3] },
  ])
})
