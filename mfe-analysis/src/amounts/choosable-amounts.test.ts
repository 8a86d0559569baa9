import { chosenOf, meterSeries } from '../joined/series-item.testing'
import { amountOf, choosableAmounts } from './choosable-amounts'

const water = {
  ...meterSeries,
  seriesId: 2,
  pointId: 'water',
  quantity: 'VOLUME',
  productType: 'WATER',
} as const
const moreWater = { ...water, seriesId: 3, pointId: 'more-water' }
const gas = { ...meterSeries, seriesId: 4, pointId: 'gas', productType: 'GAS' } as const
const sold = { ...meterSeries, seriesId: 5, direction: 'FEED_IN' } as const
const amountsOf = (...series: Parameters<typeof chosenOf>[0]) => choosableAmounts(chosenOf(series))

test('a location begins with the electricity that it takes, whatever stands before it', () => {
  const amounts = amountsOf(water, moreWater, gas, sold, meterSeries)
  expect(amounts.map(({ key }) => key)).toEqual(['WATER.VOLUME.PURCHASE', '2', '3', '4', '5', '1'])
  expect(amountOf(amounts, undefined)?.key).toBe('1')
  expect(amountOf(amounts, 'gone')?.key).toBe('1')
  expect(amountOf(amounts, '3')?.key).toBe('3')
})

test('without electricity it is other energy, without energy the first amount', () => {
  expect(amountOf(amountsOf(water, sold, gas), undefined)?.key).toBe('4')
  expect(amountOf(amountsOf(water, moreWater), undefined)?.key).toBe('WATER.VOLUME.PURCHASE')
  expect(amountOf([], undefined)).toBeUndefined()
})

test('several meters begin with their sum', () => {
  const other = { ...meterSeries, seriesId: 6, pointId: 'other' }
  expect(amountOf(amountsOf(meterSeries, other), undefined)?.items).toHaveLength(2)
})
