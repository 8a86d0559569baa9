import { linearForm } from './linear-form'
import { parseFormula } from './parse-formula'

const form = (text: string) => {
  const found = linearForm(parseFormula(text), () => undefined)
  return found && { ...Object.fromEntries(found.coefficients), constant: found.constant }
}

test.each([
  ['[1]', { 1: 1, constant: 0 }],
  ['[1] - [2] - [3]', { 1: 1, 2: -1, 3: -1, constant: 0 }],
  ['2 * ([1] + [2] / 4) * 3', { 1: 6, 2: 1.5, constant: 0 }],
  ['-([1] - [2])', { 1: -1, 2: 1, constant: 0 }],
  ['[1] + [1]', { 1: 2, constant: 0 }],
  ['[1] - [1]', { 1: 0, constant: 0 }],
  ['[1] + 2 * 3', { 1: 1, constant: 6 }],
])('%s', (text, expected) => {
  expect(form(text)).toEqual(expected)
})

test.each(['[1] * [2]', '[1] / [2]', '1 / [1]', '[1] / 0', 'max([1], [2])', 'abs([1])'])(
  '%s is not linear',
  (text) => {
    expect(form(text)).toBeNull()
  },
)
