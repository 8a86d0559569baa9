import fc from 'fast-check'
import type { ChosenSeriesItem } from '@energycockpit/contract'
import { meterSeries } from '../joined/series-item.testing'
import { countedOnce } from './counted-once'

const meter = (id: number, more: Partial<ChosenSeriesItem> = {}): ChosenSeriesItem => ({
  ...{ ...meterSeries, seriesId: id, pointId: `mp-${id}` },
  ...more,
})
const counted = (series: ChosenSeriesItem[]) =>
  countedOnce(series).map(({ key, items }) => [key, items.map(({ seriesId }) => seriesId)])

test('a virtual meter, which has others in it, stands by itself and is in no sum', () => {
  const virtual = { kind: 'VIRTUAL', type: null, seriesType: 'VIRTUAL' } as const
  expect(counted([meter(9, virtual), meter(1), meter(8, { ...virtual, direction: null }), meter(2)])).toEqual(
    [
      ['ELECTRICITY.ENERGY.PURCHASE', [1, 2]],
      ['9', [9]],
      ['8', [8]],
    ],
  )
})

test('a submeter is not added to a meter above it, however far, and counts where none is chosen', () => {
  const sub = meter(3, { type: 'SUB', kind: 'SUB', above: ['mp-2', 'mp-1'] })
  expect(counted([sub, meter(1)])).toEqual([['ELECTRICITY.ENERGY.PURCHASE', [1]]])
  expect(counted([sub, meter(4)])).toEqual([['ELECTRICITY.ENERGY.PURCHASE', [3, 4]]])
  const gasAbove = meter(1, { productType: 'GAS' })
  expect(counted([sub, gasAbove])).toEqual([
    ['ELECTRICITY.ENERGY.PURCHASE', [3]],
    ['GAS.ENERGY.PURCHASE', [1]],
  ])
})

test('a metering point counts once: by what is in use, then measured, then fine', () => {
  const same = (id: number, more: Partial<ChosenSeriesItem>) => meter(id, { pointId: 'mp-1', ...more })
  const worst = [
    same(1, { archived: true, interval: 'PT15M' }),
    same(2, { seriesType: 'MODELLED', interval: 'PT15M' }),
    same(3, { interval: 'P1D' }),
    same(4, { interval: 'PT15M' }),
  ]
  for (let count = 1; count <= worst.length; count += 1)
    for (const series of [worst.slice(0, count), worst.slice(0, count).reverse()])
      expect(counted(series)).toEqual([['ELECTRICITY.ENERGY.PURCHASE', [count]]])
})

test('of any estate each meter is either counted or below one that is', () => {
  // Each meter is under an earlier one, or under none.
  const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((choices) => {
    const above: string[][] = []
    choices.forEach((choice, place) => {
      const parent = choice % (place + 1)
      above.push(parent === place ? [] : [`mp-${parent}`, ...above[parent]!])
    })
    return above
  })
  fc.assert(
    fc.property(parents, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (above, isChosen) => {
      const series = above.flatMap((ids, place) => (isChosen[place] ? [meter(place, { above: ids })] : []))
      const [group] = countedOnce(series)
      const ids = new Set(group?.items.map(({ pointId }) => pointId))
      for (const { pointId, above: over = [] } of series)
        expect([pointId, ...over].filter((id) => ids.has(id))).toHaveLength(1)
    }),
  )
})
