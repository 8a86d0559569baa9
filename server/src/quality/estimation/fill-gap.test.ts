import fc from 'fast-check'
import type { Quality } from '../../readings/store/write-readings'
import { inMillionths } from '../../readings/meter-readings/exact-shares'
import { fillGap, type GapToFill } from './fill-gap'
import { weeklyProfile } from '../../readings/meter-readings/profiles'

const hour = 3600
const start = Date.parse('2024-05-06T00:00Z') / 1000
const seriesInterval = { interval: 'PT1H', timeZone: 'Europe/Berlin' } as const
const profile = weeklyProfile(
  Array.from({ length: 168 }, (_none, place) => 1 + (place % 24)),
  'Europe/Berlin',
)

/** Ten weeks in which each day is like the others; what is given replaces a reading by its hour. */
function gapIn(
  changes: Record<number, { value?: number; quality?: Quality }>,
  [from, to]: [number, number],
  given: Partial<GapToFill> = {},
  hours = 70 * 24,
): GapToFill {
  const places = Array.from({ length: hours }, (_none, place) => place)
  const readings = {
    at: places.map((place) => start + place * hour),
    value: places.map((place) => changes[place]?.value ?? 10 + (place % 24)),
    quality: places.map(
      (place) => changes[place]?.quality ?? (place >= from && place < to ? 'missing' : 'measured'),
    ),
  }
  return {
    readings,
    seriesInterval,
    from: start + from * hour,
    to: start + to * hour,
    amount: null,
    profile: null,
    ...given,
  }
}
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + inMillionths(value), 0)

test('up to two hours are a straight line', () => {
  const gap = gapIn({ 806: { value: 30 }, 809: { value: 60 } }, [807, 809])
  expect(fillGap(gap)).toEqual({
    method: 'LINEAR',
    at: [807, 808].map((place) => start + place * hour),
    value: [40, 50],
  })
})

