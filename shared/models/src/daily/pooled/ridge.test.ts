import fc from 'fast-check'
import { fitLinear } from '../../linear-fit'
import { addEquations, addRow, noEquations, solveRidge, traceOfRidge } from './ridge'

const value = fc.integer({ min: -800, max: 800 }).map((whole) => whole / 16)
const table = fc.array(fc.tuple(value, value, value), { minLength: 8, maxLength: 40 })

function equationsOf(rows: readonly (readonly number[])[], weight = 1) {
  const equations = noEquations(3)
  const filled = Float64Array.from(rows.flatMap(([a, b]) => [1, a!, b!]))
  rows.forEach(([, , y], row) => addRow(equations, filled, row, y!, weight))
  return equations
}

test('without penalties it is least squares, whose parameters count in full', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const [a, b, y] = [0, 1, 2].map((column) => rows.map((row) => row[column]!))
      const regressors = [
        { name: 'a', values: a! },
        { name: 'b', values: b! },
      ]
      const { fit } = fitLinear({ y: y!, regressors })
      // Nearly the same columns lose digits in the normal equations.
      if (fit === undefined || fit.coefficients.some(({ vif = 1 }) => vif > 100)) return
      const none = new Float64Array(3)
      const solved = solveRidge(equationsOf(rows), none)
      fit.coefficients.forEach(({ value: expected }, place) =>
        expect(Math.abs(solved[place]! - expected)).toBeLessThan(1e-6 * (1 + Math.abs(expected))),
      )
      expect(traceOfRidge(equationsOf(rows), none)).toBeCloseTo(3, 6)
    }),
  )
})

test('a penalty counts like days on which nothing was measured', () => {
  const rows = [
    [1, 0, 10],
    [0, 1, 20],
    [1, 1, 31],
  ]
  const penalty = 4
  const withDays = equationsOf(rows)
  // √penalty of a alone, with a usage of 0.
  addRow(withDays, Float64Array.of(0, Math.sqrt(penalty), 0), 0, 0, 1)
  const penalised = solveRidge(equationsOf(rows), Float64Array.of(1, penalty, 1))
  expect([...penalised]).toEqual(
    [...solveRidge(withDays, Float64Array.of(1, 0, 1))].map((each) => expect.closeTo(each, 12)),
  )
})

test('equations add up and can be taken from each other', () => {
  fc.assert(
    fc.property(table, table, (some, others) => {
      const all = equationsOf([...some, ...others])
      addEquations(all, equationsOf(others), -1)
      const left = equationsOf(some)
      all.left.forEach((each, place) => expect(each).toBeCloseTo(left.left[place]!, 6))
    }),
  )
})

test('a column without a value and without a penalty is given 0', () => {
  const rows = [1, 2, 3, 4].map((y) => [0, 0, y])
  expect([...solveRidge(equationsOf(rows), new Float64Array(3))]).toEqual([2.5, 0, 0])
})
