import { nextStart } from '../../readings/series/series-interval'
import { defaultSettings } from './check-settings'
import { findMeterChanges } from './meter-changes'
import { runChecks } from './run-checks'
import { segmentWith } from './segment.testing'

const segment = segmentWith([5, 6, -99_000, 7, 8])
const third = segment.at[2]!
const change = { at: third + 600, last: 99_006, first: 6 }

test('an interval in which the meter was changed is listed as that, and its value is not judged', () => {
  const found = {
    ...{
      kind: 'METER_CHANGE',
      from: third,
      to: nextStart(third, segment.seriesInterval),
      count: 1,
      worst: -99_000,
    },
    parameters: { last: 99_006, first: 6 },
  }
  expect(findMeterChanges(segment, [change])).toEqual([found])
  const series = {
    quantity: 'ENERGY',
    productType: 'ELECTRICITY',
    direction: 'PURCHASE',
    interval: 'PT1H',
  } as const
  const settings = { ...defaultSettings(series), meterChanges: [change] }
  const readings = { ...segment, quality: segment.at.map(() => 'measured' as const) }
  expect(runChecks(readings, { ...segment, settings })).toEqual([found])
  const without = runChecks(readings, { ...segment, settings: { ...settings, meterChanges: [] } })
  expect(without.map(({ kind }) => kind)).toEqual(['NEGATIVE'])
})

test('a change where there is no reading, or before what is looked at, is none', () => {
  expect(findMeterChanges(segment, [{ ...change, at: segment.at[0]! - 1 }])).toEqual([])
  expect(findMeterChanges(segment, [{ ...change, at: segment.to + 7_200 }])).toEqual([])
  expect(findMeterChanges({ ...segment, from: third + 1 }, [change])).toEqual([])
  const gap = { ...segment, at: segment.at.toSpliced(2, 1), value: segment.value.toSpliced(2, 1) }
  expect(findMeterChanges(gap, [change])).toEqual([])
})

test('of two changes in one interval the later one is told', () => {
  const later = { at: third + 700, last: 8, first: 0 }
  expect(findMeterChanges(segment, [change, later]).map(({ parameters }) => parameters)).toEqual([
    { last: 8, first: 0 },
  ])
})
