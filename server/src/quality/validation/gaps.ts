import { countStarts, nextStart, startsIn, type Finding } from '../../readings/index'
import type { Stretch } from './stretch'

/**
 * Intervals that should have a value and have none, of which there are more than `longerThan` in succession. A gap
 * that reaches into the stretch from before is found whole, as far as the context goes.
 */
export function findGaps(stretch: Stretch, longerThan: number): Finding[] {
  const { at, grid, contextFrom, from, to } = stretch
  const findings: Finding[] = []
  const look = (due: number, end: number) => {
    if (end <= due || end <= from) return
    const count = countStarts(due, end, grid)
    if (count > longerThan)
      findings.push({ kind: 'GAP', from: due, to: end, count, worst: null, parameters: {} })
  }
  let due = startsIn(contextFrom, nextStart(contextFrom, grid) + 1, grid)[0]!
  for (const start of at) {
    look(due, start)
    due = nextStart(start, grid)
  }
  look(due, to)
  return findings
}
