import fc from 'fast-check'
import { evaluateSteps, type SharedValues } from './evaluate-steps.testing'
import type { Expression } from './formula'
import { anyFormula } from './formula.testing'
import { parseFormula } from './parse-formula'
import { FormulaCycleError, resolveVirtual } from './resolve-virtual'

const formulas = (texts: Record<number, string>) =>
  new Map(Object.entries(texts).map(([id, text]) => [Number(id), parseFormula(text)]))
const coefficients = (id: number, texts: Record<number, string>) => {
  const resolved = resolveVirtual(id, formulas(texts))
  return resolved.kind === 'linear' ? Object.fromEntries(resolved.coefficients) : null
}

test('nested sums become one sum of base series', () => {
  const texts = { 10: '[11] + 2 * [12]', 11: '[1] - [2]', 12: '[11] / 4 + [3]' }
  expect(coefficients(10, texts)).toEqual({ 1: 1.5, 2: -1.5, 3: 2 })
})

test('a series without a formula is its own base', () => {
  expect(coefficients(1, { 10: '[1]' })).toEqual({ 1: 1 })
})

test('what is not linear is calculated step by step', () => {
  const texts = { 10: '[11] + [12]', 11: 'max([1] - [2], 0)', 12: '[1]', 13: '[9]' }
  expect(resolveVirtual(10, formulas(texts))).toMatchObject({
    kind: 'steps',
    steps: [{ id: 11 }, { id: 12 }, { id: 10 }],
    base: [1, 2],
  })
})

test('a meter that is made of itself is refused with the way round', () => {
  const texts = { 10: '[1] + [11]', 11: '[12]', 12: '2 * [10]' }
  expect(() => resolveVirtual(10, formulas(texts))).toThrow(FormulaCycleError)
  expect(() => resolveVirtual(10, formulas(texts))).toThrow('[10] → [11] → [12] → [10]')
})

test('shared parts are expanded once: forty doublings over each other', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 40 }, (_none, level) => [
      100 + level,
      level === 0 ? '[1]' : `[${99 + level}] + [${99 + level}]`,
    ]),
  )
  expect(coefficients(139, texts)).toEqual({ 1: 2 ** 39 })
})

const shared = (value: number | null, measured = value === null ? 0 : 1, estimated = 0): SharedValues => ({
  value: [value],
  measured: [measured],
  estimated: [estimated],
})
const evaluate = (text: string, inputs: Record<number, SharedValues>) => {
  const resolved = resolveVirtual(100, formulas({ 100: text }))
  if (resolved.kind === 'linear') throw new Error('This formula is linear.')
  const found = evaluateSteps(
    resolved,
    new Map(Object.entries(inputs).map(([id, one]) => [Number(id), one])),
    1,
  )
  return [found.value[0], found.measured[0], found.estimated[0]]
}

test.each<[string, string, Record<number, SharedValues>, (number | null)[]]>([
  ['the greater', 'max([1], [2])', { 1: shared(3), 2: shared(4) }, [4, 1, 0]],
  ['the lesser', 'min([1], [2])', { 1: shared(3), 2: shared(4) }, [3, 1, 0]],
  ['without its sign', 'abs([1] - [2])', { 1: shared(3), 2: shared(4) }, [1, 1, 0]],
  ['a share', '[1] * ([1] / ([1] + [2]))', { 1: shared(3), 2: shared(1) }, [2.25, 1, 0]],
  ['the measured share is the mean', 'max([1], [2])', { 1: shared(3), 2: shared(4, 0, 1) }, [4, 0.5, 0.5]],
  ['a missing one leaves it missing', 'max([1], [2])', { 1: shared(3), 2: shared(null) }, [null, 0.5, 0]],
  ['also times nothing', 'max(0 * [1], [2])', { 1: shared(null), 2: shared(4) }, [null, 0.5, 0]],
  ['divided by zero', 'max([1] / [2], 0)', { 1: shared(3), 2: shared(0) }, [null, 1, 0]],
  ['divided by what was divided by zero', '1 / ([1] / [2])', { 1: shared(3), 2: shared(0) }, [null, 1, 0]],
])('%s', (_case, text, inputs, expected) => {
  expect(evaluate(text, inputs)).toEqual(expected)
})

test('inputs that do not fit are a mistake of the caller', () => {
  expect(() => evaluate('max([1], [2])', { 1: shared(3) })).toThrow(RangeError)
})

test('the linear form gives what the formula gives, however they are nested, and is missing where it is', () => {
  const nested = fc.tuple(
    anyFormula([1, 2, 3], true),
    anyFormula([1, 2, 3, 11], true),
    anyFormula([2, 10, 11], true),
  )
  const value = fc.option(fc.integer({ min: -50, max: 50 }), { freq: 5 })
  fc.assert(
    fc.property(nested, fc.tuple(value, value, value), ([eleven, ten, top], values) => {
      const all = new Map<number, Expression>([
        [11, eleven],
        [10, ten],
        [100, top],
      ])
      const resolved = resolveVirtual(100, all)
      fc.pre(resolved.kind === 'linear')
      const steps = [11, 10, 100].map((id) => ({ id, expression: all.get(id)! }))
      const inputs = new Map([1, 2, 3].map((id, place) => [id, shared(values[place]!)]))
      const stepwise = evaluateSteps({ kind: 'steps', steps, base: [1, 2, 3] }, inputs, 1).value[0]!
      const parts = [...resolved.coefficients].map(([id, factor]) => [values[id - 1]!, factor] as const)
      if (parts.some(([one]) => one === null)) expect(stepwise).toBeNull()
      else {
        const direct = parts.reduce((sum, [one, factor]) => sum + one! * factor, 0)
        expect(stepwise).toBeCloseTo(direct, 6)
      }
    }),
    { numRuns: 300 },
  )
})
