import type { Quantity } from '@energycockpit/contract'
import type { SeriesInterval } from '../../readings/index'
import { expressionOf } from './expression-of-form'
import type { Expression } from './formula'
import { withUnits } from './formula-units'
import { parseFormula } from './parse-formula'
import { resolveVirtual, type ResolvedVirtual } from './resolve-virtual'

/** A series that may be part of a formula. */
export interface FormulaPart extends SeriesInterval {
  id: number
  quantity: Quantity
  unit: string
  /** Null: it has values of its own. */
  formula: string | null
}

/** All series that others are made of, down to those with values of their own, by number. */
export type FormulaParts = ReadonlyMap<number, FormulaPart>

/** How a virtual series is calculated on its own intervals, and from which series. */
export interface VirtualPlan {
  resolved: ResolvedVirtual
  inputs: readonly number[]
}

/**
 * Expands a formula as far as its parts may be calculated in one go: those that have intervals as long, and those that
 * are linear, for which it is the same when amounts are added before or after. Throws FormulaError, FormulaCycleError.
 */
export function planVirtual(id: number, parts: FormulaParts): VirtualPlan {
  const formulas = new Map<number, Expression>()
  for (const part of parts.values())
    if (part.formula !== null)
      formulas.set(
        part.id,
        withUnits(parseFormula(part.formula), (other) => parts.get(other)?.unit, part.unit),
      )
  const { interval } = parts.get(id)!
  const expanded = new Map<number, Expression>()
  for (const [part, expression] of formulas) {
    const alone = resolveVirtual(part, formulas)
    // In one step, however many it is made of.
    if (alone.kind === 'linear') expanded.set(part, expressionOf([...alone.coefficients]))
    else if (parts.get(part)!.interval === interval) expanded.set(part, expression)
  }
  const resolved = resolveVirtual(id, expanded)
  return {
    resolved,
    inputs: resolved.kind === 'linear' ? [...resolved.coefficients.keys()] : resolved.base,
  }
}
