import fc from 'fast-check'
import {
  asSent,
  corrected,
  historyOf,
  periodAt,
  periodsOf,
  withValueFrom,
  without,
  type Changed,
  type Period,
} from './periods'

const period = (from: number | null, to: number | null, value = 1): Period => ({ from, to, value })
const made = (changed: Changed) => changed.fault ?? ('periods' in changed && changed.periods)

test('what is sent is what was read, in its order', () => {
  const sent = [
    { from: '2026-01-01T00:00:00.000Z', to: null, value: 2, source: 'UBA 2026' },
    { from: null, to: '2026-01-01T00:00:00.000Z', value: 1 },
  ]
  expect(asSent(periodsOf({ periods: sent }))).toEqual([...sent].reverse())
})

test.each<[string, Period[], number | null, ReturnType<typeof made>]>([
  ['the first of all', [], null, [period(null, null, 9)]],
  ['after the last', [period(1, null)], 5, [period(1, 5), period(5, null, 9)]],
  ['within one that ends', [period(1, 7)], 5, [period(1, 5), period(5, 7, 9)]],
  ['before the first', [period(4, null)], null, [period(null, 4, 9), period(4, null)]],
  ['in a gap', [period(1, 2), period(6, 8)], 4, [period(1, 2), period(4, 6, 9), period(6, 8)]],
  ['at a start', [period(1, 5), period(5, null)], 5, 'BEGINS_ALREADY'],
  ['always beside always', [period(null, null)], null, 'BEGINS_ALREADY'],
])('a new value %s', (_where, periods, from, expected) => {
  expect(made(withValueFrom(periods, from, { value: 9 }))).toEqual(expected)
})

const three = [period(null, 3), period(3, 6), period(6, 9)] as const
test.each<[string, Period, ReturnType<typeof made>]>([
  ['of its value', period(3, 6, 9), [three[0], period(3, 6, 9), three[2]]],
  ['of its start moves the one before along', period(2, 6), [period(null, 2), period(2, 6), three[2]]],
  ['of its end moves the one after along', period(3, 7), [three[0], period(3, 7), period(7, 9)]],
  ['to the whole of the next', period(3, 9), 'OVERLAPS'],
  ['to always', period(null, 6), 'OVERLAPS'],
  ['that ends before it starts', period(6, 3), 'NO_LENGTH'],
  ['that ends as it starts', period(3, 3), 'NO_LENGTH'],
])('a correction %s', (_what, wanted, expected) => {
  // Read anew meanwhile: the same period, and another object.
  expect(made(corrected(three, { ...three[1] }, wanted))).toEqual(expected)
})

test('what is removed leaves a gap, or the value before it holds on', () => {
  expect(without(three, { ...three[1] }, false)).toEqual([three[0], three[2]])
  expect(without(three, three[1], true)).toEqual([period(null, 6), three[2]])
  expect(without(three, three[0], true)).toEqual([three[1], three[2]])
})

test('a history shows the latest first, and where nothing is known', () => {
  const periods = [period(1, 2), period(4, 6), period(6, 7)]
  expect(historyOf(periods)).toEqual([
    { kind: 'gap', from: 7, to: null },
    { kind: 'value', period: periods[2] },
    { kind: 'value', period: periods[1] },
    { kind: 'gap', from: 2, to: 4 },
    { kind: 'value', period: periods[0] },
  ])
})

test('whatever is done, at most one value holds at a time, and a new one changes nothing before it', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 20 }))
  const step = fc.record({
    kind: fc.constantFrom('add', 'correct', 'remove', 'fill'),
    which: fc.nat(20),
    from: bound,
    to: bound,
  })
  const instants = Array.from({ length: 22 }, (_, place) => place - 0.5)
  const valuesOf = (periods: readonly Period[]) => instants.map((at) => periodAt(periods, at)?.value)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let periods: Period[] = []
      for (const [value, { kind, which, from, to }] of steps.entries()) {
        const old = periods[which % (periods.length || 1)]
        const held = valuesOf(periods)
        if (kind === 'add' || !old) {
          const changed = withValueFrom(periods, from, { value })
          if (changed.fault === undefined) {
            periods = changed.periods
            const start = from ?? -Infinity
            const now = valuesOf(periods)
            for (const [place, at] of instants.entries()) if (at < start) expect(now[place]).toBe(held[place])
            expect(now.find((_, place) => instants[place]! > start)).toBe(value)
          }
        } else if (kind === 'correct') {
          const changed = corrected(periods, old, { from, to, value })
          if (changed.fault === undefined) periods = changed.periods
        } else periods = without(periods, old, kind === 'fill')
        for (const at of instants) {
          const holding = periods.filter((one) => periodAt([one], at) !== undefined)
          expect(holding.length).toBeLessThanOrEqual(1)
        }
        for (const one of periods) expect((one.from ?? -Infinity) < (one.to ?? Infinity)).toBe(true)
      }
    }),
    { numRuns: 300, seed: 7 },
  )
})
