import { chosenOf, item, valuesOf } from './example-chosen.testing'
import { besideThese, chartSeries } from './chart-series'
import { finerPeriod } from './finer-period'
import { linesToShow, maxLines, meterLines, sumLines } from './lines'
import { weatherLine } from './weather-line'

test('each object has a line for each kind of thing that its meters count', () => {
  const gas = item(3, { productType: 'GAS', unit: 'm³', quantity: 'VOLUME' })
  const exported = item(4, { direction: 'FEED_IN', interval: 'PT15M' })
  const lines = sumLines([
    { name: 'North', series: [item(1), item(2), gas] },
    { name: 'South', series: [exported] },
  ])
  expect(lines.map(({ key, name, seriesIds, interval }) => [key, name, seriesIds, interval])).toEqual([
    ['0-ELECTRICITY.ENERGY.PURCHASE', 'North', [1, 2], 'PT1H'],
    ['0-GAS.VOLUME.PURCHASE', 'North', [3], 'PT1H'],
    ['1-ELECTRICITY.ENERGY.FEED_IN', 'South', [4], 'PT15M'],
  ])
})

test('a meter is counted once, by what was measured and is in use', () => {
  const modelled = item(5, { pointId: 'p1', seriesType: 'MODELLED', interval: 'PT15M' })
  const archived = item(6, { pointId: 'p1', archived: true })
  const [line] = sumLines([{ name: 'North', series: [modelled, archived, item(1)] }])
  expect(line).toMatchObject({ seriesIds: [1], isModelled: false, interval: 'PT1H' })
  expect(sumLines([{ name: 'North', series: [modelled] }])[0]).toMatchObject({ isModelled: true })
})

test('what does not add up is no part of a sum, and is a line of its own', () => {
  const temperature = item(7, { quantity: 'TEMPERATURE', unit: '°C', productType: 'INDOOR_CLIMATE' })
  expect(sumLines([{ name: 'North', series: [temperature] }])).toEqual([])
  expect(meterLines(chosenOf([temperature]))).toMatchObject([{ key: '7', isSum: false, place: 'Library' }])
})

test('the chosen lines are drawn, as many as can be read; else the first few of one quantity', () => {
  const lines = meterLines(
    chosenOf([...Array.from({ length: 30 }, (_, place) => item(place)), item(40, { quantity: 'VOLUME' })]),
  )
  expect(linesToShow(lines, ['3', '40', 'none']).map(({ key }) => key)).toEqual(['3', '40'])
  expect(
    linesToShow(
      lines,
      lines.map(({ key }) => key),
    ),
  ).toHaveLength(maxLines)
  expect(linesToShow(lines, []).map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4'])
  expect(linesToShow(lines, ['none'])).toHaveLength(5)
  expect(linesToShow([], [])).toEqual([])
})

test('a location is first seen by its electricity, whatever stands before it', () => {
  const water = item(1, { productType: 'WATER', quantity: 'VOLUME', unit: 'm³' })
  const lines = meterLines(chosenOf([water, item(2), item(3, { productType: 'GAS' })]))
  expect(linesToShow(lines, []).map(({ key }) => key)).toEqual(['2', '3'])
})

test('of the weather the temperature is drawn', () => {
  const humidity = item(8, { quantity: 'RELATIVE_HUMIDITY' })
  const temperature = item(9, { quantity: 'TEMPERATURE' })
  expect(weatherLine(chosenOf([], { weather: [humidity, temperature] }))?.key).toBe('9')
  expect(weatherLine(chosenOf([], { weather: [humidity] }))).toBeUndefined()
})

test('a line without any value is not drawn, and a failed one does not hide the others', () => {
  const lines = meterLines(chosenOf([item(1), item(2), item(3)]))
  const drawn = chartSeries(
    lines,
    [
      { key: '1', values: valuesOf(1, [1, 2]) },
      { key: '2', values: valuesOf(2, [null, null]) },
      { key: '3', error: new Error('away') },
    ],
    undefined,
    'lines',
    ({ name }) => name,
  )
  expect(drawn.map(({ id, label, kind }) => [id, label, kind])).toEqual([['1', 'Meter 1', 'line']])
})

test('what is compared lies on the time of the values, and what it does not have is empty', () => {
  const values = valuesOf(1, [1, 2])
  const before = { ...valuesOf(1, [8]), at: [Date.UTC(2025, 10, 1)], measured: [1], estimated: [0] }
  const beside = besideThese(values, before)
  expect([beside.at, beside.value, beside.measured]).toEqual([values.at, [8, null], [1, 0]])
  expect(beside.total.value).toBe(8)
})

describe('finer values', () => {
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }
  const at = (text: string) => Date.parse(text)
  const of = { interval: 'PT15M', quantity: 'ENERGY' } as const

  test('are fetched for the section and half of it on either side, within the period', () => {
    const zoom = { from: at('2026-01-01T06:20:00Z'), to: at('2026-01-03T06:20:00Z') }
    expect(finerPeriod(zoom, year, 'P1D', of, 'UTC')).toEqual({
      period: { from: year.from, to: new Date('2026-01-04T07:00:00Z') },
      granularity: 'PT1H',
    })
  })

  test('are not where nothing is finer than what is there', () => {
    const zoom = { from: at('2026-03-01T00:00:00Z'), to: at('2026-08-01T00:00:00Z') }
    expect(finerPeriod(zoom, year, 'P1D', of, 'UTC')).toBeUndefined()
    const day = { from: at('2026-03-01T00:00:00Z'), to: at('2026-03-02T00:00:00Z') }
    expect(finerPeriod(day, year, 'P1D', { ...of, interval: 'P1D' }, 'UTC')).toBeUndefined()
  })
})
