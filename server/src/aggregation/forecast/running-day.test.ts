import { startOfDay } from '@energycockpit/time'
import { dayNumber } from '../baseline-variance/days-of-periods'
import { cutAt, halvesOfDays, restOfDay } from './running-day'

const timeZone = 'Europe/Berlin'

test.each([
  ['PT1H', '2026-06-10T09:59:59Z', '2026-06-10T09:00:00Z'],
  ['PT15M', '2026-06-10T09:59:59Z', '2026-06-10T09:45:00Z'],
  ['PT1S', '2026-06-10T09:59:59Z', '2026-06-10T09:45:00Z'],
  // The first minute of a day: nothing of it is over.
  ['PT1H', '2026-06-09T22:00:30Z', '2026-06-09T22:00:00Z'],
  // The hour that autumn repeats is over only once.
  ['PT1H', '2026-10-25T01:10:00Z', '2026-10-25T01:00:00Z'],
] as const)('values of %s can have come at %s until %s', (interval, now, cut) => {
  expect(new Date(cutAt(Date.parse(now), { interval, timeZone })).toISOString()).toBe(
    new Date(cut).toISOString(),
  )
})

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-10', 24],
])('days before %s are parted at the same time of day', (today, hours) => {
  const [from, to] = [startOfDay(today, timeZone), startOfDay(today, timeZone) + (hours - 1) * 3_600_000]
  const halves = halvesOfDays(dayNumber(today), timeZone, to - from)
  expect(halves).toHaveLength(29)
  expect(halves.at(-1)!.from).toBe(from)
  const all = halves.flatMap((half) => [half.from, half.middle])
  expect(all).toEqual([...all].sort((a, b) => a - b))
  expect(new Set(all).size).toBe(all.length)
})

const day = (isWeekend: boolean, before?: number, after?: number) => ({ isWeekend, before, after })
test('what comes after the present time of day is the share of days like this one', () => {
  const days = [day(false, 30, 10), day(false, 30, 30), day(true, 10, 30), day(false, 50)]
  expect(restOfDay(days, false)).toBe(0.4)
  expect(restOfDay(days, true)).toBe(0.75)
  expect(restOfDay(days.slice(0, 2), true)).toBe(0.4)
  expect(restOfDay([day(false, 0, 0)], false)).toBeUndefined()
})
