import { choosableQuantities, firstExplained, firstExplaining } from './choosable-quantities'
import { chosenOf as chosen, meterSeries as meter, temperatureSeries as station } from './series-item.testing'

const keys = (found: { key: string }[]) => found.map(({ key }) => key)

test('the weather of the locations comes with its degree days where buckets are days', () => {
  const both = chosen([meter], [station])
  expect(keys(choosableQuantities(both, 'P1D'))).toEqual([
    ...['1', '7', '7.HEATING_DEGREE_DAYS_20_15', '7.HEATING_DEGREE_DAYS_15', '7.COOLING_DEGREE_DAYS'],
  ])
  expect(keys(choosableQuantities(both, 'PT1H'))).toEqual(['1', '7'])
})

test('a series whose values come less often than the buckets is not among them, and none is there twice', () => {
  const daily = { ...meter, seriesId: 2, interval: 'P1D' as const }
  expect(keys(choosableQuantities(chosen([daily, station], [station]), 'PT1H'))).toEqual(['7'])
  expect(keys(choosableQuantities(chosen([daily, meter]), 'P1D'))).toEqual(['2', '1'])
})

test('first consumption is explained by temperature', () => {
  const found = choosableQuantities(chosen([station, meter], [station]), 'P1D')
  expect(firstExplained(found)?.key).toBe('1')
  expect(firstExplaining(found, firstExplained(found))?.key).toBe('7')
})

test('what somebody reads now and then is explained only where nothing else is counted', () => {
  const read = {
    ...{ ...meter, seriesId: 3, kind: 'MANUAL_READ' as const, quantity: 'VOLUME' as const },
    interval: 'P1D' as const,
  }
  expect(firstExplained(choosableQuantities(chosen([read, meter]), 'P1D'))?.key).toBe('1')
  expect(firstExplained(choosableQuantities(chosen([station, read]), 'P1D'))?.key).toBe('3')
})

test('one quantity alone is explained by nothing', () => {
  const found = choosableQuantities(chosen([meter]), 'P1D')
  expect(firstExplaining(found, found[0])).toBeUndefined()
  expect(firstExplained([])).toBeUndefined()
})
