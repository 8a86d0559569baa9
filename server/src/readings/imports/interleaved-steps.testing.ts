import fc from 'fast-check'

export const hours = 4

/** What is delivered for the hours of a day, of two series. */
const deliveryOf = (value: fc.Arbitrary<number | 'missing'>) =>
  fc.record({
    what: fc.constant('deliver' as const),
    readings: fc.uniqueArray(
      fc.record({ series: fc.constantFrom(1, 2), hour: fc.nat({ max: hours - 1 }), value }),
      { selector: ({ series, hour }) => `${series} ${hour}`, minLength: 1, maxLength: 6 },
    ),
    asOf: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  })
const value = fc.integer({ min: 1, max: 3 })
const deliveryOfValues = deliveryOf(value)
export const delivery = deliveryOf(fc.oneof(value, fc.constant('missing' as const)))
/** No figure of these is a delivered one. */
const standingIn = fc.record({
  what: fc.constant('stand in' as const),
  kind: fc.constantFrom('ESTIMATION' as const, 'APPORTIONMENT' as const),
  readings: fc.uniqueArray(
    fc.record({
      series: fc.constantFrom(1, 2),
      hour: fc.nat({ max: hours - 1 }),
      value: fc.integer({ min: 11, max: 13 }),
    }),
    { selector: ({ series, hour }) => `${series} ${hour}`, minLength: 1, maxLength: 6 },
  ),
})
const earlier = fc.nat({ max: 20 })
/** Gaps that are delivered beside estimates are told apart by the order in which they came, and have a test below. */
export const stepOf = (kind: 'with gaps' | 'with estimates') =>
  fc.oneof(
    { weight: 4, arbitrary: kind === 'with gaps' ? delivery : deliveryOfValues },
    ...(kind === 'with gaps' ? [] : [{ weight: 3, arbitrary: standingIn }]),
    { weight: 1, arbitrary: fc.record({ what: fc.constant('again' as const), earlier }) },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), earlier }) },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('delete' as const),
        series: fc.subarray([1, 2], { minLength: 1 }),
        from: fc.nat({ max: hours - 1 }),
        count: fc.integer({ min: 1, max: hours }),
      }),
    },
  )
export type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never
export type StandingIn = typeof standingIn extends fc.Arbitrary<infer Value> ? Value : never
