import { nextStart, type SeriesInterval, type Finding } from '../../readings/index'

/** One value that breaks a rule. */
export interface Hit {
  at: number
  value: number
  /** How badly; the worst hit of a finding gives its value. */
  badness: number
  /** What was found beside the value. */
  parameters?: Finding['parameters']
}

/** Hits (ascending) that follow each other without a pause become one finding. */
export function joinHits(
  hits: readonly Hit[],
  seriesInterval: SeriesInterval,
  rule: Pick<Finding, 'kind' | 'parameters'>,
): Finding[] {
  const findings: Finding[] = []
  let worst = 0
  for (const hit of hits) {
    const last = findings.at(-1)
    const to = nextStart(hit.at, seriesInterval)
    if (last === undefined || last.to < hit.at) {
      findings.push({ ...rule, ...told(hit), from: hit.at, to, count: 1 })
      worst = hit.badness
      continue
    }
    last.to = to
    last.count++
    if (hit.badness > worst) {
      worst = hit.badness
      Object.assign(last, told(hit))
    }
  }
  return findings

  function told({ value, parameters }: Hit) {
    return { worst: value, parameters: { ...rule.parameters, ...parameters } }
  }
}
