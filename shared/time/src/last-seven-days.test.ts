import { lastSevenDays } from './last-seven-days'

test.each([
  // An hour is missing on 29 March, and one more is there on 25 October.
  ['2026-03-31T10:00Z', '2026-03-23T23:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ['2026-10-28T10:00Z', '2026-10-20T22:00:00.000Z', '2026-10-27T23:00:00.000Z'],
  // Half an hour after midnight it is another day already.
  ['2026-06-30T22:30Z', '2026-06-23T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
])('the seven days before %s', (now, from, to) => {
  const days = lastSevenDays(Date.parse(now), 'Europe/Berlin')
  expect([days.from.toISOString(), days.to.toISOString()]).toEqual([from, to])
})
