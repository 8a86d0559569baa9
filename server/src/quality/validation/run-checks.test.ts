import fc from 'fast-check'
import type { Quality } from '../../readings/store/write-readings'
import { defaultSettings } from './check-settings'
import { contextDays, runChecks } from './run-checks'
import { seconds } from './segment.testing'

const settings = defaultSettings({
  quantity: 'ENERGY',
  productType: 'ELECTRICITY',
  direction: 'PURCHASE',
  interval: 'PT1H',
})
const seriesInterval = { interval: 'PT1H', timeZone: 'Europe/London' } as const
const start = seconds('2024-01-01T00:00Z')
const hour = 3600
const count = 35 * 24

/** Five weeks of an office; what is given replaces the value at its place. */
function office(changes: Record<number, { value?: number; quality?: Quality }> = {}) {
  const places = [...Array(count).keys()]
  return {
    at: places.map((place) => start + place * hour),
    value: places.map(
      (place) => changes[place]?.value ?? (place % 24 > 7 && place % 24 < 18 ? 100 : 20) + (place % 7),
    ),
    quality: places.map((place) => changes[place]?.quality ?? ('measured' as const)),
  }
}
const check = (readings: ReturnType<typeof office>, { from = 0, limits = settings.limits } = {}) =>
  runChecks(readings, {
    settings: { ...settings, limits },
    seriesInterval,
    contextFrom: start,
    from: start + from * hour,
    to: start + count * hour,
  }).map((finding) => ({
    kind: finding.kind,
    place: (finding.from - start) / hour,
    count: finding.count,
  }))

test('a healthy meter has no findings', () => {
  expect(check(office())).toEqual([])
})

test('every rule speaks, in the order of time', () => {
  const standing = Object.fromEntries([...Array(20).keys()].map((place) => [600 + place, { value: 50 }]))
  const readings = office({
    100: { quality: 'missing' },
    200: { value: -4 },
    300: { value: 0 },
    301: { value: 0 },
    ...standing,
    780: { value: 900 },
  })
  expect(check(readings, { limits: { min: null, max: 800 } })).toEqual([
    { kind: 'GAP', place: 100, count: 1 },
    { kind: 'NEGATIVE', place: 200, count: 1 },
    { kind: 'SPIKE', place: 200, count: 1 },
    { kind: 'STUCK_ZERO', place: 300, count: 2 },
    { kind: 'STUCK', place: 600, count: 20 },
    { kind: 'ABOVE_LIMIT', place: 780, count: 1 },
    { kind: 'SPIKE', place: 780, count: 1 },
  ])
})

test('the first hours of days that are off by a factor are no spikes as soon as that is known', () => {
  const from = 28 * 24 + 9
  const off = Object.fromEntries(
    [...Array(count - from).keys()].map((place) => [
      from + place,
      { value: 40 * office().value[from + place]! },
    ]),
  )
  const kinds = (readings: ReturnType<typeof office>, to: number) =>
    runChecks(readings, {
      settings: shorter,
      seriesInterval,
      contextFrom: start,
      from: start,
      to: start + to * hour,
    }).map((finding) => [finding.kind, (finding.from - start) / hour])
  const shorter = { ...settings, factorChange: { ...settings.factorChange!, days: 28 } }
  expect(kinds(office(off), from + 2)).toEqual([['SPIKE', expect.any(Number)]])
  expect(kinds(office(off), count)).toEqual([['FACTOR_CHANGE', from]])
})

test('an estimate fills no gap, and is not judged', () => {
  expect(check(office({ 780: { value: 900, quality: 'estimated' } }))).toEqual([
    { kind: 'GAP', place: 780, count: 1 },
  ])
  expect(check(office({ 780: { value: 900, quality: 'substituted' } }))).toEqual([
    { kind: 'SPIKE', place: 780, count: 1 },
  ])
})

test('after weeks of standing still the usual is what was usual before', () => {
  const silent = Object.fromEntries([...Array(14 * 24).keys()].map((place) => [480 + place, { value: 0 }]))
  expect(check(office(silent))).toEqual([{ kind: 'STUCK_ZERO', place: 480, count: 14 * 24 }])
})

test('what is over before the stretch is not told again', () => {
  const readings = office({ 100: { quality: 'missing' }, 780: { value: 0 }, 781: { value: 0 } })
  expect(check(readings, { from: 781 })).toEqual([{ kind: 'STUCK_ZERO', place: 780, count: 2 }])
  expect(check(readings, { from: 782 })).toEqual([])
})

test('a stretch that is checked in two parts has the same gaps and negative values as a whole', () => {
  const simple = { ...settings, spike: null, stuck: null, stuckZero: null, factorChange: null }
  const reading = fc.record({
    value: fc.integer({ min: -2, max: 9 }),
    quality: fc.constantFrom<Quality>('measured', 'missing'),
  })
  fc.assert(
    fc.property(fc.array(reading, { minLength: 2, maxLength: 40 }), fc.nat(), (rows, cut) => {
      const at = rows.map((_row, place) => start + place * hour)
      const readings = { at, value: rows.map((row) => row.value), quality: rows.map((row) => row.quality) }
      const middle = at[cut % rows.length]!
      const to = start + rows.length * hour
      const requested = { settings: simple, seriesInterval, contextFrom: start }
      const whole = runChecks(readings, { ...requested, from: start, to })
      const parts = [
        ...runChecks(readings, { ...requested, from: start, to: middle }),
        ...runChecks(readings, { ...requested, from: middle, to }),
      ]
      const gapsOf = (findings: typeof whole) => findings.filter((finding) => finding.kind === 'GAP')
      const negatives = (findings: typeof whole) =>
        findings.reduce((sum, finding) => sum + (finding.kind === 'NEGATIVE' ? finding.count : 0), 0)
      // The first part sees only the beginning of a gap that the cut lies in; the second part tells all of it.
      const latest = new Map(gapsOf(parts).map((gap) => [gap.from, gap]))
      expect([...latest.values()]).toEqual(gapsOf(whole))
      expect(negatives(parts)).toBe(negatives(whole))
    }),
  )
})

test('rules that look back far need more context', () => {
  // Two weeks at another level after six weeks of what is usual, and three days in between.
  expect(contextDays(settings)).toBe(42 + 14 + 3 + 1)
  const gas = defaultSettings({
    quantity: 'ENERGY',
    productType: 'GAS',
    direction: 'PURCHASE',
    interval: 'PT1H',
  })
  expect(contextDays(gas)).toBe(367)
  const water = defaultSettings({
    quantity: 'VOLUME',
    productType: 'WATER',
    direction: 'PURCHASE',
    interval: 'PT1H',
  })
  expect(contextDays(water)).toBe(60)
  expect(contextDays({ ...water, factorChange: null })).toBe(14 + 42 + 1)
  expect(contextDays({ ...settings, spike: null, stuck: null, stuckZero: null, factorChange: null })).toBe(1)
})
