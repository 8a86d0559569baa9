import type { ConsumptionOfPeriod, ConsumptionOfProduct } from '@energycockpit/contract'
import { changeOf, locationFigures, mostChanged, shareOfChange, shownProduct } from './figures'

type Row = [id: string, value: number | null, measured?: number, leftOut?: number]

const period = (rows: readonly Row[], total: number | null = null): ConsumptionOfPeriod => ({
  ...{ at: [0], to: 1, value: [total], measured: [1], estimated: [0] },
  total: { value: total, measured: 1, estimated: 0, expected: 1 },
  locations: {
    locationId: rows.map(([id]) => id),
    ...{ meteringPoints: rows.map(() => 1), points: rows.map(() => []) },
    leftOut: rows.map(([, , , leftOut = 0]) => leftOut),
    value: rows.map(([, value]) => value),
    perArea: rows.map(() => null),
    floorArea: rows.map(() => null),
    measured: rows.map(([, , measured = 1]) => measured),
    estimated: rows.map(() => 0),
  },
})
const product = (current: readonly Row[], compared?: readonly Row[]): ConsumptionOfProduct => ({
  ...{ productType: 'ELECTRICITY', unit: 'kWh', current: period(current) },
  ...(compared && { compared: period(compared) }),
})
const names = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase(), parentName: 'North' }))

test('what consumed most stands first, and only what is whole in both periods is compared', () => {
  const figures = locationFigures(
    product(
      [
        ['a', 10],
        ['b', 300, 0.98],
        ['c', 40],
        ['d', 50],
        ['e', null],
      ],
      [
        ['a', 20],
        ['b', 200],
        ['c', 30, 0.5],
        ['d', 25, 1, 1],
        ['e', 5],
      ],
    ),
    names,
  )
  expect(figures.map(({ name, value, compared }) => [name, value, compared])).toEqual([
    ['B', 300, undefined],
    ['D', 50, undefined],
    ['C', 40, undefined],
    ['A', 10, 20],
    ['E', null, undefined],
  ])
  expect(changeOf(figures)).toEqual({ value: 10, compared: 20, locations: 1, of: 5 })
})

test('a location that is new is compared with nothing, and without a comparison there is no change', () => {
  const figures = locationFigures(product([['a', 10]], [['b', 10]]), names)
  expect(figures).toMatchObject([{ name: 'A', value: 10, compared: undefined }])
  expect(changeOf(figures)).toBeUndefined()
  expect(changeOf(locationFigures(product([['a', 10]]), names))).toBeUndefined()
})

test('nothing before is no base of a share', () => {
  expect(changeOf(locationFigures(product([['a', 10]], [['a', 0]]), names))).toBeUndefined()
  expect(shareOfChange({ value: 12, compared: 10 })).toBeCloseTo(0.2, 12)
  expect(shareOfChange({ value: 12, compared: 0 })).toBeUndefined()
})

test('what changed most is named first, less or more, and what did not change is not', () => {
  const figures = locationFigures(
    product(
      [
        ['a', 10],
        ['b', 100],
        ['c', 70],
      ],
      [
        ['a', 60],
        ['b', 90],
        ['c', 70],
      ],
    ),
    names,
  )
  expect(mostChanged(figures, 5).map(({ name }) => name)).toEqual(['A', 'B'])
  expect(mostChanged(figures, 1).map(({ name }) => name)).toEqual(['A'])
})

test('the chosen product is shown, else the energy of which there is most, and never water before it', () => {
  const of = (
    productType: ConsumptionOfProduct['productType'],
    unit: 'kWh' | 'm³',
    total: number | null,
  ) => ({
    ...{ productType, unit, current: period([], total) },
  })
  const all = [of('ELECTRICITY', 'kWh', 5), of('GAS', 'kWh', 7), of('WATER', 'm³', 900)]
  expect(shownProduct(all, undefined)?.productType).toBe('GAS')
  expect(shownProduct(all, 'WATER')?.productType).toBe('WATER')
  expect(shownProduct(all, 'HEAT')?.productType).toBe('GAS')
  expect(shownProduct([all[2]!], undefined)?.productType).toBe('WATER')
  expect(shownProduct([], undefined)).toBeUndefined()
})
