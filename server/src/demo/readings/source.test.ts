import { demoValues } from './demo-values'
import { demoSeries, meteringPoints } from '../records/metering-points'
import { buildings } from '../records/buildings'
import { readSource, type Source } from './source'

let source: Source
beforeAll(async () => {
  source = await readSource()
})

const seriesOf = (meteringPoint: string, interval = 'PT1H') =>
  meteringPoints
    .find(({ id }) => id === meteringPoint)!
    .series.find((series) => series.interval === interval)!
const hourOf = (time: string) => (Date.parse(time) / 1000 - source.start) / 3600
const missingHours = (meteringPoint: string) => {
  const values = demoValues(source)
  const series = seriesOf(meteringPoint)
  const found: number[] = []
  for (let hour = 0; hour < source.count; hour++)
    if (values(series, hour)[0]!.quality === 'missing') found.push(hour)
  return found
}

test('the source has every hour of four years of 24 buildings and their surroundings', () => {
  expect(source.count).toBe(35_064)
  expect(source.start).toBe(Date.UTC(2019, 0) / 1000)
  expect(source.columns.size).toBe(48 + 6)
  expect(buildings).toHaveLength(24)
})

test('every column of a building is shown, and no number is given twice', () => {
  const shown = new Set(demoSeries.map(({ rule }) => rule.column))
  expect([...source.columns.keys()].filter((column) => !shown.has(column))).toEqual([])
  expect(new Set(demoSeries.map(({ id }) => id)).size).toBe(demoSeries.length)
})

test.each([
  ['a run of zeros of electricity', 'mp-b27-electricity', 46],
  ['gas that never stands still: two single files and the failure of July 2021', 'mp-b2-gas', 144],
  ['gas that stands still every summer: only the failure of all and one file', 'mp-b0-gas', 120],
  ['a gas meter that was dead for a winter', 'mp-b65-gas', 2_400],
])('%s', (_case, meteringPoint, count) => {
  expect(missingHours(meteringPoint)).toHaveLength(count)
})

test('the closed halls of spring 2020 burned nothing, which is known', () => {
  const missing = new Set(missingHours('mp-b114-gas'))
  expect(missing.has(hourOf('2020-06-01T12:00Z'))).toBe(false)
  expect(missing.has(hourOf('2021-07-04T12:00Z'))).toBe(true)
})

test('photovoltaics are the yield per kilowatt peak times the size of the plant', () => {
  const hour = hourOf('2019-06-16T14:00Z')
  expect(demoValues(source)(seriesOf('mp-b2-pv'), hour)).toEqual([
    { offset: 0, value: 137.75, quality: 'measured' },
  ])
})

test('modelled quarters have the hour as their mean, and are missing where it is', () => {
  const values = demoValues(source)
  const [hourly, quarterly] = [seriesOf('mp-b2-electricity'), seriesOf('mp-b2-electricity', 'PT15M')]
  const inTenths = (value: number) => Math.round(value * 10)
  for (let hour = 0; hour < source.count; hour++) {
    const [energy] = values(hourly, hour)
    const quarters = values(quarterly, hour)
    expect(quarters).toHaveLength(4)
    expect(quarters.every(({ quality }) => quality === energy!.quality)).toBe(true)
    const sum = quarters.reduce((sum, { value }) => sum + inTenths(value), 0)
    if (sum !== 4 * inTenths(energy!.value)) throw new Error(`hour ${hour}: ${sum}`)
  }
})

test('submeters count less than their main meter in each hour, at night more than a fifth', () => {
  const values = demoValues(source)
  const at = (meteringPoint: string, hour: number) => values(seriesOf(meteringPoint), hour)[0]!.value
  for (const [time, share] of [
    ['2019-06-17T02:00Z', 0.25],
    ['2019-06-17T12:00Z', 0.12],
  ] as const) {
    const hour = hourOf(time)
    const counted = at('mp-b40-lighting', hour) + at('mp-b40-ventilation', hour)
    expect(1 - counted / at('mp-b40-electricity', hour)).toBeCloseTo(share, 4)
  }
})
