import { maxPerHour, maxPerInterval, type MeterCapacity } from './meter-limits'

test.each<[string, MeterCapacity, number]>([
  ['a power', { kind: 'power', kilowatts: 40 }, 40],
  ['a flow', { kind: 'flow', cubicMetresPerHour: 6 }, 6],
  [
    'three phases, 400 V, 250/5 A: √3 × 400 V × 250 A × 1.2',
    { kind: 'transformers', phases: 3, volts: 400, amperes: 5, currentRatio: 50, voltageRatio: 1 },
    207.846,
  ],
  [
    'medium voltage, 20 000/100 V and 100/5 A',
    { kind: 'transformers', phases: 3, volts: 100, amperes: 5, currentRatio: 20, voltageRatio: 200 },
    4156.922,
  ],
  [
    'one phase, 230 V, 60 A without transformer',
    { kind: 'transformers', phases: 1, volts: 230, amperes: 60, currentRatio: 1, voltageRatio: 1 },
    16.56,
  ],
])('%s', (_case, capacity, expected) => {
  expect(maxPerHour(capacity)).toBeCloseTo(expected, 3)
})

test('a quarter has a quarter of it, the longest day 25 hours', () => {
  const capacity: MeterCapacity = { kind: 'power', kilowatts: 40 }
  expect(maxPerInterval(capacity, 'PT15M')).toBe(10)
  expect(maxPerInterval(capacity, 'P1D')).toBe(1000)
})
