import { supportedLocales } from '@energycockpit/contract'
import { instantIn, lastMonths } from '../history/calendar'
import { inLanguage, type Words } from '../words'
import { buildings, region } from './buildings'
import { history } from './history'
import { meteringPoints } from './metering-points'
import { calendarYears, contractYears } from './prices-and-factors'
import { units } from './units'
import { registersOfHall } from './water'

const named: readonly { name: Words }[] = [...units, ...buildings, region, ...meteringPoints]

test('every name is there in each language', () => {
  for (const locale of supportedLocales)
    for (const { name } of named) expect(inLanguage(name, locale)).toMatch(/\S/)
})

test('no two events have one key', () => {
  expect(new Set(history.map(({ key }) => key)).size).toBe(history.length)
})

/** First starts at the turn of a day, of the year, of a contract, in either clock change and on the extra day. */
const firstStarts = [
  '2026-01-01T00:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-03-31T22:59:59Z',
  '2026-03-31T23:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-12-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
].map((text) => new Date(text))

describe.each(firstStarts)('started on %j', (firstStart) => {
  test.each([
    ['contract', contractYears],
    ['calendar', calendarYears],
  ] as const)('%s years follow each other without a gap, and the last has begun', (_which, yearsOf) => {
    const years = yearsOf([1, 2, 3], firstStart)
    expect(years[0]!.from).toBeNull()
    expect(years.at(-1)!.to).toBeNull()
    for (const [place, { to }] of years.slice(0, -1).entries()) expect(to).toBe(years[place + 1]!.from)
    const current = Date.parse(years.at(-1)!.from!)
    expect(current).toBeLessThanOrEqual(firstStart.getTime())
    expect(firstStart.getTime() - current).toBeLessThan(366 * 24 * 3_600_000)
  })

  test('registers are read once a month before the start, and run backwards at the exchange alone', () => {
    const { readings, last } = registersOfHall(firstStart)
    expect(readings.length).toBeGreaterThanOrEqual(24)
    const instants = readings.map(({ at }) => Date.parse(at))
    expect(instants).toEqual([...instants].sort((one, other) => one - other))
    expect(instants.at(-1)).toBeLessThan(firstStart.getTime())
    const backwards = readings.filter(({ value }, place) => value < (readings[place - 1]?.value ?? 0))
    expect(backwards).toHaveLength(1)
    expect(Date.parse(backwards[0]!.at)).toBeGreaterThan(Date.parse(last.at))
  })

  test('two whole years of water were read by nine hours later', () => {
    const morning = new Date(firstStart.getTime() + 9 * 3_600_000)
    const { readings, last } = registersOfHall(morning)
    expect(readings).toHaveLength(25)
    expect(last.value - readings[0]!.value + readings.at(-1)!.value).toBe(2 * 3_399)
  })
})

test('contracts begin in April on the clocks of the place', () => {
  const [, , last] = contractYears([1, 2, 3], new Date('2026-03-31T23:00:00Z'))
  expect(last!.from).toBe('2026-03-31T23:00:00.000Z')
  const [, , before] = contractYears([1, 2, 3], new Date('2026-03-31T22:59:59Z'))
  expect(before!.from).toBe('2025-03-31T23:00:00.000Z')
})

test('what is always the same has one period without an end', () => {
  expect(calendarYears([0.041], firstStarts[0]!)).toEqual([{ from: null, to: null, value: 0.041 }])
})

test('months are those of the place, over the turn of the year', () => {
  expect(lastMonths(new Date('2026-01-31T23:59:00Z'), 2)).toEqual([
    { year: 2025, month: 11 },
    { year: 2025, month: 12 },
  ])
  // In summer the place is an hour ahead.
  expect(lastMonths(new Date('2026-07-31T23:30:00Z'), 1)).toEqual([{ year: 2026, month: 7 }])
  expect(instantIn({ year: 2026, month: 7 }, 1)).toBe('2026-06-30T23:00:00.000Z')
})
