/** Half open, seconds since 1970 UTC. */
export interface Span {
  from: number
  to: number
}

/**
 * A span and all findings that overlap or touch it, and those that touch these: what is looked at again is looked at
 * as a whole, so that a finding never falls in two where a new reading arrived.
 */
export function withWholeFindings(span: Span, findings: readonly Span[]): Span {
  const whole = { ...span }
  let left = [...findings]
  for (;;) {
    const touching = left.filter(({ from, to }) => to >= whole.from && from <= whole.to)
    if (touching.length === 0) return whole
    left = left.filter((finding) => !touching.includes(finding))
    for (const { from, to } of touching) {
      whole.from = Math.min(whole.from, from)
      whole.to = Math.max(whole.to, to)
    }
  }
}
