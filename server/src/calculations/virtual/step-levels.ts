import { seriesOf, type Expression } from './formula'

interface Step {
  id: number
  expression: Expression
}

/** Steps in their order as levels: those of one level need only what is calculated before it. */
export function levelsOf(steps: readonly Step[]): Step[][] {
  const levels: Step[][] = []
  const levelOf = new Map<number, number>()
  for (const step of steps) {
    const level = Math.max(0, ...seriesOf(step.expression).map((id) => (levelOf.get(id) ?? -1) + 1))
    levelOf.set(step.id, level)
    ;(levels[level] ??= []).push(step)
  }
  return levels
}
