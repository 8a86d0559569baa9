import { estimationMethods, seriesRulesSchema, type SeriesRules } from '@energycockpit/contract'
import * as fc from 'fast-check'
import { draftOf, ownRules, readDraft, type RulesDraft } from './rules-draft'

const defaults: SeriesRules = {
  ...{ limits: { min: null, max: null }, capacity: null, maxGap: 0, spikeScore: 10 },
  factorTimes: 5,
  ...{ stuckHours: 24, stuckZeroHours: null, meterChanges: [], profile: null },
  register: { unit: 'kWh', digits: null, conversionFactor: null },
  estimation: { automatic: false, method: null, maxGapHours: 168 },
}
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const figure = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000)
const positive = fc.integer({ min: 1, max: 1e9 }).map((value) => value / 1000)
const hours = fc.integer({ min: 1, max: 40_000 }).map((value) => value / 4)
const digits = orNone(fc.integer({ min: 3, max: 12 }))
/** To the second, and within the hours that autumn repeats. */
const instant = fc
  .integer({ min: Date.UTC(1995, 0) / 1000, max: Date.UTC(2035, 0) / 1000 })
  .map((second) => new Date(second * 1000).toISOString())
const anyRules: fc.Arbitrary<SeriesRules> = fc.record({
  limits: fc.tuple(orNone(figure), orNone(positive)).map(([min, above]) => ({
    min,
    max: above === null ? null : (min ?? 0) + above,
  })),
  capacity: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('power' as const), kilowatts: positive }),
    fc.record({ kind: fc.constant('flow' as const), cubicMetresPerHour: positive }),
    fc.record({
      kind: fc.constant('transformers' as const),
      phases: fc.constantFrom(1 as const, 3 as const),
      ...{ volts: positive, amperes: positive, currentRatio: positive, voltageRatio: positive },
    }),
  ),
  maxGap: orNone(fc.nat(1_000_000)),
  factorTimes: orNone(fc.integer({ min: 20, max: 10_000 }).map((value) => value / 10)),
  spikeScore: orNone(fc.integer({ min: 10, max: 10_000 }).map((value) => value / 10)),
  ...{ stuckHours: orNone(hours), stuckZeroHours: orNone(hours) },
  register: fc.record({
    unit: fc.constantFrom('Wh', 'kWh', 'MWh'),
    ...{ digits, conversionFactor: orNone(positive) },
  }),
  meterChanges: fc
    .uniqueArray(
      fc.record({ at: instant, last: positive, first: positive, digits, conversionFactor: positive }),
      {
        selector: ({ at }) => at,
        maxLength: 5,
      },
    )
    .map((changes) => changes.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))),
  profile: orNone(
    fc.array(fc.nat(5000), { minLength: 167, maxLength: 167 }).map((weights) => [...weights, 1.5]),
  ),
  estimation: fc.record({
    automatic: fc.boolean(),
    method: fc.constantFrom(null, 'LINEAR' as const, 'SAME_WEEKDAY' as const),
    maxGapHours: hours,
  }),
})

test('whatever rules hold, saving them unchanged says the same, in either language', () => {
  fc.assert(
    fc.property(anyRules, fc.constantFrom('de' as const, 'en' as const), (rules, locale) => {
      const read = readDraft(draftOf(rules, locale), locale)
      expect(read.faults).toEqual({ figures: {} })
      expect(read.rules).toEqual(rules)
      expect(seriesRulesSchema.safeParse(read.rules).success).toBe(true)
      expect({ ...defaults, ...ownRules(rules, defaults) }).toEqual(rules)
    }),
    { numRuns: 60 },
  )
})

test('rules as they are by default are nobody’s own, whatever the order of their keys', () => {
  const turned = { ...defaults, limits: { max: null, min: null } }
  expect(ownRules(turned, defaults)).toEqual({})
  expect(ownRules({ ...turned, spikeScore: null }, defaults)).toEqual({ spikeScore: null })
})

const draft = draftOf(defaults, 'de')
const withFigures = (figures: Partial<RulesDraft['figures']>) => ({
  ...draft,
  figures: { ...draft.figures, ...figures },
})
const faultsOf = (wanted: RulesDraft) => readDraft(wanted, 'de').faults

test('the decimal sign is that of the language', () => {
  const rulesOf = (text: string, locale: 'de' | 'en') =>
    readDraft(withFigures({ max: text }), locale).rules?.limits.max
  expect([rulesOf('1.234,5', 'de'), rulesOf('1,234.5', 'en'), rulesOf('−0,5', 'de')]).toEqual([
    ...[1234.5, 1234.5, -0.5],
  ])
  expect(draftOf({ ...defaults, spikeScore: 7.25 }, 'de').figures.spikeScore).toBe('7,25')
  expect(draftOf({ ...defaults, spikeScore: 7.25 }, 'en').figures.spikeScore).toBe('7.25')
})

test.each([
  [{ min: 'viel' }, { min: 'figure' }],
  [{ min: '2', max: '1' }, { max: 'reversed' }],
  [{ maxGap: '1,5' }, { maxGap: 'figure' }],
  [{ spikeScore: '0,5' }, { spikeScore: 'figure' }],
  [{ stuckHours: '0' }, { stuckHours: 'figure' }],
  [{ stuckZeroHours: '10001' }, { stuckZeroHours: 'figure' }],
  [{ digits: '2' }, { digits: 'figure' }],
  [{ conversionFactor: '0' }, { conversionFactor: 'figure' }],
  [{ maxGapHours: '' }, { maxGapHours: 'figure' }],
  // Of a choice that is not made.
  [{ kilowatts: 'x', volts: '' }, {}],
])('%j is told as %j', (figures, faults) => {
  expect(faultsOf(withFigures(figures)).figures).toEqual(faults)
})

test('what is chosen must be said', () => {
  expect(faultsOf({ ...draft, capacity: 'power' }).figures).toEqual({ kilowatts: 'figure' })
  expect(faultsOf({ ...draft, capacity: 'transformers' }).figures).toEqual({ currentRatio: 'figure' })
  expect(faultsOf({ ...draft, automatic: true, method: 'PROFILE' }).method).toBe('automaticProfile')
  for (const method of estimationMethods)
    expect(readDraft({ ...draft, method }, 'de').rules?.estimation.method).toBe(method)
})

test.each([
  ['1 2 3', 'count'],
  [Array(168).fill('0').join('\n'), 'zero'],
  [Array(168).fill('x').join(';'), 'figure'],
  [Array(168).fill('1,5').join('\t'), undefined],
])('a profile of %.9j is %s', (profile, fault) => {
  expect(faultsOf({ ...draft, profile }).profile).toBe(fault)
})
