import { furthestFaults } from './furthest-faults'

const fault = (day: string, value: number) => ({ day, value, expected: 100 })

test('all are counted, and the three that lie furthest off named with their meter', () => {
  const { count, furthest } = furthestFaults([
    { name: 'A', faultyDays: 12, faults: [fault('2024-05-03', 1e9), fault('2024-05-04', 5_000)] },
    { name: 'B', faultyDays: 0, faults: [] },
    { name: 'C', faultyDays: 2, faults: [fault('2024-01-01', -9_000), fault('2024-01-02', 2_000)] },
  ])
  expect(count).toBe(14)
  expect(furthest.map(({ meter, day }) => `${meter} ${day}`)).toEqual([
    'A 2024-05-03',
    'C 2024-01-01',
    'A 2024-05-04',
  ])
})
