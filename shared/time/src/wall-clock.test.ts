import fc from 'fast-check'
import { wallClock } from './wall-clock'

const shown = (instant: string, zone: string) =>
  new Date(wallClock(zone)(Date.parse(instant))).toISOString().slice(0, 16)

test.each([
  ['clocks go forward', 'Europe/Berlin', '2024-03-31T00:59Z', '2024-03-31T01:59'],
  ['they have gone forward', 'Europe/Berlin', '2024-03-31T01:00Z', '2024-03-31T03:00'],
  ['the hour before it is repeated', 'Europe/Berlin', '2024-10-27T00:30Z', '2024-10-27T02:30'],
  ['the repeated hour', 'Europe/Berlin', '2024-10-27T01:30Z', '2024-10-27T02:30'],
  ['half an hour forward on Lord Howe', 'Australia/Lord_Howe', '2024-10-05T15:30Z', '2024-10-06T02:30'],
  ['Samoa before it left out a day', 'Pacific/Apia', '2011-12-30T09:59Z', '2011-12-29T23:59'],
  ['Samoa after it', 'Pacific/Apia', '2011-12-30T10:00Z', '2011-12-31T00:00'],
  ['Casablanca before Ramadan', 'Africa/Casablanca', '2024-03-10T01:59Z', '2024-03-10T02:59'],
  ['Casablanca in Ramadan', 'Africa/Casablanca', '2024-03-10T02:00Z', '2024-03-10T02:00'],
])('%s', (_case, zone, instant, expected) => {
  expect(shown(instant, zone)).toBe(expected)
})

test('it shows what the platform says, whatever it was asked before', () => {
  const zones = [
    'Europe/London',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
  ]
  const clocks = new Map(zones.map((zone) => [zone, wallClock(zone)]))
  const walls = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    ]),
  )
  const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const wall = new Date(clocks.get(zone)!(minute * 60_000)).toISOString().slice(0, 16).replace('T', ' ')
      expect(wall).toBe(walls.get(zone)!.format(minute * 60_000))
    }),
    { numRuns: 500 },
  )
})

test('an unknown zone is refused', () => {
  expect(() => wallClock('Mars/Olympus')).toThrow(RangeError)
})
