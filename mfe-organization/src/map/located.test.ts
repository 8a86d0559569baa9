import { isIncomplete, isPlaced, locatedOf } from './located'

const location = (id: string, latitude: number | null = 1) => ({
  ...{ id, name: id, parentName: '', city: null, latitude, longitude: latitude },
})
const consumption = {
  ...{ unit: 'kWh' as const, locationId: ['b', 'c', 'd'], meteringPoints: [1, 2, 1], leftOut: [0, 0, 1] },
  ...{ points: [[], [], []], value: [5, 50, null], perArea: [1, null, null], floorArea: [5, null, null] },
  ...{ measured: [1, 0.5, 1], estimated: [0, 0.25, 0] },
}

test('what consumed most comes first, what nothing is known of last and by name', () => {
  const located = locatedOf(
    ['a', 'b', 'c', 'd'].map((id) => location(id)),
    consumption,
  )
  expect(located.map(({ id, consumption: found }) => [id, found?.value])).toEqual([
    ['c', 50],
    ['b', 5],
    ['a', undefined],
    ['d', null],
  ])
  expect(located.map(isIncomplete)).toEqual([true, false, false, true])
})

test('without figures locations stay as they are', () => {
  const locations = [location('b'), location('a')]
  expect(locatedOf(locations, undefined)).toEqual(locations)
})

test('a place has both coordinates', () => {
  expect([location('a', 0), location('b', null)].map(isPlaced)).toEqual([true, false])
})
