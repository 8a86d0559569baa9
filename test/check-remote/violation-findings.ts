import type { Violation } from './page-check'
import type { Finding } from './statements'

/** One finding for each kind of violation of the portal's policy. */
export function violationFindings(violations: readonly Violation[]): Finding[] {
  const findings = violations.map(findingOf)
  return findings.filter(
    ({ statement, seen }, index) =>
      findings.findIndex((other) => other.statement === statement && other.seen === seen) === index,
  )
}

function findingOf({ directive, blocked, sample, source }: Violation): Finding {
  const where = [sample && `'${sample}'`, source && `in ${new URL(source).pathname}`]
    .filter(Boolean)
    .join(' ')
  // Trusted Types are asked before the policy's own word on eval.
  if (/trusted-types/.test(directive) && !/^(eval|Function)\b/.test(sample))
    return {
      statement: '4.3',
      seen: `Trusted Types refuse ${where || blocked}.`,
      toMend:
        'Build nodes by createElement and textContent, or by the templates of Lit, Vue, Svelte or Solid; no innerHTML.',
    }
  if (directive.startsWith('style-src') && blocked === 'inline')
    return {
      statement: '4.1',
      seen: `A style attribute or style element is refused ${where}.`,
      toMend:
        'Put styles into a file that the manifest lists, give style elements the nonce `styleNonce`, or set element.style.x in code.',
    }
  if (directive.startsWith('script-src') || /trusted-types/.test(directive))
    return {
      statement: '4.2',
      seen: `A script is refused: ${blocked} ${where}.`,
      toMend: 'No eval, no new Function, no handler attributes, no scripts of other origins: bundle them.',
    }
  return {
    statement: '4.4',
    seen: `${directive} refuses ${blocked} ${where}.`,
    toMend:
      'Load from the own folder and call the own origin only; what lies elsewhere is fetched by a server.',
  }
}
