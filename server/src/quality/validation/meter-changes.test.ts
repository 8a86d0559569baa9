import { nextStart } from '../../readings/series/interval-grid'
import { defaultSettings } from './check-settings'
import { findMeterChanges } from './meter-changes'
import { runChecks } from './run-checks'
import { stretchWith } from './stretch.testing'

const stretch = stretchWith([5, 6, -99_000, 7, 8])
const third = stretch.at[2]!
const change = { at: third + 600, last: 99_006, first: 6 }

test('an interval in which the meter was changed is listed as that, and its value is not judged', () => {
  const found = {
    ...{ kind: 'METER_CHANGE', from: third, to: nextStart(third, stretch.grid), count: 1, worst: -99_000 },
    parameters: { last: 99_006, first: 6 },
  }
  expect(findMeterChanges(stretch, [change])).toEqual([found])
  const series = {
    quantity: 'ENERGY',
    productType: 'ELECTRICITY',
    direction: 'PURCHASE',
    interval: 'PT1H',
  } as const
  const settings = { ...defaultSettings(series), meterChanges: [change] }
  const readings = { ...stretch, quality: stretch.at.map(() => 'measured' as const) }
  expect(runChecks(readings, { ...stretch, settings })).toEqual([found])
  const without = runChecks(readings, { ...stretch, settings: { ...settings, meterChanges: [] } })
  expect(without.map(({ kind }) => kind)).toEqual(['NEGATIVE'])
})

test('a change where there is no reading, or before what is looked at, is none', () => {
  expect(findMeterChanges(stretch, [{ ...change, at: stretch.at[0]! - 1 }])).toEqual([])
  expect(findMeterChanges(stretch, [{ ...change, at: stretch.to + 7_200 }])).toEqual([])
  expect(findMeterChanges({ ...stretch, from: third + 1 }, [change])).toEqual([])
  const gap = { ...stretch, at: stretch.at.toSpliced(2, 1), value: stretch.value.toSpliced(2, 1) }
  expect(findMeterChanges(gap, [change])).toEqual([])
})

test('of two changes in one interval the later one is told', () => {
  const later = { at: third + 700, last: 8, first: 0 }
  expect(findMeterChanges(stretch, [change, later]).map(({ parameters }) => parameters)).toEqual([
    { last: 8, first: 0 },
  ])
})
