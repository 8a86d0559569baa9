import type { FindingKind } from '@energycockpit/contract'
import { writtenApart, writtenNumber, type Formats, type Locale, type Translate } from '@energycockpit/i18n'
import { exactly } from './exactly'
import { writtenHours } from './written-hours'

export interface FoundByCheck {
  kind: FindingKind
  /** Half open, milliseconds since 1970 UTC. */
  from: number
  to: number
  /** The value that breaks the rule most, in `unit`. */
  worst: number | null
  parameters: Readonly<Record<string, number>>
  unit: string
}

interface Language {
  t: Translate
  formats: Formats
  locale: Locale
}

/** Limits are set by people: with all their digits. */
const limitsInUnit = new Set(['limit', 'perHour'])
const plainNumbers = new Set(['score', 'times', 'timesAllowed', 'factor', 'busyDays', 'allowed'])

/** A sentence that says why something is conspicuous: what was found, and the limit of the rule that it broke. */
export function explainFinding(found: FoundByCheck, language: Language): string {
  const { t, formats, locale } = language
  const { worst, unit, from, to } = found
  const parameters = isPart(found) ? asPart(found.parameters) : found.parameters
  const written = (name: string, value: number) => {
    if (name === 'hours') return writtenHours(value, t, locale)
    // Rounded down, it would be no more than the limit that it is above.
    if (name === 'reached') return writtenNumber(Math.ceil(value * 10) / 10, locale)
    if (plainNumbers.has(name)) return writtenNumber(value, locale, { maximumSignificantDigits: 6 })
    return limitsInUnit.has(name) ? exactly(value, unit, language) : formats.quantity(value, unit)
  }
  const limit = parameters['limit']
  const texts = [`explain.${textOf(found)}`, ...limitTextOf(found)]
  const told = {
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, written(name, value)])),
    count: parameters['allowed'],
    long: writtenHours((to - from) / 3_600_000, t, locale),
    worst:
      worst === null
        ? '–'
        : limit === undefined || found.kind === 'NEGATIVE'
          ? formats.quantity(worst, unit)
          : writtenApart(worst, limit, (value, digits) =>
              exactly(Number(value.toFixed(digits)), unit, language),
            ),
  }
  return texts.map((text) => t(`foundByChecks.${text}`, told)).join(' ')
}

/** Where the limit is no part of the explanation; a finding of long ago does not know it. */
function limitTextOf(found: FoundByCheck): string[] {
  const { allowed, timesAllowed } = found.parameters
  if (found.kind === 'GAP' && allowed !== undefined)
    return [allowed === 0 ? 'limit.GAP' : 'limit.GAP_allowed']
  return timesAllowed === undefined ? [] : [`limit.${textOf(found)}`]
}

/** Some kinds are found by several rules, each with parameters of its own; findings of long ago have fewer. */
function textOf(found: FoundByCheck): string {
  const { kind, parameters } = found
  const has = (name: string) => name in parameters
  switch (kind) {
    case 'SPIKE':
      return has('expected') ? 'SPIKE_expected' : kind
    case 'STUCK_ZERO':
      return has('busyDays') ? 'STUCK_ZERO_busy' : kind
    case 'FACTOR_CHANGE':
      return isPart(found) ? 'FACTOR_CHANGE_part' : kind
    case 'JUMP':
      return has('usual') ? 'JUMP_usual' : has('previous') ? 'JUMP_previous' : kind
    case 'ROLL_OVER':
      return has('before') ? 'ROLL_OVER_before' : kind
    case 'METER_CHANGE':
      return has('last') ? kind : 'METER_CHANGE_plain'
    default:
      return kind
  }
}

/** Whether values are a part of the usual, and not a multiple. */
const isPart = ({ kind, parameters }: FoundByCheck) =>
  kind === 'FACTOR_CHANGE' && parameters['times'] !== undefined && parameters['times'] < 1

/** 0.025 times are one of 40 parts. */
const asPart = (parameters: FoundByCheck['parameters']): FoundByCheck['parameters'] => ({
  ...parameters,
  times: Number((1 / parameters['times']!).toPrecision(3)),
})
