import type { Expression } from './formula'
import { termsOf } from './sum-terms'

/** How many series, numbers and functions an expression has. */
export function sizeOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
    case 'series':
      return 1
    case 'negation':
      return sizeOf(expression.of)
    case 'operation':
      return sizeOf(expression.left) + sizeOf(expression.right)
    case 'call':
      return expression.given.reduce((sum, part) => sum + sizeOf(part), 1)
  }
}

/*
 * By how much each kind of part makes a question deeper, rounded up from how often each could be nested in itself
 * before the engine refused it: a sum 197 times (max_parser_depth 1000), a quotient 165, max and min 123 times
 * (max_ast_depth 1000), a select of a select 97 times.
 */
const sumDepth = 6
const productDepth = 7
const signDepth = 3
const extremeDepth = 9
/** Of one select of another. */
export const levelDepth = 11

/** How deep the question is that calculates an expression, in what the engine counts. */
export function depthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
    case 'series':
      return 1
    case 'negation':
      return signDepth + depthOf(expression.of)
    case 'call':
      return (
        (expression.name === 'abs' ? signDepth : extremeDepth) + Math.max(...expression.given.map(depthOf))
      )
    case 'operation': {
      if (expression.operator === '*' || expression.operator === '/')
        return productDepth + Math.max(depthOf(expression.left), depthOf(expression.right))
      const terms = termsOf(expression)
      const halvings = Math.ceil(Math.log2(terms.length))
      return sumDepth * halvings + signDepth + Math.max(...terms.map((term) => depthOf(term.expression)))
    }
  }
}
