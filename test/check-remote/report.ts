import type { Checked } from './check-remote'
import { statements } from './statements'

/** What the user reads: each finding with the statement that it breaks and how to mend it. */
export function report(address: string, { featureId, size, findings }: Checked): string {
  const lines = findings.map(
    ({ statement, seen, toMend }) =>
      `  ${statement.padEnd(4)} ${statements[statement].padEnd(6)}  ${seen}\n               → ${toMend}`,
  )
  const musts = findings.filter(({ statement }) => statements[statement] === 'MUST').length
  const count = (number: number, level: string) => `${number} ${level}`
  return [
    `${featureId} at ${address} (${Math.round(size / 1000)} kB gzip at first)`,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    findings.length === 0
      ? 'It keeps every statement of docs/remotes.md that a browser can prove.'
      : `It breaks ${count(musts, 'MUST')} and ${count(findings.length - musts, 'SHOULD')}; the numbers are those of docs/remotes.md.`,
  ].join('\n')
}
