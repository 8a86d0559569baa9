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
const plainNumbers = new Set(['hours', 'score', 'times', 'factor'])

/** A sentence that says why something is conspicuous. */
export function explainFinding(found: FoundByCheck, t: Translate, formats: Formats): string {
  const { worst, unit } = found
  const parameters = isPart(found) ? asPart(found.parameters) : found.parameters
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
function textOf(found: FoundByCheck): string {
  const { kind, parameters } = found
  if (isPart(found)) return 'FACTOR_CHANGE_part'
  if (kind === 'JUMP' && 'usual' in parameters) return 'JUMP_usual'
  if (kind === 'ROLL_OVER' && 'before' in parameters) return 'ROLL_OVER_before'
  return kind === 'METER_CHANGE' && !('last' in parameters) ? 'METER_CHANGE_plain' : kind
}

/** Whether values are a part of the usual, and not a multiple. */
const isPart = ({ kind, parameters }: FoundByCheck) =>
  kind === 'FACTOR_CHANGE' && parameters['times'] !== undefined && parameters['times'] < 1

/** 0.025 times are one of 40 parts. */
const asPart = (parameters: FoundByCheck['parameters']) => ({
  ...parameters,
  times: Number((1 / parameters['times']!).toPrecision(3)),
})
