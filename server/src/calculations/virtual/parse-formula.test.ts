import fc from 'fast-check'
import { deepestFormula, FormulaError, maxFormulaLength, seriesOf } from './formula'
import { anyFormula, textOf } from './formula.testing'
import { parseFormula } from './parse-formula'

const read = (text: string) => textOf(parseFormula(text))
const mistake = (text: string) => {
  try {
    parseFormula(text)
  } catch (error) {
    if (error instanceof FormulaError) return { code: error.code, start: error.start, end: error.end }
    throw error
  }
  return null
}

test.each([
  ['[1]', '[1]'],
  [' [ 1011 ] ', '[1011]'],
  ['1.5', '1.5'],
  ['[1]+[2]*3', '([1] + ([2] * 3))'],
  ['([1]+[2])*3', '(([1] + [2]) * 3)'],
  ['9-3-2', '((9 - 3) - 2)'],
  ['8/4/2', '((8 / 4) / 2)'],
  ['-[1]+[2]', '((-[1]) + [2])'],
  ['[1] - -2', '([1] - (-2))'],
  ['+[1]', '[1]'],
  ['[1] × 2 · 3 ÷ 4 : 5 − 6 – 7', '((((([1] * 2) * 3) / 4) / 5) - 6) - 7'],
  ['max([1]-[2], 0)', 'max(([1] - [2]), 0)'],
  ['MIN([1],[2],[3])', 'min([1], [2], [3])'],
  ['abs([1])', 'abs([1])'],
  ['[4294967295]', '[4294967295]'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected.startsWith('((((([1]') ? `(${expected})` : expected)
})

test.each([
  ['', 'EMPTY', 0, 0],
  ['   ', 'EMPTY', 0, 3],
  ['[1] +', 'VALUE_EXPECTED', 5, 5],
  ['[1] + * [2]', 'VALUE_EXPECTED', 6, 7],
  ['()', 'VALUE_EXPECTED', 1, 2],
  ['--1', 'VALUE_EXPECTED', 1, 2],
  ['[1] [2]', 'OPERATOR_EXPECTED', 4, 7],
  ['[1])', 'OPERATOR_EXPECTED', 3, 4],
  ['2(3)', 'OPERATOR_EXPECTED', 1, 2],
  ['1.2.3', 'UNKNOWN_CHARACTER', 3, 4],
  ['([1] + [2]', 'BRACKET_NOT_CLOSED', 0, 1],
  ['[1] + [2', 'BRACKET_NOT_CLOSED', 6, 7],
  ['max([1], [2]', 'BRACKET_NOT_CLOSED', 3, 4],
  ['[]', 'BAD_SERIES', 0, 2],
  ['[main meter]', 'BAD_SERIES', 0, 12],
  ['[-1]', 'BAD_SERIES', 0, 4],
  ['[4294967296]', 'BAD_SERIES', 0, 12],
  ['[1] # 2', 'UNKNOWN_CHARACTER', 4, 5],
  ['[1] 😀', 'UNKNOWN_CHARACTER', 4, 6],
  ['sum([1], [2])', 'UNKNOWN_FUNCTION', 0, 3],
  ['max', 'VALUE_EXPECTED', 3, 3],
  ['max()', 'VALUE_EXPECTED', 4, 5],
  ['1 + max([1])', 'WRONG_NUMBER_OF_VALUES', 4, 12],
  ['abs([1], [2])', 'WRONG_NUMBER_OF_VALUES', 0, 13],
  ['[1] * 1,5', 'DECIMAL_COMMA', 6, 9],
  ['[1], [2]', 'OPERATOR_EXPECTED', 3, 4],
])('%j is refused with its place', (text, code, start, end) => {
  expect(mistake(text)).toEqual({ code, start, end })
})

test('what is too long or too deep is refused before it costs anything', () => {
  expect(mistake('1'.repeat(maxFormulaLength + 1))?.code).toBe('TOO_LONG')
  const deep = (depth: number) => '('.repeat(depth) + '1' + ')'.repeat(depth)
  expect(mistake(deep(deepestFormula))).toBeNull()
  expect(mistake(deep(deepestFormula + 1))?.code).toBe('TOO_DEEP')
  expect(
    mistake(
      Array(maxFormulaLength / 2)
        .fill('1')
        .join('+'),
    ),
  ).toBeNull()
})

test('a formula that is written down is read again as it was', () => {
  fc.assert(
    fc.property(anyFormula([1, 2, 30]), (formula) => {
      expect(read(textOf(formula))).toBe(textOf(formula))
    }),
  )
})

test('no text makes it fail otherwise than with the place of a mistake in it', () => {
  const bits = fc.constantFrom(
    '[',
    ']',
    '1',
    '[2]',
    '(',
    ')',
    ',',
    '.',
    '+',
    '-',
    '*',
    '/',
    'max',
    ' ',
    'é',
    '😀',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(bits).map((some) => some.join('')),
      ),
      (text) => {
        const found = mistake(text)
        if (found === null) return
        expect(found.start).toBeGreaterThanOrEqual(0)
        expect(found.end).toBeGreaterThanOrEqual(found.start)
        expect(found.end).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 500 },
  )
})

test('the series of a formula, each once', () => {
  expect(seriesOf(parseFormula('max([3], [1] - [3]) + -[2] * 5'))).toEqual([3, 1, 2])
})
