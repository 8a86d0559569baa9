import type { EnergyShares } from '@energycockpit/contract'
import { groupedShares, type RankedUse } from './grouped-shares'

const locations: EnergyShares['locations'] = [
  { id: 'hall', name: 'Hall', parentName: 'Works', use: 'MANUFACTURING' },
  { id: 'office', name: 'Office', parentName: 'Works', use: null },
]

interface Point {
  id: string
  productType?: 'ELECTRICITY' | 'GAS'
  locationId?: string
  partOf?: string | null
  energy?: number | null
  cost?: number | null
  currency?: string | null
  measured?: number
}

function shares(given: readonly Point[]): Pick<EnergyShares, 'points' | 'locations'> {
  const all = given.map((one) => ({
    ...{ productType: 'ELECTRICITY' as const, locationId: 'hall', partOf: null, energy: 1, cost: null },
    ...{ currency: one.cost === undefined || one.cost === null ? null : 'EUR', measured: 10, ...one },
  }))
  const column = <Key extends keyof (typeof all)[number]>(key: Key) => all.map((one) => one[key])
  return {
    locations,
    points: {
      ...{ productType: column('productType'), id: column('id'), name: column('id') },
      ...{ locationId: column('locationId'), partOf: column('partOf'), energy: column('energy') },
      ...{
        cost: column('cost'),
        currency: column('currency'),
        priced: all.map(({ cost }) => +(cost !== null)),
      },
      ...{ expected: all.map(() => 10), measured: column('measured'), estimated: all.map(() => 0) },
    },
  }
}

const estate: readonly Point[] = [
  { id: 'main', energy: 100, cost: 30 },
  { id: 'press', energy: 60, cost: 18, partOf: 'main' },
  { id: 'motor', energy: 25, cost: 7, partOf: 'press' },
  { id: 'gas', energy: 50, productType: 'GAS', measured: 5 },
  { id: 'desk', energy: 10, cost: 3, locationId: 'office' },
]
const valuesBy = (by: RankedUse, productType?: 'ELECTRICITY' | 'GAS', of = estate) =>
  Object.fromEntries(
    groupedShares(shares(of), { by, productType }).map(({ key, value, ownName }) => [ownName ?? key, value]),
  )

test('every grouping adds up to the same whole', () => {
  for (const by of ['CARRIER', 'LOCATION', 'CARRIER_LOCATION', 'USE', 'POINT'] as const) {
    const values = groupedShares(shares(estate), { by, productType: undefined })
    expect(values.reduce((sum, { value }) => sum + value!, 0)).toBeCloseTo(160, 9)
  }
})

test('a main meter is told without its submeters, and a submeter without those below it', () => {
  expect(valuesBy('POINT')).toEqual({ main: 40, press: 35, motor: 25, gas: 50, desk: 10 })
  const rest = groupedShares(shares(estate), { by: 'POINT', productType: undefined })
  expect(rest.filter(({ isRest }) => isRest).map(({ ownName }) => ownName)).toEqual(['main', 'press'])
  expect(rest[0]!.cost).toEqual({ value: 12, currency: 'EUR', priced: 1 })
})

test('submeters that count more than what is above them leave less than nothing, which is shown', () => {
  const of = [
    { id: 'main', energy: 100 },
    { id: 'wrong', energy: 130, partOf: 'main' },
  ]
  expect(valuesBy('POINT', undefined, of)).toEqual({ main: -30, wrong: 130 })
})

test('of one carrier only its meters are ranked, and its name stands with the row', () => {
  expect(valuesBy('LOCATION', 'ELECTRICITY')).toEqual({ Hall: 100, Office: 10 })
  const [row] = groupedShares(shares(estate), { by: 'LOCATION', productType: 'GAS' })
  expect(row!.what).toEqual({ productType: 'GAS', locationId: 'hall', use: undefined, pointId: null })
})

test('a use that nobody has named is a group of its own', () => {
  const found = groupedShares(shares(estate), { by: 'USE', productType: undefined })
  expect(found.map(({ what, value }) => [what.use, value])).toEqual([
    ['MANUFACTURING', 150],
    [null, 10],
  ])
})

test('a metering point that was moved is one, and is at two locations', () => {
  const of = [
    { id: 'moved', energy: 30 },
    { id: 'moved', energy: 20, locationId: 'office' },
    { id: 'below', energy: 5, partOf: 'moved', locationId: 'office' },
  ]
  expect(valuesBy('POINT', undefined, of)).toEqual({ moved: 45, below: 5 })
  expect(valuesBy('LOCATION', undefined, of)).toEqual({ Hall: 30, Office: 20 })
})

test('what is not known lowers the share that is, and is no zero', () => {
  const of = [
    { id: 'silent', energy: null, measured: 0 },
    { id: 'desk', energy: 4, locationId: 'office' },
  ]
  expect(valuesBy('LOCATION', undefined, of)).toEqual({ Hall: null, Office: 4 })
  const [carrier] = groupedShares(shares(of), { by: 'CARRIER', productType: undefined })
  expect([carrier!.value, carrier!.known]).toEqual([4, 0.5])
})

test('costs of two currencies are not added', () => {
  const of = [
    { id: 'main', cost: 3 },
    { id: 'desk', cost: 4, currency: 'GBP' },
  ]
  const [carrier] = groupedShares(shares(of), { by: 'CARRIER', productType: undefined })
  expect(carrier!.cost).toBeNull()
})
