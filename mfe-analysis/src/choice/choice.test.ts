import fc from 'fast-check'
import { granularities, productTypes, resultAs, resultPer } from '@energycockpit/contract'
import { comparisonKinds, periodPresets } from '@energycockpit/time'
import { firstChoice, readChoice, writeChoice, type Choice } from './choice'

test('an address without a query is the first choice, and the first choice writes none', () => {
  expect(readChoice('')).toEqual(firstChoice)
  expect(writeChoice(firstChoice)).toBe('')
})

test.each([
  ['?point=mp-1', { pointId: 'mp-1' }],
  ['?series=12', { seriesId: 12 }],
  ['?series=-1', {}],
  ['?series=1e3', {}],
  ['?series=99999999999', {}],
  ['?point=', {}],
  ['?node=%00', {}],
  ['?node=loc-1,loc-2', {}],
  [`?node=${'a'.repeat(101)}`, {}],
  ['?node=loc-1&with=%00&with=loc-2', { nodeId: 'loc-1', others: ['loc-2'] }],
  ['?period=LAST_YEAR', { period: { preset: 'LAST_YEAR' } }],
  ['?period=NEXT_YEAR', {}],
  ['?granularity=PT1H', { granularity: 'PT1H' }],
  ['?granularity=PT2H', {}],
  ['?from=2026-11-01&to=2026-12-01', { period: { from: '2026-11-01', to: '2026-12-01' } }],
  ['?from=2026-12-01&to=2026-11-01', {}],
  ['?from=2026-11-01&to=2026-11-01', {}],
  ['?from=2026-02-30&to=2026-03-01', {}],
  ['?from=2026-11-01', {}],
  ['?from=2026-11-01&to=9999-12-31', {}],
  ['?from=0001-01-01&to=2026-11-01', {}],
  ['?from=yesterday&to=today', {}],
  ['?as=COST', { as: 'COST' }],
  ['?as=cost', {}],
  ['?per=FLOOR_AREA&as=HEATING_DEGREE_DAYS_15', { as: 'HEATING_DEGREE_DAYS_15', per: 'FLOOR_AREA' }],
  ['?per=HEAD', {}],
  ['?node=loc-1', { nodeId: 'loc-1' }],
  ['?node=loc-1&point=mp-1', { pointId: 'mp-1' }],
  ['?product=GAS', { productType: 'GAS' }],
  ['?product=COAL', {}],
  ['?node=a&with=b&with=c', { nodeId: 'a', others: ['b', 'c'] }],
  ['?node=a&with=b&with=b&with=a&with=', { nodeId: 'a', others: ['b'] }],
  ['?with=b', {}],
  ['?w=ranking,6&w=ranking,6,0', { placed: [{ slug: 'ranking', width: 6, height: 0, options: {} }] }],
  ['?kind=VIRTUAL&o.order=flop', { filters: { kind: 'VIRTUAL' }, options: { order: 'flop' } }],
  ['?compare=NONE', { compareWith: 'NONE' }],
  ['?compare=TOMORROW', {}],
  ['?other=1', {}],
])('%s is read as %j', (search, expected) => {
  expect(readChoice(search)).toEqual({ ...firstChoice, ...expected })
})

const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 4_000 }))
  .map(([start, length]) => {
    const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
    return { from: day(start), to: day(start + length) }
  })
const id = fc.option(
  fc.string({ minLength: 1, maxLength: 100 }).filter((text) => !text.includes(',')),
  { nil: undefined },
)
const choices: fc.Arbitrary<Choice> = fc
  .record({
    nodeId: id,
    pointId: id,
    others: fc.constantFrom<Choice['others']>([], ['a'], ['b', 'c']),
    seriesId: fc.option(fc.integer({ min: 0, max: 4_294_967_295 }), { nil: undefined }),
    period: fc.oneof(
      fc.constantFrom(...periodPresets).map((preset) => ({ preset })),
      dates,
    ),
    granularity: fc.constantFrom('auto' as const, ...granularities),
    as: fc.constantFrom(undefined, ...resultAs),
    per: fc.constantFrom(undefined, ...resultPer),
    productType: fc.constantFrom(undefined, ...productTypes),
    compareWith: fc.constantFrom(...comparisonKinds),
    filters: fc.constantFrom<Choice['filters']>({}, { kind: 'VIRTUAL', includeSubs: 'true' }),
    options: fc.constantFrom<Choice['options']>({}, { order: 'flop' }),
    placed: fc.constantFrom<Choice['placed']>(
      [],
      [
        { slug: 'ranking', width: 6, height: 0, options: { order: 'flop' } },
        { slug: 'ranking', width: 12, height: 5, options: {} },
      ],
    ),
  })
  // One of both is shown.
  .map((choice) => (choice.pointId === undefined ? choice : { ...choice, nodeId: undefined }))
  // Besides something else only.
  .map((choice) => {
    const first = choice.pointId ?? choice.nodeId
    return { ...choice, others: choice.others.filter((other) => first !== undefined && other !== first) }
  })

test('what is written is read again', () => {
  fc.assert(fc.property(choices, (choice) => expect(readChoice(writeChoice(choice))).toEqual(choice)))
})
