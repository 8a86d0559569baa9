import type { formulaFaultCodes } from '@energycockpit/contract'

/**
 * The formula of a virtual meter, calculated anew for every interval:
 *
 *     sum      = product { ("+" | "-") product }
 *     product  = signed { ("*" | "/") signed }
 *     signed   = [ "-" | "+" ] atom
 *     atom     = number | series | function | "(" sum ")"
 *     function = ("max" | "min") "(" sum { "," sum } ")"  |  "abs" "(" sum ")"
 *     series   = "[" digits "]"
 *     number   = digits [ "." digits ]
 *
 * A series is named by its number, which never changes, whatever becomes of names, meters and market ids; whoever
 * shows a formula puts the name beside it. × and · mean *, ÷ and : mean /, − means -. The decimal sign is the point
 * in every language, because the comma parts what a function is given.
 */
export type Expression = Span &
  (
    | { kind: 'number'; value: number }
    | { kind: 'series'; id: number }
    | { kind: 'negation'; of: Expression }
    | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }
    | { kind: 'call'; name: FunctionName; given: readonly Expression[] }
  )

export type Operator = '+' | '-' | '*' | '/'

export const functionNames = ['max', 'min', 'abs'] as const
export type FunctionName = (typeof functionNames)[number]

/** Where something stands in the text: places of characters, half open. */
export interface Span {
  start: number
  end: number
}

/** Longer or deeper is no formula that anybody can check. */
export { maxFormulaLength } from '@energycockpit/contract'
export const deepestFormula = 50

export type FormulaErrorCode = Exclude<
  (typeof formulaFaultCodes)[number],
  'UNIT_OF_OTHER_QUANTITY' | 'INTERVALS_DIFFER' | 'CYCLE'
>

/** What is wrong with a formula, and where. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
  readonly start: number
  readonly end: number
  constructor(
    readonly code: FormulaErrorCode,
    { start, end }: Span,
    /** What an explanation names: the units that do not fit, the series, the word. */
    readonly about: readonly string[] = [],
  ) {
    super(`${code} at ${start}${about.length === 0 ? '' : `: ${about.join(', ')}`}`)
    this.start = start
    this.end = end
  }
}

/** The numbers of the series that a formula names, each once, in their order in the text. */
export const seriesOf = (expression: Expression): number[] => [...placesOfSeries(expression).keys()]

/** The same, with where each stands first. */
export function placesOfSeries(expression: Expression): Map<number, Span> {
  const found = new Map<number, Span>()
  const look = (part: Expression): void => {
    switch (part.kind) {
      case 'number':
        return
      case 'series':
        if (!found.has(part.id)) found.set(part.id, part)
        return
      case 'negation':
        return look(part.of)
      case 'operation':
        look(part.left)
        return look(part.right)
      case 'call':
        return part.given.forEach(look)
    }
  }
  look(expression)
  return found
}
