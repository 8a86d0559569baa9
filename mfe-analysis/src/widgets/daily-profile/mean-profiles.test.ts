import type { Profile } from '@energycockpit/contract'
import { chosenOf, meterSeries } from '../../joined/series-item.testing'
import { summableGroups } from '../../summed/summable-groups'
import { clockOf, meanProfiles, stepsOf } from './mean-profiles'

const groupOf = (...intervals: ('PT10M' | 'PT15M' | 'PT30M' | 'PT1H')[]) =>
  summableGroups(
    chosenOf(
      intervals.map((interval, place) => ({
        ...meterSeries,
        seriesId: place,
        pointId: `${place}`,
        interval,
      })),
    ),
  )[0]!

const profile = (sums: (number | null)[], count: number[], more: Partial<Profile> = {}): Profile => ({
  ...{
    function: 'SUM',
    quantity: 'ENERGY',
    unit: 'kWh',
    step: 'PT1H',
    seriesCount: 1,
    measured: 1,
    estimated: 0,
  },
  ...{
    covered: { from: null, to: null } as never,
    minute: sums.map((_, place) => place * 60),
    leftOut: undefined,
  },
  dayTypes: [{ dayType: 'WORKDAY', days: 5, value: sums, count }],
  ...more,
})

test('the mean of a step is that of its values, so that a gap lowers nothing', () => {
  const { unit, profiles } = meanProfiles(profile([50, 40, null], [5, 4, 0]), groupOf('PT1H'))
  expect([unit, profiles[0]]).toEqual(['kW', { dayType: 'WORKDAY', days: 5, value: [10, 10, null], peak: 0 }])
})

test('quarter hours within an hour are powers that follow each other, and series draw together', () => {
  const both = profile([100, 200], [40, 40], { seriesCount: 2 })
  // 40 values of 2 series: 20 quarter hours in which both take 5 kWh together.
  expect(meanProfiles(both, groupOf('PT15M', 'PT15M')).profiles[0]!.value).toEqual([20, 40])
})

test('of series of different intervals each day counts', () => {
  const mixed = profile([100], [25], { seriesCount: 2 })
  expect(meanProfiles(mixed, groupOf('PT15M', 'PT1H')).profiles[0]!.value).toEqual([20])
})

test('volumes flow in cubic metres an hour', () => {
  const water = profile([10], [5], { unit: 'm³', quantity: 'VOLUME' })
  expect(meanProfiles(water, groupOf('PT1H'))).toMatchObject({ unit: 'm³/h', profiles: [{ value: [2] }] })
})

test('quarter hours are offered where all series have them', () => {
  expect(stepsOf(groupOf('PT15M'))).toEqual(['PT15M', 'PT30M', 'PT1H'])
  expect(stepsOf(groupOf('PT30M'))).toEqual(['PT30M', 'PT1H'])
  expect(stepsOf(groupOf('PT10M'))).toEqual(['PT30M', 'PT1H'])
  expect(stepsOf(groupOf('PT15M', 'PT1H'))).toEqual(['PT1H'])
  expect([0, 495, 1440].map(clockOf)).toEqual(['00:00', '08:15', '24:00'])
})
