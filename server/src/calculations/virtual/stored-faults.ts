import { Problem } from '../../http/problem'
import { calculablePlan } from './calculable-plan'
import { FormulaProblem } from './formula-problem'
import type { FormulaParts } from './plan-virtual'

/** What is wrong with the stored formula of a series, or with one in it; undefined where it can be calculated. */
export function faultOf(id: number, parts: FormulaParts): FormulaProblem | undefined {
  if ((parts.get(id)?.formula ?? null) === null) return undefined
  try {
    calculablePlan(id, parts)
    return undefined
  } catch (error) {
    if (error instanceof FormulaProblem) return error
    throw error
  }
}

/** Those of several series, by their number. */
export function faultsOf(ids: Iterable<number>, parts: FormulaParts): Map<number, FormulaProblem> {
  const faults = new Map<number, FormulaProblem>()
  for (const id of ids) {
    const fault = faultOf(id, parts)
    if (fault) faults.set(id, fault)
  }
  return faults
}

/** Throws a Problem (400) that names each of them with its reason; where there is none, nothing is refused. */
export function refuseFaults(faults: ReadonlyMap<number, FormulaProblem>): void {
  const [first] = faults.values()
  if (first === undefined) return
  const reasons = [...faults].flatMap(([id, fault]) => reasonsOf(id, fault))
  throw new Problem(400, first.code, reasons[0]!.detail, { cause: first, reasons })
}

/** Its reasons, which name the series. */
export const reasonsOf = (id: number, { reasons, message }: FormulaProblem) =>
  reasons.map((reason) => ({ ...reason, detail: `series ${id}: ${reason.detail ?? message}` }))
