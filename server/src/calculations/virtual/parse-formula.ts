import {
  deepestFormula,
  FormulaError,
  functionNames,
  maxFormulaLength,
  type Expression,
  type FunctionName,
  type Operator,
} from './formula'
import { tokensOf, type Token } from './formula-tokens'

/** Reads a formula by the grammar that stands in `formula.ts`. Throws FormulaError with the place of the mistake. */
export function parseFormula(text: string): Expression {
  if (text.length > maxFormulaLength)
    throw new FormulaError('TOO_LONG', { start: maxFormulaLength, end: text.length })
  const tokens = tokensOf(text)
  if (tokens.length === 1) throw new FormulaError('EMPTY', { start: 0, end: text.length })
  return new Parser(tokens).whole()
}

class Parser {
  readonly #tokens: readonly Token[]
  #place = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    const expression = this.#sum()
    if (this.#next.kind !== 'end') throw this.#unexpected('OPERATOR_EXPECTED')
    return expression
  }

  get #next(): Token {
    return this.#tokens[this.#place]!
  }

  #sum(): Expression {
    return this.#chain(['+', '-'], () => this.#product())
  }

  #product(): Expression {
    return this.#chain(['*', '/'], () => this.#signed())
  }

  /** Operators of one rank belong to the left: 9 - 3 - 2 is 4. */
  #chain(operators: readonly Operator[], part: () => Expression): Expression {
    let left = part()
    for (;;) {
      const token = this.#next
      if (token.kind !== 'operator' || !operators.includes(token.operator)) return left
      this.#place++
      const right = part()
      left = { kind: 'operation', operator: token.operator, left, right, start: left.start, end: right.end }
    }
  }

  #signed(): Expression {
    const token = this.#next
    if (token.kind !== 'operator' || (token.operator !== '-' && token.operator !== '+')) return this.#atom()
    this.#place++
    const of = this.#atom()
    return token.operator === '+' ? of : { kind: 'negation', of, start: token.start, end: of.end }
  }

  #atom(): Expression {
    const token = this.#next
    switch (token.kind) {
      case 'number':
      case 'series':
        this.#place++
        return token
      case 'word':
        return this.#call(token)
      case '(': {
        this.#place++
        const inside = this.#deeper(() => this.#sum())
        return { ...inside, start: token.start, end: this.#close(token) }
      }
      default:
        throw this.#unexpected('VALUE_EXPECTED')
    }
  }

  #call(token: Token & { kind: 'word' }): Expression {
    const name = functionNames.find((known) => known === token.word.toLowerCase())
    if (name === undefined) throw new FormulaError('UNKNOWN_FUNCTION', token, [token.word])
    this.#place++
    const bracket = this.#next
    if (bracket.kind !== '(') throw this.#unexpected('VALUE_EXPECTED')
    const given: Expression[] = []
    do {
      this.#place++
      given.push(this.#deeper(() => this.#sum()))
    } while (this.#next.kind === ',')
    const call = { kind: 'call', name, given, start: token.start, end: this.#close(bracket) } as const
    if (!takes(name, given.length)) throw new FormulaError('WRONG_NUMBER_OF_VALUES', call, [name])
    return call
  }

  /** The end of a bracket that was opened. */
  #close(opened: Token): number {
    const token = this.#next
    if (token.kind === 'end') throw new FormulaError('BRACKET_NOT_CLOSED', opened, ['('])
    if (token.kind !== ')') throw this.#unexpected('OPERATOR_EXPECTED')
    this.#place++
    return token.end
  }

  #deeper(part: () => Expression): Expression {
    if (++this.#depth > deepestFormula) throw new FormulaError('TOO_DEEP', this.#next)
    const expression = part()
    this.#depth--
    return expression
  }

  #unexpected(code: 'VALUE_EXPECTED' | 'OPERATOR_EXPECTED'): FormulaError {
    const [before, token, after] = [this.#tokens[this.#place - 1], this.#next, this.#tokens[this.#place + 1]]
    // "1,5" is how many people write it.
    if (token.kind === ',' && before?.kind === 'number' && after?.kind === 'number')
      return new FormulaError('DECIMAL_COMMA', { start: before.start, end: after.end })
    return new FormulaError(code, token)
  }
}

const takes = (name: FunctionName, count: number): boolean => (name === 'abs' ? count === 1 : count >= 2)
