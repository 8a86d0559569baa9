import fc from 'fast-check'
import type { ChosenSeriesItem } from '@energycockpit/contract'
import { countedSeries, rankedObjects, unitsOf } from './ranked-objects'

const series = (seriesId: number, change: Partial<ChosenSeriesItem> = {}): ChosenSeriesItem => ({
  ...{ seriesId, pointId: `p${seriesId}`, pointName: `Point ${seriesId}`, meteringPointId: `${seriesId}` },
  ...{ locationId: 'l1', locationName: 'Library', parentName: 'Arts', timeZone: 'Europe/London' },
  ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H', seriesType: 'MEASURED' },
  ...{ productType: 'ELECTRICITY', kind: 'MAIN', type: 'MAIN', ...change },
})
const statistics = (sums: Record<number, number | null>) => ({
  seriesId: Object.keys(sums).map(Number),
  sum: Object.values(sums),
  measured: Object.values(sums).map(() => 1),
})
const top = { level: 'location', unit: 'kWh', by: 'purchase', order: 'top' } as const

test('amounts only, and of one kind at a metering point the measured series', () => {
  const measured = series(1, { pointId: 'p' })
  const counted = countedSeries({
    series: [
      series(2, { pointId: 'p', seriesType: 'MODELLED' }),
      measured,
      series(3, { quantity: 'TEMPERATURE' }),
      series(4, { pointId: 'p', direction: 'FEED_IN' }),
    ],
  })
  expect(counted.map(({ seriesId }) => seriesId)).toEqual([1, 4])
})

test('the unit of most series comes first', () => {
  expect(unitsOf([series(1, { unit: 'm³' }), series(2), series(3)])).toEqual(['kWh', 'm³'])
})

test('locations by what they import, with what they export and generate', () => {
  const all = [
    series(1),
    series(2, { direction: 'FEED_IN' }),
    series(3, { direction: 'PRODUCTION' }),
    series(4, { locationId: 'l2', locationName: 'Pool', parentName: 'Services' }),
    series(5, { locationId: 'l3', locationName: 'Shed' }),
  ]
  const ranked = rankedObjects(all, statistics({ 1: 10, 2: 3, 3: 5, 4: 30, 5: null }), top)
  expect(
    ranked.map(({ position, name, purchase, feedIn, production, share }) => [
      ...[position, name, purchase, feedIn, production, share],
    ]),
  ).toEqual([
    [1, 'Pool', 30, null, null, 0.75],
    [2, 'Library', 10, 3, 5, 0.25],
    [3, 'Shed', null, null, null, null],
  ])
})

test('units are put together by name; other units of measurement and series left out do not count', () => {
  const all = [series(1), series(2, { locationId: 'l2' }), series(3, { unit: 'm³' }), series(4)]
  const ranked = rankedObjects(all, statistics({ 1: 1, 2: 2, 3: 100 }), { ...top, level: 'unit' })
  expect(ranked).toMatchObject([{ name: 'Arts', purchase: 3, id: undefined, share: 1 }])
})

test('both orders hold the same objects, and what has no amount is last in both', () => {
  const sum = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 20 }), (sums) => {
      const all = sums.map((_, place) => series(place))
      const found = statistics(Object.fromEntries(sums.map((value, place) => [place, value])))
      const [high, low] = (['top', 'flop'] as const).map((order) =>
        rankedObjects(all, found, { ...top, level: 'point', order }).map(({ purchase }) => purchase),
      )
      const there = (list: (number | null)[]) => list.filter((one) => one !== null)
      expect(there(low!)).toEqual([...there(high!)].reverse())
      for (const list of [high!, low!])
        expect(list.indexOf(null)).toBe(sums.includes(null) ? there(list).length : -1)
    }),
  )
})
