import { groupsOf } from './point-groups'

const rows = (...instants: string[]) => instants.map((instant) => ({ at: Date.parse(instant), values: [] }))

test('days of the week and hours are those of the location, also where the clock changes', () => {
  // Sunday, 25 October 2026: 02:00 comes twice in Berlin; 23:00 UTC is Monday there.
  const night = rows('2026-10-25T00:00Z', '2026-10-25T01:00Z', '2026-10-25T03:00Z', '2026-10-25T23:00Z')
  expect(groupsOf(night, 'Europe/Berlin', 'weekday')).toEqual([6, 6, 6, 0])
  expect(groupsOf(night, 'Europe/Berlin', 'hour')).toEqual([0, 0, 1, 0])
  // On 29 March 2026 03:00 follows 01:59.
  expect(groupsOf(rows('2026-03-29T00:59Z', '2026-03-29T02:00Z'), 'Europe/Berlin', 'hour')).toEqual([0, 1])
  expect(groupsOf(night, 'Europe/Berlin', 'none')).toEqual([0, 0, 0, 0])
})
