import fc from 'fast-check'
import type { MeterDay } from './days-of-meters'
import { figureOfDays } from './figure-of-days'
import { dayYearBefore } from './summary-days'

const day = (of: string, value: number, more: Partial<MeterDay> = {}): MeterDay => ({
  ...{ seriesId: 1, locationId: 'hall', day: of, value, measured: 24, estimated: 0, expected: 24 },
  ...more,
})
const gap = { measured: 12 }
const empty = { value: 0, measured: 0 }
const figure = (now: MeterDay[], before: MeterDay[]) =>
  figureOfDays(now, { days: before, dayBefore: dayYearBefore })

test('complete days are added and compared with those of the year before', () => {
  const now = [day('2026-11-01', 10), day('2026-11-02', 20, { measured: 20, estimated: 4 })]
  const before = [day('2025-11-01', 5), day('2025-11-02', 7)]
  expect(figure(now, before)).toEqual({
    ...{ value: 30, measured: 44 / 48, estimated: 4 / 48, knownBefore: 1 },
    ...{ comparison: { value: 30, before: 12, share: 1 }, incomparable: null },
  })
})

test('a day with a gap, now or then, counts in the figure and not in its comparison', () => {
  const now = [day('2026-11-01', 10), day('2026-11-02', 8, gap), day('2026-11-03', 30), day('2026-11-04', 1)]
  const before = [
    ...[day('2025-11-01', 5), day('2025-11-02', 7), day('2025-11-03', 9, gap), day('2025-11-04', 2)],
  ]
  expect(figure(now, before)).toMatchObject({
    value: 49,
    comparison: { value: 11, before: 7, share: 0.5 },
    knownBefore: 84 / 96,
  })
})

test('it says why nothing is compared', () => {
  const now = [day('2026-11-01', 10), day('2026-11-02', 20), day('2026-11-03', 20)]
  const without = (before: MeterDay[]) => figure(now, before).incomparable
  expect(without([])).toBe('NOTHING_BEFORE')
  expect(without([day('2025-11-01', 0, empty)])).toBe('NOTHING_BEFORE')
  expect(without([day('2025-11-01', 3, gap)])).toBe('NOTHING_IN_COMMON')
  expect(without([day('2025-11-01', 3, { seriesId: 2 })])).toBe('NOTHING_IN_COMMON')
  expect(without([day('2025-11-01', 3, { locationId: 'barn' })])).toBe('NOTHING_IN_COMMON')
  expect(without([day('2025-11-01', 3)])).toBe('TOO_LITTLE_IN_COMMON')
})

test('29 February is compared with nothing', () => {
  const before = [day('2027-02-28', 5), day('2027-03-01', 6)]
  expect(figure([day('2028-02-28', 10), day('2028-02-29', 11)], before)).toMatchObject({
    value: 21,
    comparison: { value: 10, before: 5, share: 0.5 },
  })
})

test('without a value there is no figure, and a value of nothing is one', () => {
  expect(figure([day('2026-11-01', 0, empty)], []).value).toBeNull()
  expect(figure([day('2026-11-01', 0)], [])).toMatchObject({ value: 0, measured: 1 })
  expect(figure([], [])).toMatchObject({ value: null, measured: 0, knownBefore: 0 })
})

test('no share is more than the whole, and none is the whole where something is missing', () => {
  const count = fc.integer({ min: 0, max: 24 })
  fc.assert(
    fc.property(fc.array(fc.tuple(count, count), { minLength: 1, maxLength: 31 }), (days) => {
      const now = days.map(([measured, estimated], index) =>
        day(`2026-10-${String(index + 1).padStart(2, '0')}`, 1, {
          measured,
          estimated: Math.min(estimated, 24 - measured),
        }),
      )
      const { measured, estimated, comparison } = figure(now, [day('2025-10-01', 1)])
      const isMissing = now.some((one) => one.measured + one.estimated < one.expected)
      expect(measured + estimated < 1 - 1e-9).toBe(isMissing)
      expect(comparison?.share ?? 0).toBeLessThanOrEqual(1)
    }),
  )
})
