import { countStarts, nextStart, startsIn, type Finding } from '../../readings/index'
import type { Segment } from './segment'

/**
 * Intervals that should have a value and have none, of which there are more than `longerThan` in succession. A gap
 * that reaches into the stretch from before is found whole, as far as the context goes.
 */
export function findGaps(segment: Segment, longerThan: number): Finding[] {
  const { at, seriesInterval, contextFrom, from, to } = segment
  const findings: Finding[] = []
  const look = (due: number, end: number) => {
    if (end <= due || end <= from) return
    const count = countStarts(due, end, seriesInterval)
    if (count > longerThan)
      findings.push({
        kind: 'GAP',
        from: due,
        to: end,
        count,
        worst: null,
        parameters: { allowed: longerThan },
      })
  }
  let due = startsIn(contextFrom, nextStart(contextFrom, seriesInterval) + 1, seriesInterval)[0]!
  for (const start of at) {
    look(due, start)
    due = nextStart(start, seriesInterval)
  }
  look(due, to)
  return findings
}
