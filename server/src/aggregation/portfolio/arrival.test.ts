import { maxLatePoints } from '@energycockpit/contract'
import { arrivalOf } from './arrival'

const now = Date.parse('2026-11-17T12:00Z')
const hour = 3_600_000
const point = (name: string, hoursAgo: number | undefined) => ({
  ...{ id: name, name, location: 'Hall' },
  lastAt: hoursAgo === undefined ? undefined : now - hoursAgo * hour,
})

test('a value of the last 24 hours is recent, an older one is late, longest silent first', () => {
  const points = [point('a', 1), point('b', 24), point('c', 23.9), point('d', 60), point('e', undefined)]
  expect(arrivalOf(points, now)).toEqual({
    ...{ expected: 5, recent: 2, lastAt: '2026-11-17T11:00:00.000Z' },
    late: [
      { id: 'e', name: 'e', location: 'Hall', lastAt: null },
      { id: 'd', name: 'd', location: 'Hall', lastAt: '2026-11-15T00:00:00.000Z' },
      { id: 'b', name: 'b', location: 'Hall', lastAt: '2026-11-16T12:00:00.000Z' },
    ],
  })
})

test('of many silent meters the first are named and all are counted', () => {
  const silent = Array.from({ length: 9 }, (_, index) => point(`m${index}`, undefined))
  const { expected, recent, late, lastAt } = arrivalOf(silent, now)
  expect([expected, recent, late.length, lastAt]).toEqual([9, 0, maxLatePoints, null])
  expect(late.map(({ name }) => name)).toEqual(['m0', 'm1', 'm2'])
})

test('without meters nothing is expected', () => {
  expect(arrivalOf([], now)).toEqual({ expected: 0, recent: 0, lastAt: null, late: [] })
})
