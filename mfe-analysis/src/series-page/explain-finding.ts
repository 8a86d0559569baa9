import type { FindingKind } from '@energycockpit/contract'
import type { Formats, Translate } from '@energycockpit/i18n'

export interface FoundByCheck {
  kind: FindingKind
  /** The value that breaks the rule most, in `unit`. */
  worst: number | null
  parameters: Readonly<Record<string, number>>
  unit: string
}

/** Parameters that are no values in the series' unit. */
const plainNumbers = new Set(['hours', 'score', 'times'])

/** A sentence that says why something is conspicuous. */
export function explainFinding(found: FoundByCheck, t: Translate, formats: Formats): string {
  const { worst, parameters, unit } = found
  const written = Object.entries(parameters).map(([name, value]) => [
    name,
    plainNumbers.has(name) ? formats.number(value) : formats.quantity(value, unit),
  ])
  return t(`foundByChecks.explain.${textOf(found)}`, {
    ...Object.fromEntries(written),
    worst: worst === null ? '–' : formats.quantity(worst, unit),
  })
}

/** Some kinds are found by several rules, each with parameters of its own. */
function textOf({ kind, parameters }: FoundByCheck): string {
  if (kind === 'JUMP' && 'usual' in parameters) return 'JUMP_usual'
  if (kind === 'ROLL_OVER' && 'before' in parameters) return 'ROLL_OVER_before'
  return kind === 'METER_CHANGE' && !('last' in parameters) ? 'METER_CHANGE_plain' : kind
}
