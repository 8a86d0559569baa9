import { countStarts, nextStart, startsIn, type SeriesInterval } from './series-interval'

const at = (instant: string) => Date.parse(instant) / 1000
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16)
const days = (timeZone: string): SeriesInterval => ({ interval: 'P1D', timeZone })

test.each<[string, SeriesInterval, string, string]>([
  ['a quarter', { interval: 'PT15M', timeZone: 'UTC' }, '2024-01-01T10:15Z', '2024-01-01T10:30'],
  ['from within a quarter', { interval: 'PT15M', timeZone: 'UTC' }, '2024-01-01T10:20Z', '2024-01-01T10:30'],
  ['a day of 23 hours', days('Europe/Berlin'), '2024-03-30T23:00Z', '2024-03-31T22:00'],
  ['a day of 25 hours', days('Europe/Berlin'), '2024-10-26T22:00Z', '2024-10-27T23:00'],
  ['a day of 24 and a half hours', days('Australia/Lord_Howe'), '2024-04-06T13:00Z', '2024-04-07T13:30'],
  [
    'the day before the one that Samoa left out',
    days('Pacific/Apia'),
    '2011-12-29T10:00Z',
    '2011-12-30T10:00',
  ],
  ['a day in Casablanca', days('Africa/Casablanca'), '2024-03-09T23:00Z', '2024-03-11T00:00'],
])('%s ends where the next interval starts', (_case, seriesInterval, start, end) => {
  expect(iso(nextStart(at(start), seriesInterval))).toBe(end)
})

test('the starts within a span, and their number', () => {
  const seriesInterval = days('Pacific/Apia')
  const [from, to] = [at('2011-12-28T00:00Z'), at('2011-12-31T10:00Z')]
  expect(startsIn(from, to, seriesInterval).map(iso)).toEqual([
    '2011-12-28T10:00',
    '2011-12-29T10:00',
    '2011-12-30T10:00',
  ])
  expect(countStarts(from, to, seriesInterval)).toBe(3)
  expect(startsIn(to, from, seriesInterval)).toEqual([])
})
