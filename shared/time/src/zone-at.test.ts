import { zoneAt } from './zone-at'

test.each([
  ['Cambridge', 52.2, 0.12, 'Europe/London'],
  ['Berlin', 52.52, 13.4, 'Europe/Berlin'],
  ['Kathmandu', 27.72, 85.32, 'Asia/Kathmandu'],
  ['Auckland', -36.85, 174.76, 'Pacific/Auckland'],
  ['New York', 40.71, -74, 'America/New_York'],
])('%s', (_, latitude, longitude, zone) => expect(zoneAt(latitude, longitude)).toBe(zone))

test.each([
  [91, 0],
  [0, 181],
  [Number.NaN, 0],
])('%s, %s is no place', (latitude, longitude) => expect(zoneAt(latitude, longitude)).toBeUndefined())
