import { factorAt, factorsOverTime, partsByFactor } from './factors-over-time'

const second = (instant: string) => Date.parse(instant) / 1000
const values = [
  { from: null, value: 1 },
  { from: '2024-05-01', value: 30 },
  { from: '2024-10-27', value: 40 },
]

test('a factor is valid from midnight of the location on, whatever its clocks do that day', () => {
  const factors = factorsOverTime(values, [], 'Europe/Berlin')
  expect(factors).toEqual([
    { from: -Infinity, factor: 1 },
    { from: second('2024-04-30T22:00:00Z'), factor: 30 },
    { from: second('2024-10-26T22:00:00Z'), factor: 40 },
  ])
  expect(factorAt(factors, second('2024-04-30T21:59:59Z'))).toBe(1)
  expect(factorAt(factors, second('2024-04-30T22:00:00Z'))).toBe(30)
  expect(factorAt(factors, Infinity)).toBe(40)
})

test('where the meter was exchanged on that day, it is valid from the exchange on', () => {
  const exchanges = [{ at: '2024-05-01T08:15:00.000Z' }, { at: '2024-06-01T08:00:00.000Z' }]
  expect(factorsOverTime(values, exchanges, 'Europe/Berlin').map(({ from }) => from)).toEqual([
    -Infinity,
    second('2024-05-01T08:15:00Z'),
    second('2024-10-26T22:00:00Z'),
  ])
})

test('a span is cut where the factor changes within it', () => {
  const factors = factorsOverTime(values, [], 'UTC')
  const [from, to] = [second('2024-04-30T00:00:00Z'), second('2024-05-02T00:00:00Z')]
  const cut = second('2024-05-01T00:00:00Z')
  expect(partsByFactor(factors, { from, to })).toEqual([
    { from, to: cut, factor: 1 },
    { from: cut, to, factor: 30 },
  ])
  expect(partsByFactor(factors, { from: cut, to })).toEqual([{ from: cut, to, factor: 30 }])
  expect(factorsOverTime([], [], 'UTC')).toEqual([{ from: -Infinity, factor: 1 }])
})
