import { byDay } from './by-day'

const names = { today: 'Today', yesterday: 'Yesterday' }
const labels = (now: string, ...at: string[]) =>
  byDay(
    at.map((one) => ({ at: one })),
    { locale: 'en', now: new Date(now), timeZone: 'Europe/Berlin', names },
  ).map(({ label, items }) => `${label} ${items.length}`)

test('by the day of the reader’s clock', () => {
  const at = ['2026-06-10T21:30:00Z', '2026-06-09T22:30:00Z', '2026-06-09T21:30:00Z', '2026-06-07T08:00:00Z']
  expect(labels('2026-06-10T21:59:00Z', ...at)).toEqual([
    ...['Today 2', 'Yesterday 1'],
    // With a comma or without, as the browser's version has it.
    expect.stringMatching(/^Sunday,? 7 June 2026 1$/),
  ])
  expect(labels('2026-06-10T22:01:00Z', at[0]!)).toEqual(['Yesterday 1'])
})

test('the day before one that has 23 or 25 hours is yesterday', () => {
  expect(labels('2026-03-29T22:30:00Z', '2026-03-28T23:10:00Z')).toEqual(['Yesterday 1'])
  expect(labels('2026-10-25T22:30:00Z', '2026-10-24T20:00:00Z')).toEqual(['Yesterday 1'])
})

test('of nothing there are no days', () => expect(labels('2026-06-10T12:00:00Z')).toEqual([]))
