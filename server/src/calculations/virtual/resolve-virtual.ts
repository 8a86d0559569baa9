import { seriesOf, type Expression } from './formula'
import { calculationOrder } from './formula-order'
import { linearForm, type LinearForm } from './linear-form'

/** How a virtual series is calculated from base series. */
export type ResolvedVirtual =
  | {
      kind: 'linear'
      /** The factor of each base series. */
      coefficients: ReadonlyMap<number, number>
    }
  | {
      kind: 'steps'
      /** The virtual series on the way, each after those that it is made of; the asked one is the last. */
      steps: readonly { id: number; expression: Expression }[]
      base: readonly number[]
    }

/** A virtual meter that is made of itself. */
export class FormulaCycleError extends Error {
  override readonly name = 'FormulaCycleError'
  /** The numbers of the series on the way round; the first is the last again. */
  constructor(readonly way: readonly number[]) {
    super(`The formula refers to itself: ${way.map((id) => `[${id}]`).join(' → ')}`)
  }
}

/**
 * Expands a virtual series down to its base series, over any depth. `formulas` holds those of all virtual series
 * that may be on the way, with their units' factors in them (`withUnits`). A series without one is its own base. Throws FormulaCycleError.
 */
export function resolveVirtual(id: number, formulas: ReadonlyMap<number, Expression>): ResolvedVirtual {
  if (!formulas.has(id)) return { kind: 'linear', coefficients: new Map([[id, 1]]) }
  const parts = new Map([...formulas].map(([one, expression]) => [one, seriesOf(expression)]))
  const found = calculationOrder(id, parts)
  if ('cycle' in found) throw new FormulaCycleError(found.cycle)
  const forms = new Map<number, LinearForm | null>()
  for (const one of found.order)
    forms.set(
      one,
      linearForm(formulas.get(one)!, (part) => forms.get(part)),
    )
  const form = forms.get(id)
  if (form && form.constant === 0) return { kind: 'linear', coefficients: form.coefficients }
  const base = found.order.flatMap((one) => parts.get(one)!).filter((part) => !formulas.has(part))
  const steps = found.order.map((one) => ({ id: one, expression: formulas.get(one)! }))
  return { kind: 'steps', steps, base: [...new Set(base)] }
}
