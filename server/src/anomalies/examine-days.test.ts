import { dailySeries, type MeasuredDay } from '@energycockpit/models/daily'
import { dayNumber } from '../aggregation/index'
import { examineDays, firstExamined } from './examine-days'

const today = dayNumber('2027-01-15')
const temperatureOf = (day: number) =>
  10 - 9 * Math.cos((2 * Math.PI * day) / 365.25) + 3 * Math.sin(day * 1.7)
const isWeekend = (day: number) => (day + 3) % 7 >= 5
const usualOf = (day: number) =>
  (isWeekend(day) ? 60 : 100) +
  5 * Math.max(0, 15 - temperatureOf(day)) +
  4 * Math.sin(day * 2.9) * Math.cos(day)

function examined(
  usageOf: (day: number) => number | undefined,
  { days = 800, unusual = new Set<number>() }: { days?: number; unusual?: ReadonlySet<number> } = {},
) {
  const series = dailySeries(
    Array.from({ length: days }, (_, place): MeasuredDay => {
      const day = today - days + place
      return { day, usage: usageOf(day), temperature: temperatureOf(day) }
    }),
  )
  return examineDays(series, { today, drift: 0.084, unusual })
}
function runs(...given: Parameters<typeof examined>) {
  const found = examined(...given)
  expect(found.refusal).toBeNull()
  return found.runs
}

test.each([
  ['2027-01-01', '2026-12-01'],
  ['2027-01-31', '2026-12-01'],
  ['2028-03-01', '2028-02-01'],
])('on %s the days from %s on are looked at', (date, first) => {
  expect(firstExamined(dayNumber(date))).toBe(dayNumber(first))
})

test('a meter that counts nothing is said to, and goes on until it counts', () => {
  const dead = (day: number) => (day >= today - 4 ? 0 : usualOf(day))
  expect(runs(dead)).toMatchObject([{ kind: 'ZERO', direction: 'LOW', goesOn: true, usage: 0 }])
  const back = (day: number) => (day >= today - 8 && day < today - 4 ? 0 : usualOf(day))
  expect(runs(back)).toMatchObject([{ kind: 'ZERO', goesOn: false }])
})

test('too much on weekends alone is said to be on days off', () => {
  const weekends = (day: number) => usualOf(day) * (isWeekend(day) && day >= today - 14 ? 2.2 : 1)
  expect(runs(weekends).map(({ kind }) => kind)).toEqual(['REST_DAYS', 'REST_DAYS'])
  expect(runs((day) => usualOf(day) * (day >= today - 7 ? 1.8 : 1))).toMatchObject([{ kind: 'TOO_HIGH' }])
})

test('days that were unusual before teach nothing', () => {
  const from = today - 200
  const twice = (day: number) => usualOf(day) * (day >= from ? 1.5 : 1)
  const known = new Set(Array.from({ length: today - from }, (_, place) => from + place))
  const found = runs(twice, { unusual: known })
  expect(found.at(-1)).toMatchObject({ kind: 'TOO_HIGH', goesOn: true })
  expect(found.at(-1)!.usage / found.at(-1)!.expected).toBeGreaterThan(1.3)
})

test.each<[string, (day: number) => number | undefined, number, string]>([
  [
    'without values of the last week',
    (day) => (day < today - 8 ? usualOf(day) : undefined),
    800,
    'NO_RECENT_DATA',
  ],
  ['without any value', () => undefined, 800, 'NO_RECENT_DATA'],
  ['since less than a year', usualOf, 300, 'TOO_FEW_DAYS'],
  ['with every second day', (day) => (day % 2 ? usualOf(day) : undefined), 800, 'TOO_LITTLE_USAGE'],
])('a meter %s is not watched', (_case, usageOf, days, refusal) => {
  expect(examined(usageOf, { days })).toEqual({ refusal, runs: [] })
})

test('what was found before the readings stopped stays, and does not go on', () => {
  const stopped = (day: number) =>
    day >= today - 10 ? undefined : usualOf(day) * (day >= today - 14 ? 2 : 1)
  expect(examined(stopped)).toMatchObject({
    refusal: 'NO_RECENT_DATA',
    runs: [{ kind: 'TOO_HIGH', goesOn: false }],
  })
})
