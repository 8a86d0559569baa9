/** How much a statement of docs/remotes.md binds. */
export type Level = 'MUST' | 'SHOULD'

/** The statements that a browser can prove; their numbers and levels are those of docs/remotes.md. */
export const statements = {
  '1.1': 'MUST',
  '1.2': 'MUST',
  '1.3': 'MUST',
  '1.4': 'SHOULD',
  '1.5': 'SHOULD',
  '2.1': 'MUST',
  '2.2': 'MUST',
  '2.3': 'MUST',
  '2.4': 'SHOULD',
  '3.1': 'MUST',
  '3.2': 'MUST',
  '3.3': 'MUST',
  '3.4': 'MUST',
  '3.5': 'MUST',
  '4.1': 'MUST',
  '4.2': 'MUST',
  '4.3': 'MUST',
  '4.4': 'MUST',
  '4.5': 'SHOULD',
  '5.1': 'MUST',
  '5.2': 'MUST',
  '6.1': 'SHOULD',
  '6.2': 'SHOULD',
  '6.3': 'SHOULD',
} as const satisfies Record<string, Level>

export type StatementNumber = keyof typeof statements

/** One thing that is not as docs/remotes.md says. */
export interface Finding {
  statement: StatementNumber
  /** What was seen, with the file, address or element that it is about. */
  seen: string
  toMend: string
}

export const breaksAMust = (findings: readonly Finding[]): boolean =>
  findings.some(({ statement }) => statements[statement] === 'MUST')
