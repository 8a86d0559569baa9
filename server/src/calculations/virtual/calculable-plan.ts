import { maxFormulaParts } from '@energycockpit/contract'
import { hasFiniteNumbers } from './constant-parts'
import { explained, FormulaProblem } from './formula-problem'
import { depthOf, levelDepth, sizeOf } from './formula-size'
import { ownParts } from './own-parts'
import { planVirtual, type FormulaParts, type VirtualPlan } from './plan-virtual'
import { levelsOf } from './step-levels'

/** More is not calculated for one interval. */
const maxInputs = 500
/** So many formulas that are not linear may stand on each other; of linear ones any number. */
const maxLevels = 25
/** Of the 1000 that the engine takes; the rest is for what is made of the values afterwards. */
const deepestJson = 600

interface CalculablePlan extends VirtualPlan {
  /** Of all that is calculated step by step. */
  size: number
}

/**
 * The plan of a series that the engine can calculate. Definitions are checked by it, and so is what was stored before,
 * whenever somebody asks for its values: what is accepted is also answered. Throws a FormulaProblem.
 */
export function calculablePlan(id: number, parts: FormulaParts): CalculablePlan {
  const { plan, size, depth } = measuredPlan(id, ownParts(id, parts))
  if (size > maxFormulaParts)
    throw new FormulaProblem(
      `TOO_LARGE: with the virtual meters in it, it has more than ${maxFormulaParts} series, numbers and functions`,
      { code: 'TOO_LARGE', about: [String(maxFormulaParts)] },
    )
  if (depth > deepestJson)
    throw new FormulaProblem('TOO_DEEP: its brackets and functions are nested too deeply', {
      code: 'TOO_DEEP',
    })
  return { ...plan, size: ownSize(plan) }
}

/** A plan with its size and depth, and those of the virtual series under it that have shorter intervals. */
function measuredPlan(id: number, parts: FormulaParts): { plan: VirtualPlan; size: number; depth: number } {
  const plan = explained(parts.get(id)!.formula!, () => planVirtual(id, parts))
  const { resolved, inputs } = plan
  if (inputs.length > maxInputs)
    throw new FormulaProblem(`TOO_DEEP: it is made of more than ${maxInputs} series`, { code: 'TOO_DEEP' })
  const isFinite =
    resolved.kind === 'linear'
      ? [...resolved.coefficients.values()].every(Number.isFinite)
      : resolved.steps.every((step) => hasFiniteNumbers(step.expression))
  if (!isFinite)
    throw new FormulaProblem('NUMBER_TOO_LARGE: a factor is too large to be calculated with', {
      code: 'NUMBER_TOO_LARGE',
    })
  const levels = resolved.kind === 'steps' ? levelsOf(resolved.steps) : []
  if (levels.length > maxLevels)
    throw new FormulaProblem(
      `TOO_DEEP: more than ${maxLevels} formulas that are not linear stand on each other`,
      { code: 'TOO_DEEP' },
    )
  const inner = inputs
    .filter((input) => (parts.get(input)?.formula ?? null) !== null)
    .map((input) => measuredPlan(input, parts))
  const ownDepth =
    resolved.kind === 'steps' ? Math.max(...resolved.steps.map((step) => depthOf(step.expression))) : 0
  return {
    plan,
    size: inner.reduce((sum, one) => sum + one.size, ownSize(plan)),
    // More for the values of each series side by side, for putting them on longer intervals, and around the result.
    depth: (levels.length + 4) * levelDepth + Math.max(ownDepth, ...inner.map((one) => one.depth)),
  }
}

const ownSize = ({ resolved }: VirtualPlan): number =>
  resolved.kind === 'steps' ? resolved.steps.reduce((sum, step) => sum + sizeOf(step.expression), 0) : 0
