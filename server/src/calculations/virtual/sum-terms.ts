import type { Expression } from './formula'

/** One term of a chain of + and -. */
export interface Term {
  expression: Expression
  isNegative: boolean
}

/** The terms of a chain of + and -, in their order: of (a + b) - c these three. */
export function termsOf(sum: Expression): Term[] {
  const terms: Term[] = []
  let rest = sum
  while (rest.kind === 'operation' && (rest.operator === '+' || rest.operator === '-')) {
    terms.push({ expression: rest.right, isNegative: rest.operator === '-' })
    rest = rest.left
  }
  terms.push({ expression: rest, isNegative: false })
  return terms.reverse()
}
