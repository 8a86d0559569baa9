import fc from 'fast-check'
import type { Expression } from './formula'

const nowhere = { start: 0, end: 0 }

/** A formula as text again, with every bracket there can be. */
export function textOf(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return `${expression.value}`
    case 'series':
      return `[${expression.id}]`
    case 'negation':
      return `(-${textOf(expression.of)})`
    case 'operation':
      return `(${textOf(expression.left)} ${expression.operator} ${textOf(expression.right)})`
    case 'call':
      return `${expression.name}(${expression.given.map(textOf).join(', ')})`
  }
}

const linearOperators = ['+', '-', '*'] as const
const operators = [...linearOperators, '/'] as const
const small = { depthSize: 'small', maxDepth: 4 } as const

/** Any formula over some series; a linear one of small whole numbers, so that it is calculated exactly. */
export const anyFormula = (ids: readonly number[], isLinear = false) =>
  fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      small,
      fc.constantFrom(...ids).map((id): Expression => ({ kind: 'series', id, ...nowhere })),
      fc
        .integer({ min: 0, max: isLinear ? 3 : 9 })
        .map((value): Expression => ({ kind: 'number', value, ...nowhere })),
      tie('expression').map((of): Expression => ({ kind: 'negation', of, ...nowhere })),
      fc
        .tuple(
          fc.constantFrom(...(isLinear ? linearOperators : operators)),
          tie('expression'),
          tie('expression'),
        )
        .map(([operator, left, right]): Expression => ({
          kind: 'operation',
          operator,
          left,
          right,
          ...nowhere,
        })),
      ...(isLinear
        ? []
        : [
            fc
              .tuple(fc.constantFrom('max', 'min'), tie('expression'), tie('expression'))
              .map(([name, ...given]): Expression => ({ kind: 'call', name, given, ...nowhere })),
          ]),
    ),
  })).expression
