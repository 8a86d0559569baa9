import { chosenOf, meterSeries, temperatureSeries } from '../../../../joined/series-item.testing'
import { asOption, choosableDrivers, driversOf } from './driver-choice'

const numbered = (seriesId: number) => ({
  ...meterSeries,
  seriesId,
  productType: seriesId === 1 ? ('ELECTRICITY' as const) : ('WATER' as const),
})
const irradiance = { ...temperatureSeries, seriesId: 8, quantity: 'IRRADIANCE' as const }
const power = { ...meterSeries, seriesId: 6, quantity: 'POWER' as const }
const chosen = chosenOf([power, ...[1, 2, 3, 4, 5].map(numbered)], [temperatureSeries, irradiance])
const ids = (drivers: readonly { seriesId: number }[]) => drivers.map(({ seriesId }) => seriesId)

test('all series can be chosen but those of the product that is explained, and the temperature of the weather', () => {
  expect(ids(choosableDrivers(chosen, meterSeries))).toEqual([2, 3, 4, 5, 8])
})

test.each([
  [{}, []],
  [{ drivers: '3,2' }, [3, 2]],
  [{ drivers: '3,3,1,99,x,,8' }, [3, 8]],
  [{ drivers: '2,3,4,5' }, [2, 3, 4]],
])('the address %j names %j', (options, expected) => {
  const found = driversOf(options as Record<string, string>, choosableDrivers(chosen, meterSeries))
  expect(ids(found)).toEqual(expected)
  expect(asOption(found)).toEqual({ drivers: expected.join(',') })
})
