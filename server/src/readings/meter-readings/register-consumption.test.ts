import fc from 'fast-check'
import { registerConsumption, type RegisterLimits, type MeterChange } from './register-consumption'

/** The same at all times. */
const always = (factor: number) => [{ from: -Infinity, factor }]
const meter: RegisterLimits = { digits: 5, factors: always(1), maxPerHour: null }
const hour = 3600
const readings = (rows: [number, number][]) => ({
  at: rows.map(([at]) => at * hour),
  value: rows.map(([, value]) => value),
})
const amounts = (rows: [number, number][], by = meter, changes?: MeterChange[]) =>
  registerConsumption(readings(rows), by, changes).consumption.map((span) => span.amount)
const kinds = (rows: [number, number][], by = meter, changes?: MeterChange[]) =>
  registerConsumption(readings(rows), by, changes).findings.map((finding) => finding.kind)

test('one reading says nothing, two say what was used between them', () => {
  expect(amounts([[0, 100]])).toEqual([])
  expect(
    registerConsumption(
      readings([
        [0, 100],
        [2, 130],
      ]),
      meter,
    ),
  ).toEqual({
    consumption: [{ from: 0, to: 2 * hour, amount: 30 }],
    findings: [],
  })
})

test('what was used has the places that the register shows, and no noise of binary fractions', () => {
  // 1341.7 − 1000.1 is 341.6000000000000227 to a computer, and 0.1 × 3 is 0.30000000000000004.
  expect(
    amounts([
      [0, 1000.1],
      [2, 1341.7],
    ]),
  ).toEqual([341.6])
  expect(
    amounts(
      [
        [0, 7.1],
        [2, 7.2],
      ],
      { ...meter, factors: always(3) },
    ),
  ).toEqual([0.3])
  // Over the end of the register, too.
  expect(
    amounts([
      [0, 99_999.9],
      [2, 0.2],
    ]),
  ).toEqual([0.3])
})

test('the factor applies to what was used, not to what is shown', () => {
  expect(
    amounts(
      [
        [0, 100],
        [1, 101],
      ],
      { ...meter, factors: always(50) },
    ),
  ).toEqual([50])
})

test('a register that starts again at 0 has rolled over', () => {
  const rows: [number, number][] = [
    [0, 99_990],
    [1, 15],
  ]
  expect(amounts(rows)).toEqual([25])
  expect(kinds(rows)).toEqual(['ROLL_OVER'])
})

test.each<[string, number, number, number | null, boolean]>([
  ['more than a tenth of the register without a known maximum', 95_000, 6_000, null, false],
  ['a tenth of it', 95_000, 5_000, null, true],
  ['as much as the meter can', 95_000, 25_000, 30_000, true],
  ['more than the meter can', 95_000, 25_001, 30_000, false],
  ['more than the whole register shows', 100_000, 1, null, false],
])('a fall of %s', (_case, before, after, maxPerHour, isRollOver) => {
  const by = { ...meter, maxPerHour }
  expect(
    kinds(
      [
        [0, before],
        [1, after],
      ],
      by,
    ),
  ).toEqual([isRollOver ? 'ROLL_OVER' : 'REGISTER_BACKWARDS'])
})

test('a register that went backwards leaves its span unknown, and goes on from there', () => {
  expect(
    amounts([
      [0, 500],
      [1, 400],
      [2, 430],
    ]),
  ).toEqual([null, 30])
})

test('at a change of meters both parts count with their own factor', () => {
  const change = {
    at: hour,
    last: 510,
    first: 3,
    meter: { digits: 6, factors: always(10), maxPerHour: null },
  }
  const rows: [number, number][] = [
    [0, 500],
    [3, 5],
  ]
  expect(registerConsumption(readings(rows), meter, [change]).consumption).toEqual([
    { from: 0, to: hour, amount: 10 },
    { from: hour, to: 3 * hour, amount: 20 },
  ])
  expect(kinds(rows, meter, [change])).toEqual(['METER_CHANGE'])
})

test('two changes between two readings', () => {
  const changes = [
    { at: hour, last: 510, first: 0, meter },
    { at: 2 * hour, last: 7, first: 100, meter },
  ]
  expect(
    amounts(
      [
        [0, 500],
        [3, 101],
      ],
      meter,
      changes,
    ),
  ).toEqual([10, 7, 1])
})

test('a change before the first reading only says which meter it is', () => {
  const change = { at: 0, last: 9, first: 1, meter: { ...meter, factors: always(10) } }
  expect(
    amounts(
      [
        [1, 1],
        [2, 2],
      ],
      meter,
      [change],
    ),
  ).toEqual([0, 10])
  expect(
    amounts(
      [
        [0, 1],
        [2, 2],
      ],
      meter,
      [change],
    ),
  ).toEqual([10])
})