test('three hours look like the same weekday', () => {
  const estimate = fillGap(gapIn({}, [807, 810]))!
  expect(estimate.method).toBe('SAME_WEEKDAY')
  expect(estimate.value.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([25, 26, 27])
})

test('a short gap at the end of what is known has no line to follow', () => {
  expect(fillGap(gapIn({}, [1679, 1680], {}))!.method).toBe('SAME_WEEKDAY')
})

test('the shape of the weekday is fitted to a known amount', () => {
  const estimate = fillGap(gapIn({}, [800, 824], { amount: 1000 / 3 }))!
  expect(estimate.method).toBe('SAME_WEEKDAY')
  expect(sumOf(estimate.value)).toBe(333_333_333)
  expect(estimate.value[1]! / estimate.value[0]!).toBeCloseTo(19 / 18, 4)
})

test('what was measured within the gap is left as it is, and counts towards the amount', () => {
  const estimate = fillGap(gapIn({ 805: { value: 50, quality: 'measured' } }, [800, 810], { amount: 500 }))!
  expect(estimate.at).not.toContain(start + 805 * hour)
  expect(estimate.at).toHaveLength(9)
  expect(sumOf(estimate.value)).toBe(450_000_000)
})

test('when more was measured within the gap than was used over it, nothing is made up', () => {
  expect(fillGap(gapIn({ 805: { value: 50, quality: 'measured' } }, [800, 810], { amount: 40 }))).toBeNull()
})

test('a new meter has nothing but the amount and a standard profile', () => {
  const given = { amount: 100, profile }
  const estimate = fillGap(gapIn({}, [30, 40], given, 60))!
  expect(estimate.method).toBe('PROFILE')
  expect(sumOf(estimate.value)).toBe(100_000_000)
  // 6 May 2024, hour 30 by UTC, is 08:00 in Berlin: weights 9 and 10.
  expect(estimate.value[1]! / estimate.value[0]!).toBeCloseTo(10 / 9, 5)
})

test('a profile alone, or an amount alone, is nothing to go by', () => {
  expect(fillGap(gapIn({}, [30, 40], { profile }, 60))).toBeNull()
  expect(fillGap(gapIn({}, [30, 40], { amount: 5 }, 60))).toBeNull()
})

test('hours that usually use nothing, and yet did: the profile, or all the same', () => {
  const none = Object.fromEntries(Array.from({ length: 1680 }, (_none, place) => [place, { value: 0 }]))
  expect(fillGap(gapIn(none, [800, 804], { amount: 8 }))!.value).toEqual([2, 2, 2, 2])
  expect(sumOf(fillGap(gapIn(none, [800, 804], { amount: 8, profile }))!.value)).toBe(8_000_000)
})

test('a gap that is none is not filled', () => {
  expect(fillGap(gapIn({}, [800, 800]))).toBeNull()
  expect(fillGap({ ...gapIn({}, [800, 800]), to: start + 810 * hour })).toBeNull()
})

test('daily values: a missing day is estimated by the same weekday, also when it has 25 hours', () => {
  const day = (place: number) => Date.UTC(2024, 8, 29 + place, place <= 28 ? -2 : -1) / 1000
  const places = Array.from({ length: 57 }, (_none, place) => place)
  const readings = {
    at: places.map(day),
    value: places.map((place) => 10 + (place % 7)),
    quality: places.map((place) => (place === 28 ? ('missing' as const) : ('measured' as const))),
  }
  const daily = { interval: 'P1D', timeZone: 'Europe/Berlin' } as const
  const estimate = fillGap({
    readings,
    seriesInterval: daily,
    from: day(28),
    to: day(29),
    amount: null,
    profile: null,
  })
  expect(day(29) - day(28)).toBe(25 * hour)
  expect(estimate).toMatchObject({ method: 'SAME_WEEKDAY', at: [day(28)] })
  expect(estimate!.value[0]).toBeCloseTo(10, 6)
})

test('whatever the gap: only empty intervals are filled, all of them, and the amount is there to the last millionth', () => {
  const holes = fc.uniqueArray(fc.integer({ min: 800, max: 860 }), { maxLength: 20 })
  fc.assert(
    fc.property(
      holes,
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 5_000, max: 1e6, noNaN: true }),
      (kept, length, amount) => {
        const changes = Object.fromEntries(kept.map((place) => [place, { quality: 'measured' as const }]))
        const gap = gapIn(changes, [800, 800 + length], { amount })
        const estimate = fillGap(gap)
        const inside = kept.filter((place) => place < 800 + length)
        const empty = Array.from({ length }, (_none, place) => 800 + place).filter(
          (place) => !inside.includes(place),
        )
        expect(estimate?.at ?? []).toEqual(empty.map((place) => start + place * hour))
        if (estimate === null) return
        const measured = inside.reduce((sum, place) => sum + 10 + (place % 24), 0)
        expect(sumOf(estimate.value)).toBe(inMillionths(amount - measured))
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['LINEAR', [807, 810], 'LINEAR'],
  ['SAME_WEEKDAY', [807, 808], 'SAME_WEEKDAY'],
  // Nobody said how much was used.
  ['PROFILE', [807, 810], undefined],
] as const)('%s is used for a gap of any length when somebody wants it', (method, [from, to], used) => {
  expect(fillGap(gapIn({}, [from, to], { method, profile }))?.method).toBe(used)
})

test('a wanted method that has nothing to go by leaves the gap, also where another one would have', () => {
  expect(fillGap(gapIn({}, [1679, 1680], { method: 'LINEAR' }))).toBeNull()
  expect(fillGap(gapIn({}, [0, 48], { method: 'SAME_WEEKDAY', profile, amount: 40 }, 72))).toBeNull()
  const spread = fillGap(gapIn({}, [0, 48], { method: 'PROFILE', profile, amount: 40 }, 72))!
  expect([spread.method, sumOf(spread.value)]).toEqual(['PROFILE', inMillionths(40)])
})

test('a missing day after the change of the clocks lies on the line between its neighbours', () => {
  const days = { interval: 'P1D', timeZone: 'Europe/Berlin' } as const
  const at = ['2024-03-30T23:00Z', '2024-03-31T22:00Z', '2024-04-01T22:00Z'].map(
    (one) => Date.parse(one) / 1000,
  )
  const readings = { at, value: [10, 0, 20], quality: ['measured', 'missing', 'measured'] as Quality[] }
  const gap = { readings, seriesInterval: days, from: at[1]!, to: at[2]!, amount: null, profile: null }
  expect(fillGap({ ...gap, method: 'LINEAR' })!.value).toEqual([15])
})

test('a month without a value is never what the same weekday was: a straight line where that is wanted', () => {
  const months = { interval: 'P1M', timeZone: 'Europe/London' } as const
  const first = (month: number) => Date.UTC(2025, month) / 1000
  const gap = {
    readings: { at: [first(0), first(2)], value: [100, 300], quality: ['measured', 'measured'] as const },
    ...{ seriesInterval: months, from: first(1), to: first(2), amount: null, profile: null },
  }
  expect(fillGap(gap)).toBeNull()
  expect(fillGap({ ...gap, method: 'LINEAR' })).toEqual({ method: 'LINEAR', at: [first(1)], value: [200] })
})
