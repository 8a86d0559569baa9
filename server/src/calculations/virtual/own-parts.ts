import { FormulaError, seriesOf } from './formula'
import { parseFormula } from './parse-formula'
import type { FormulaPart, FormulaParts } from './plan-virtual'

/** Of the parts of many series, one of these with all that it is made of: what is wrong with others is not its fault. */
export function ownParts(id: number, parts: FormulaParts): FormulaParts {
  const own = new Map<number, FormulaPart>()
  const open = new Set([id])
  // What is added on the way is walked over, too.
  for (const one of open) {
    const part = parts.get(one)
    if (part === undefined) continue
    own.set(one, part)
    if (part.formula !== null) for (const input of seriesNamedIn(part.formula)) open.add(input)
  }
  return own
}

/** The series that a stored formula names. None for a text that is no formula: whoever calculates it says what is wrong. */
export function seriesNamedIn(formula: string): readonly number[] {
  try {
    return seriesOf(parseFormula(formula))
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}
