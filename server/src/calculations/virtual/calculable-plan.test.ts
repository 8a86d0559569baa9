import { maxFormulaParts } from '@energycockpit/contract'
import { temporaryFolder } from '@energycockpit/testing'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { Bound } from '../../readings/store/bound'
import { scaled } from '../derived/calculated-rows'
import { calculablePlan } from './calculable-plan'
import { checkDefinition } from './check-definition'
import { FormulaProblem } from './formula-problem'
import type { FormulaPart } from './plan-virtual'
import { rowsOf } from './virtual-rows'

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('calculable')
  readings = await openReadings({ dataDir })
})
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const series = (
  id: number,
  formula: string | null,
  interval: FormulaPart['interval'] = 'PT15M',
): FormulaPart => ({
  ...{ id, quantity: 'ENERGY', unit: id === 2 ? 'MWh' : 'kWh', timeZone: 'Europe/London', formula, interval },
})
const base = Array.from({ length: 600 }, (_none, place) => series(place + 1, null))
/** The first has the number 1000, and the others follow it. */
const partsOf = (formulas: readonly string[], interval?: FormulaPart['interval']) =>
  new Map(
    [...base, ...formulas.map((one, place) => series(1000 + place, one, interval))].map((one) => [
      one.id,
      one,
    ]),
  )
type Parts = ReturnType<typeof partsOf>

/** Over no readings, with all that is put around it: further units, prices, floor areas, buckets. */
async function select(parts: Parts, ids: readonly number[]): Promise<readonly unknown[]> {
  const bound = new Bound()
  let rows = rowsOf(ids, parts, { from: Date.UTC(2024, 0), to: Date.UTC(2024, 0, 8) }, bound)
  for (let times = 0; times < 6; times++) rows = scaled(rows, 2, bound)
  const query = `select toUInt32(toUnixTimestamp(at)) as start, sum(value) from (${rows}) group by start order by start`
  return readings.select({ query, params: bound.params })
}
function fault(parts: Parts, id: number): string | null {
  try {
    checkDefinition(id, parts)
    return null
  } catch (error) {
    if (error instanceof FormulaProblem) return error.fault.code
    throw error
  }
}

const times = (count: number, part: string, sign = '+') =>
  Array.from({ length: count }, () => part).join(sign)
const nested = (depth: number, before: string, inside: string, after: string) =>
  before.repeat(depth) + inside + after.repeat(depth)

test.each([
  ['200 terms in 45 nested functions', nested(45, 'max(0,', times(200, '[1]'), ')')],
  ['900 terms beside what is not linear', `abs([1])+${times(900, '[1]')}`],
  ['900 terms of both signs', `abs([1])-${times(900, '[1]', '-')}`],
  ['a greatest of 900', `max(${times(900, '[1]', ',')})`],
  ['fifty brackets to the right', nested(49, '([1]-', 'abs([2])', ')')],
])('%s: accepted and calculated', async (_what, formula) => {
  const parts = partsOf([formula])
  expect(fault(parts, 1000)).toBeNull()
  expect(await select(parts, [1000])).toEqual([])
})

test.each([
  ['a chain of quotients', `[1]${'/[1]*[1]'.repeat(400)}`, 'TOO_DEEP'],
  ['functions, quotients and signs in each other', nested(49, 'max(0,-2*(1/3)*', '[1]', ')'), 'TOO_DEEP'],
  ['a division by 0', '[1] / 0', 'DIVISION_BY_ZERO'],
  ['a division by 0.0', '[1] / 0.0', 'DIVISION_BY_ZERO'],
  ['a division by a difference that is 0', '[1] * (1 / (2 - 2))', 'DIVISION_BY_ZERO'],
  ['a division by what cancels out', '[1] * ([1] / ([3] - [3]))', 'DIVISION_BY_ZERO'],
  ['a division by a function that is 0', '[1] / max(0, -(3 - 3))', 'DIVISION_BY_ZERO'],
  ['a number beyond all', `[1] * ${'9'.repeat(400)}`, 'NUMBER_TOO_LARGE'],
  ['factors that are beyond all together', `[1]${` * ${'9'.repeat(200)}`.repeat(2)}`, 'NUMBER_TOO_LARGE'],
])('%s: refused', (_what, formula, code) => {
  expect(fault(partsOf([formula]), 1000)).toBe(code)
})

test('a division by 0 is shown where it stands', () => {
  const formula = '[1] + [1] / (2 - 2)'
  try {
    checkDefinition(1000, partsOf([formula]))
    throw new Error('It was accepted.')
  } catch (error) {
    const { start, end } = (error as FormulaProblem).fault
    expect(formula.slice(start!, end!)).toBe('(2 - 2)')
  }
})

test('what an inner virtual meter holds counts in the outer one', async () => {
  const large = `max(${times(500, '[1]', ',')})`
  const within = partsOf([large, large, 'max([1000], [1001])'])
  expect(fault(within, 1002)).toBeNull()
  expect(await select(within, [1002])).toEqual([])
  const beyond = partsOf([large, large, large, 'max([1000], [1001], [1002])'])
  expect(fault(beyond, 1003)).toBe('TOO_LARGE')
  expect(() => calculablePlan(1003, beyond)).toThrow(String(maxFormulaParts))
})

test('levels of deep formulas are counted together', async () => {
  const formulas = ['abs([1])']
  for (let level = 0; level < 40; level++) formulas.push(nested(15, 'max(0,', `[${1000 + level}]`, ')'))
  const parts = partsOf(formulas)
  const faults = formulas.map((_formula, place) => fault(parts, 1000 + place))
  const deepest = faults.indexOf('TOO_DEEP') - 1
  expect(deepest).toBeGreaterThan(10)
  expect(await select(parts, [1000 + deepest])).toEqual([])
})

test('several large ones in one question are calculated, and too many refused with a reason', async () => {
  const parts = partsOf(Array.from({ length: 12 }, () => `max(${times(600, '[1]', ',')})`))
  expect(await select(parts, [1000, 1001, 1002, 1003])).toEqual([])
  await expect(
    select(
      parts,
      [...parts.keys()].filter((id) => id >= 1000),
    ),
  ).rejects.toMatchObject({
    ...{ status: 400, code: 'TOO_MANY_SERIES' },
  })
})

/** Formulas near the limits: whatever can be nested, nested often, and whatever can be long, long. */
const wrapper = fc.constantFrom<[string, string]>(
  ['max(0, ', ')'],
  ['min([2], ', ')'],
  ['abs(', ')'],
  ['-(', ')'],
  ['([1] + ', ')'],
  ['([1] - ', ' - [2])'],
  ['(2 * ', ' / 3)'],
  ['([1] * (', ' / [2]))'],
)
const largeFormula = fc
  .tuple(
    fc.array(wrapper, { minLength: 1, maxLength: 50, size: 'max' }),
    fc.integer({ min: 1, max: 300 }),
    fc.constantFrom('+', '-'),
  )
  .map(([around, count, sign]) =>
    around.reduce(
      (inside, [before, after]) => before + inside + after,
      `abs([1])${sign}${times(count, '[2]', sign)}`,
    ),
  )

test('whatever is accepted can be calculated', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(
      largeFormula,
      largeFormula,
      fc.constantFrom('PT15M', 'P1D'),
      async (inner, outer, interval) => {
        const parts = partsOf([inner, outer.replaceAll('[2]', '[1000]')])
        parts.set(1001, { ...parts.get(1001)!, interval: interval as FormulaPart['interval'] })
        if (fault(parts, 1001) !== null) return
        accepted++
        expect(await select(parts, [1001])).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
  expect(accepted).toBeGreaterThan(5)
})