test('the old meter may roll over before it is taken away', () => {
  const change = { at: hour, last: 4, first: 0, meter }
  expect(
    amounts(
      [
        [0, 99_999],
        [2, 6],
      ],
      meter,
      [change],
    ),
  ).toEqual([5, 6])
})

test('whatever a meter counted comes out again, however often it rolled over and was changed', () => {
  const steps = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 999 }), change: fc.boolean(), start: fc.nat(9_999) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(fc.nat(9_999), steps, (first, used) => {
      const small = { digits: 4, factors: always(2), maxPerHour: 2 * 999 }
      const rows: [number, number][] = [[0, first]]
      const changes: MeterChange[] = []
      let shown = first
      used.forEach(({ amount, change, start }, place) => {
        shown = (shown + amount) % 10_000
        if (change) {
          changes.push({ at: (place + 1) * hour, last: shown, first: start, meter: small })
          shown = start
        }
        rows.push([place + 1, shown])
      })
      const counted = amounts(rows, small, changes).reduce<number>((sum, amount) => sum + amount!, 0)
      expect(counted).toBe(2 * used.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

test.each([
  [9_990, 15],
  [99_990, 15],
  [995, null],
  [50_000, null],
])('a register of unknown places that fell from %d to 5 has counted %j', (before, amount) => {
  const readings = { at: [0, 86_400], value: [before, 5] }
  const meter = { digits: null, factors: always(1), maxPerHour: null }
  expect(registerConsumption(readings, meter).consumption[0]!.amount).toBe(amount)
})

const oneFactor = fc.record({
  from: fc.integer({ min: -5, max: 40 }),
  factor: fc.integer({ min: 1, max: 9 }),
})
const factorsOf = (list: readonly { from: number; factor: number }[]) =>
  [...new Map(list.map((one) => [one.from, one])).values()]
    .sort((one, other) => one.from - other.from)
    .map(({ from, factor }, place) => ({ from: place === 0 ? -Infinity : from * hour, factor }))
const rising = fc
  .uniqueArray(fc.integer({ min: 0, max: 36 }), { minLength: 2, maxLength: 8 })
  .chain((hours) =>
    fc.tuple(
      fc.constant([...hours].sort((one, other) => one - other)),
      fc.array(fc.integer({ min: 0, max: 999 }), { minLength: hours.length, maxLength: hours.length }),
    ),
  )
  .map(([hours, used]) => {
    let shown = 0
    return hours.map((at, place): [number, number] => [at, (shown += used[place]!)])
  })

test('a factor that is said again and again gives what one gives', () => {
  fc.assert(
    fc.property(rising, fc.array(oneFactor, { minLength: 1, maxLength: 5 }), (rows, list) => {
      const same = factorsOf(list.map(({ from }) => ({ from, factor: 7 })))
      const sum = (by: RegisterLimits) => amounts(rows, by).reduce<number>((total, one) => total + one!, 0)
      expect(sum({ ...meter, factors: same })).toBeCloseTo(sum({ ...meter, factors: always(7) }), 6)
    }),
  )
})

test('each hour counts by its factor, and no hour is left out or counted twice', () => {
  fc.assert(
    fc.property(rising, fc.array(oneFactor, { minLength: 1, maxLength: 5 }), (rows, list) => {
      const factors = factorsOf(list)
      const { consumption } = registerConsumption(readings(rows), { ...meter, factors })
      expect(consumption[0]!.from).toBe(rows[0]![0] * hour)
      consumption.forEach((part, place) => {
        const next = consumption[place + 1]
        expect(part.to).toBe(next ? next.from : rows.at(-1)![0] * hour)
      })
      let expected = 0
      rows.slice(1).forEach(([at, value], place) => {
        const [from, before] = rows[place]!
        for (let one = from; one < at; one++)
          expected +=
            ((value - before) / (at - from)) * factors.findLast((factor) => factor.from <= one * hour)!.factor
      })
      expect(consumption.reduce((sum, { amount }) => sum + amount!, 0)).toBeCloseTo(expected, 6)
    }),
  )
})

test('a reading at the change of the factor parts what was used exactly', () => {
  const factors = [...always(1), { from: hour, factor: 30 }]
  const rows: [number, number][] = [
    [0, 100],
    [1, 160],
    [2, 162],
  ]
  expect(amounts(rows, { ...meter, factors })).toEqual([60, 60])
  // Without it the register is taken to have counted evenly.
  expect(amounts([rows[0]!, rows[2]!], { ...meter, factors })).toEqual([31, 930])
})
