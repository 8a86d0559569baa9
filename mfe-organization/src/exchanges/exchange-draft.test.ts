import { meterExchangeSchema, type MeterExchange } from '@energycockpit/contract'
import fc from 'fast-check'
import { draftOf, newExchange, readExchange, withExchange, type ExchangeDraft } from './exchange-draft'

const timeZone = 'Europe/Berlin'
const now = Date.UTC(2026, 5)
const around = { timeZone, locale: 'de' as const, others: [], now }
const figure = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 1000)
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const instant = fc
  .integer({ min: Date.UTC(1995, 0) / 1000, max: now / 1000 })
  .map((second) => new Date(second * 1000).toISOString())
const number = orNone(fc.constantFrom('1', 'AB 7', '0042'))
const exchanges: fc.Arbitrary<MeterExchange> = fc.record({
  ...{ at: instant, oldNumber: number, newNumber: number },
  registers: fc.uniqueArray(
    fc.record({
      seriesId: fc.nat(9),
      ...{ last: figure, first: figure },
      digits: orNone(fc.integer({ min: 3, max: 12 })),
      conversionFactor: orNone(figure.map((value) => value + 0.001)),
    }),
    { selector: ({ seriesId }) => seriesId, maxLength: 4 },
  ),
})

test('an exchange that is saved as it is shown stays what it is, in either language', () => {
  fc.assert(
    fc.property(exchanges, fc.constantFrom('de' as const, 'en' as const), (exchange, locale) => {
      const series = [{ seriesId: 0 }, { seriesId: 77 }]
      const draft = draftOf(exchange, series, { timeZone, locale })
      const read = readExchange(draft, { ...around, locale })
      expect(read).toEqual({ faults: {}, exchange })
      expect(meterExchangeSchema.safeParse(read.exchange).success).toBe(true)
    }),
  )
})

test('exchanges stay in the order of time, and one takes the place of another', () => {
  fc.assert(
    fc.property(fc.array(exchanges, { maxLength: 6 }), exchanges, fc.nat(5), (list, exchange, place) => {
      const sorted = list.reduce<MeterExchange[]>((all, one) => withExchange(all, one, undefined), [])
      const at = place < sorted.length ? place : undefined
      const next = withExchange(sorted, exchange, at)
      expect(next).toHaveLength(sorted.length + (at === undefined ? 1 : 0))
      expect(next).toContain(exchange)
      const instants = next.map((one) => Date.parse(one.at))
      expect(instants).toEqual([...instants].sort((one, other) => one - other))
    }),
  )
})

const empty: ExchangeDraft = { ...newExchange([{ seriesId: 7 }], 'A 1'), at: '2024-05-01T10:15' }
const register = (part: object) => ({ ...empty, registers: [{ ...empty.registers[0]!, ...part }] })

test('a new one begins with the number that is there, and needs no register', () => {
  expect(readExchange({ ...empty, newNumber: ' B 2 ' }, around).exchange).toEqual({
    ...{ at: '2024-05-01T08:15:00.000Z', oldNumber: 'A 1', newNumber: 'B 2', registers: [] },
  })
})

test.each<[string, ExchangeDraft, object]>([
  ['no time', { ...empty, at: '' }, { at: 'time' }],
  ['a time that spring leaves out', { ...empty, at: '2024-03-31T02:30' }, { at: 'time' }],
  ['the future', { ...empty, at: '2030-01-01T00:00' }, { at: 'future' }],
  ['one reading alone', register({ last: '12,5' }), { 'first 7': 'both' }],
  ['no figure', register({ last: 'viel', first: '0' }), { 'last 7': 'figure' }],
  ['a register below 0', register({ last: '-1', first: '0' }), { 'last 7': 'figure' }],
  ['places that no register has', register({ last: '1', first: '0', digits: '2' }), { 'digits 7': 'digits' }],
  [
    'a factor of 0',
    register({ last: '1', first: '0', conversionFactor: '0' }),
    { 'conversionFactor 7': 'factor' },
  ],
])('%s is told', (_, draft, faults) => {
  expect(readExchange(draft, around)).toEqual({ exchange: undefined, faults })
})

test('at one instant there is one exchange', () => {
  const others = [{ at: '2024-05-01T08:15:00Z' }]
  expect(readExchange(empty, { ...around, others }).faults).toEqual({ at: 'twice' })
})
