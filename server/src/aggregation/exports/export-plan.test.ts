import { exportLimits } from '@energycockpit/contract'
import { partsOf } from './buckets-of-series'
import { planExport, refusalOf, type SeriesToExport } from './plan-export'

const berlin = 'Europe/Berlin'
const series = (interval: 'PT15M' | 'PT1H' | 'P1D', timeZone = berlin) =>
  ({ id: 1, interval, timeZone }) as SeriesToExport
const day = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
/** The days of 23 and of 25 hours. */
const spring = day('2026-03-28T23:00Z', '2026-03-29T22:00Z')
const autumn = day('2026-10-24T22:00Z', '2026-10-25T23:00Z')

test.each([
  ['23 hours', spring, 92],
  ['25 hours', autumn, 100],
])(
  'a day of %s has so many quarter hours; a coarser series stands beside them',
  (_case, period, quarters) => {
    const requested = { ...period, granularity: 'raw', layout: 'wide' } as const
    const plan = planExport([series('PT15M'), series('PT1H'), series('P1D')], requested)
    expect(plan).toMatchObject({ timeZone: berlin, rowCount: quarters, valueCount: quarters * 3 })
    expect(plan.series.map(({ length, isSingle }) => [length, isSingle])).toEqual([
      ['PT15M', true],
      ['PT1H', true],
      ['P1D', true],
    ])
    const long = planExport([series('PT15M'), series('PT1H'), series('P1D')], {
      ...requested,
      layout: 'long',
    })
    expect(long.rowCount).toBe(quarters + quarters / 4 + 1)
  },
)

test('the granularity is that of finer series only', () => {
  const plan = planExport([series('PT15M'), series('P1D')], {
    ...{ ...autumn, granularity: 'PT1H', layout: 'wide' },
  })
  expect(plan.series.map(({ length, isSingle }) => [length, isSingle])).toEqual([
    ['PT1H', false],
    ['P1D', true],
  ])
})

test('the zone is that of most series, or the one that was chosen', () => {
  const mixed = [series('PT1H', 'Europe/London'), series('PT1H'), series('P1D', 'Europe/London')]
  const requested = { ...autumn, granularity: 'P1D', layout: 'wide' } as const
  expect(planExport(mixed, requested)).toMatchObject({ timeZone: 'Europe/London' })
  const chosen = planExport(mixed, { ...requested, timeZone: berlin })
  // A value of a whole day cannot be cut: it keeps the day of its location.
  expect(chosen.series.map(({ zone }) => zone)).toEqual([berlin, berlin, 'Europe/London'])
  expect(chosen.rowCount).toBe(1)
})

test('what is too large for a spreadsheet may still be a CSV file, up to the limit', () => {
  const { values, xlsxRows } = exportLimits
  const of = (rowCount: number, valueCount: number) =>
    (['csv', 'xlsx'] as const).map((format) => refusalOf({ rowCount, valueCount }, format)?.code)
  expect(of(xlsxRows, values)).toEqual([undefined, undefined])
  expect(of(xlsxRows + 1, values)).toEqual([undefined, 'TOO_MANY_POINTS'])
  expect(of(1, values + 1)).toEqual(['TOO_MANY_POINTS', 'TOO_MANY_POINTS'])
})

test.each([1, 7, 24, 1000])('parts of %d buckets cover the period, and cut none', (atATime) => {
  for (const length of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
    const period = day('2026-02-28T23:00Z', '2026-04-30T22:00Z')
    const parts = [...partsOf({ length, zone: berlin }, { period, timeZone: berlin, atATime })]
    expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([period.from, period.to])
    for (const [place, part] of parts.entries()) if (place > 0) expect(part.from).toBe(parts[place - 1]!.to)
  }
})

test('values of whole days elsewhere are read by the days of their location', () => {
  const [part, ...more] = partsOf(
    { length: 'P1D', zone: 'Europe/London' },
    { period: autumn, timeZone: berlin, atATime: 10 },
  )
  expect(more).toEqual([])
  expect(part).toEqual(day('2026-10-24T23:00Z', '2026-10-26T00:00Z'))
})
