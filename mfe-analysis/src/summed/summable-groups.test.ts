import { chosenOf, meterSeries, temperatureSeries } from '../joined/series-item.testing'
import { minutesOfInterval } from './minutes-of-interval'
import { groupOf, seriesList, summableGroups } from './summable-groups'

test('series of one kind are one group, with one series of each metering point: measured, then fine', () => {
  const groups = summableGroups(
    chosenOf([
      meterSeries,
      { ...meterSeries, seriesId: 2, interval: 'PT15M', seriesType: 'MODELLED' },
      { ...meterSeries, seriesId: 3, pointId: 'mp-2', seriesType: 'MODELLED' },
      { ...meterSeries, seriesId: 4, pointId: 'mp-2', interval: 'PT15M', seriesType: 'MODELLED' },
      { ...meterSeries, seriesId: 5, pointId: 'mp-3', direction: 'FEED_IN' },
    ]),
  )
  expect(groups.map(({ key }) => key)).toEqual(['ELECTRICITY.ENERGY.PURCHASE', 'ELECTRICITY.ENERGY.FEED_IN'])
  expect(groups.map(seriesList)).toEqual(['1,4', '5'])
})

test('what cannot be added, is coarser than an hour or out of use is left out', () => {
  const left = [
    temperatureSeries,
    { ...meterSeries, interval: 'P1D' as const },
    { ...meterSeries, archived: true as const },
  ]
  expect(summableGroups(chosenOf(left))).toEqual([])
  expect(groupOf([], 'a')).toBeUndefined()
})

test('electricity that was taken stands before water of more metering points', () => {
  const water = { ...meterSeries, quantity: 'VOLUME', productType: 'WATER' } as const
  const groups = summableGroups(
    chosenOf([{ ...water, seriesId: 2, pointId: 'a' }, { ...water, seriesId: 3, pointId: 'b' }, meterSeries]),
  )
  expect(groups.map(({ item }) => item.productType)).toEqual(['ELECTRICITY', 'WATER'])
})

test('the group of the address, or the first one where it is not there', () => {
  const groups = summableGroups(chosenOf([meterSeries, { ...meterSeries, seriesId: 2, productType: 'GAS' }]))
  expect(groupOf(groups, 'GAS.ENERGY.PURCHASE')?.key).toBe('GAS.ENERGY.PURCHASE')
  expect(groupOf(groups, 'nothing')?.key).toBe('ELECTRICITY.ENERGY.PURCHASE')
})

test('how long an interval is', () => {
  expect(['PT15M', 'PT1H', 'PT30M'].map(minutesOfInterval)).toEqual([15, 60, 30])
  expect(minutesOfInterval('P1D')).toBeNaN()
})
