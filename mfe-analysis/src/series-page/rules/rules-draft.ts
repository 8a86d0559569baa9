import type { EstimationMethod, SeriesRules } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'
import { clockAt, instantOnClock } from '@energycockpit/time'
import {
  changeBounds,
  figureBounds,
  figureText,
  readFigure,
  type ChangeField,
  type FigureField,
} from './figure-fields'

/** A meter change as its fields show it. */
export interface ChangeDraft extends Record<ChangeField, string> {
  /** Tells the lines apart. */
  id: number
  /** On the location's clock. */
  at: string
  /** The instant itself, ISO 8601, of one that was there before: as long as its field says so, it stays to the second. */
  instant?: string
}

type Capacity = NonNullable<SeriesRules['capacity']>
export type CapacityKind = Capacity['kind'] | 'none'

/** The rules of a series as the fields of a form show them. */
export interface RulesDraft {
  figures: Record<FigureField, string>
  capacity: CapacityKind
  phases: 1 | 3
  registerUnit: string
  changes: ChangeDraft[]
  /** 168 figures, the hours of a week from Monday on; empty: none of its own. */
  profile: string
  automatic: boolean
  method: EstimationMethod | 'byLength'
}

export interface DraftFaults {
  figures: Partial<Record<FigureField, 'figure' | 'reversed'>>
  /** By the line's id. */
  changes: Partial<Record<number, Partial<Record<ChangeField, 'figure'> & { at: 'time' | 'twice' }>>>
  profile?: 'count' | 'figure' | 'zero'
  method?: 'automaticProfile'
}

/** What an empty field for a meter's current transformers begins with. */
const usualTransformers = { phases: 3, volts: 400, amperes: 5, currentRatio: null, voltageRatio: 1 } as const

/** The rules as fields show them, times on the location's clock. */
export function draftOf(rules: SeriesRules, timeZone: string, locale: Locale): RulesDraft {
  const { limits, capacity, register, estimation, profile } = rules
  const transformers = capacity?.kind === 'transformers' ? capacity : usualTransformers
  const values: Record<FigureField, number | null> = {
    ...limits,
    kilowatts: capacity?.kind === 'power' ? capacity.kilowatts : null,
    cubicMetresPerHour: capacity?.kind === 'flow' ? capacity.cubicMetresPerHour : null,
    ...{ volts: transformers.volts, amperes: transformers.amperes },
    ...{ currentRatio: transformers.currentRatio, voltageRatio: transformers.voltageRatio },
    ...{ maxGap: rules.maxGap, spikeScore: rules.spikeScore, factorTimes: rules.factorTimes },
    ...{ stuckHours: rules.stuckHours, stuckZeroHours: rules.stuckZeroHours },
    ...{ digits: register.digits, conversionFactor: register.conversionFactor },
    maxGapHours: estimation.maxGapHours,
  }
  const text = (value: number | null) => figureText(value, locale)
  return {
    figures: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, text(value)]),
    ) as RulesDraft['figures'],
    capacity: capacity?.kind ?? 'none',
    phases: transformers.phases,
    registerUnit: register.unit,
    changes: rules.meterChanges.map(({ at, last, first, digits, conversionFactor }, id) => ({
      ...{ id, instant: at, at: clockAt(Date.parse(at), timeZone) },
      ...{ last: text(last), first: text(first) },
      ...{ digits: text(digits), conversionFactor: text(conversionFactor) },
    })),
    profile: profile === null ? '' : profile.map(text).join(' '),
    automatic: estimation.automatic,
    method: estimation.method ?? 'byLength',
  }
}

/** The fields that count, by what is chosen. */
const figuresOfCapacity: Readonly<Record<CapacityKind, readonly FigureField[]>> = {
  none: [],
  power: ['kilowatts'],
  flow: ['cubicMetresPerHour'],
  transformers: ['volts', 'amperes', 'currentRatio', 'voltageRatio'],
}
export const capacityFigures = Object.values(figuresOfCapacity).flat()

/** The rules that the fields say, or what is wrong with them. */
export function readDraft(
  draft: RulesDraft,
  timeZone: string,
  locale: Locale,
): { rules: SeriesRules | undefined; faults: DraftFaults } {
  const faults: DraftFaults = { figures: {}, changes: {} }
  const figures = {} as Record<FigureField, number | null>
  for (const field of Object.keys(figureBounds) as FigureField[]) {
    if (capacityFigures.includes(field) && !figuresOfCapacity[draft.capacity].includes(field)) continue
    const figure = readFigure(draft.figures[field], figureBounds[field], locale)
    if (figure === undefined) faults.figures[field] = 'figure'
    else figures[field] = figure
  }
  const { min, max } = figures
  if (min !== null && max !== null && min > max) faults.figures.max = 'reversed'
  const meterChanges = readChanges(draft.changes, timeZone, locale, faults)
  const profile = readProfile(draft.profile, locale, faults)
  if (draft.automatic && draft.method === 'PROFILE') faults.method = 'automaticProfile'
  const isWrong =
    Object.keys(faults.figures).length + Object.keys(faults.changes).length > 0 ||
    faults.profile !== undefined ||
    faults.method !== undefined
  if (isWrong) return { rules: undefined, faults }
  const { maxGap, spikeScore, factorTimes, stuckHours, stuckZeroHours, digits } = figures
  return {
    faults,
    rules: {
      ...{ limits: { min, max }, capacity: capacityOf(draft, figures) },
      ...{ maxGap, spikeScore, factorTimes, stuckHours, stuckZeroHours },
      register: { unit: draft.registerUnit, digits, conversionFactor: figures.conversionFactor! },
      ...{ meterChanges, profile },
      estimation: {
        automatic: draft.automatic,
        method: draft.method === 'byLength' ? null : draft.method,
        maxGapHours: figures.maxGapHours!,
      },
    },
  }
}

function capacityOf(
  { capacity: kind, phases }: RulesDraft,
  figures: Record<FigureField, number | null>,
): Capacity | null {
  const known = figures as Record<FigureField, number>
  switch (kind) {
    case 'none':
      return null
    case 'power':
      return { kind, kilowatts: known.kilowatts }
    case 'flow':
      return { kind, cubicMetresPerHour: known.cubicMetresPerHour }
    case 'transformers': {
      const { volts, amperes, currentRatio, voltageRatio } = known
      return { kind, phases, volts, amperes, currentRatio, voltageRatio }
    }
  }
}

/** By time, whichever way they are written. */
function readChanges(
  drafts: readonly ChangeDraft[],
  timeZone: string,
  locale: Locale,
  faults: DraftFaults,
): SeriesRules['meterChanges'] {
  const read: SeriesRules['meterChanges'] = []
  const seen = new Set<string>()
  for (const draft of drafts) {
    const wrong: NonNullable<DraftFaults['changes'][number]> = {} as never
    const figures = {} as Record<ChangeField, number | null>
    for (const field of Object.keys(changeBounds) as ChangeField[]) {
      const figure = readFigure(draft[field], changeBounds[field], locale)
      if (figure === undefined) wrong[field] = 'figure'
      else figures[field] = figure
    }
    const { instant } = draft
    const isAsBefore = instant !== undefined && clockAt(Date.parse(instant), timeZone) === draft.at
    const at = isAsBefore ? instant : instantOnClock(draft.at, timeZone)
    if (at === undefined || seen.has(at)) wrong.at = at === undefined ? 'time' : 'twice'
    if (Object.keys(wrong).length > 0) faults.changes[draft.id] = wrong
    if (at === undefined) continue
    seen.add(at)
    const { last, first, digits, conversionFactor } = figures
    read.push({ at, last: last!, first: first!, digits, conversionFactor: conversionFactor! })
  }
  return read.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const hoursOfWeek = 168

function readProfile(text: string, locale: Locale, faults: DraftFaults): number[] | null {
  const parts = text.split(/[\s;]+/).filter((part) => part !== '')
  if (parts.length === 0) return null
  if (parts.length !== hoursOfWeek) faults.profile = 'count'
  const weights = parts.map((part) => readFigure(part, { min: 0, max: 1e9 }, locale))
  if (weights.some((weight) => weight === undefined)) faults.profile = 'figure'
  else if (weights.every((weight) => weight === 0)) faults.profile ??= 'zero'
  return weights.map((weight) => weight ?? 0)
}

/** Those of the rules that are not as they are while nobody says otherwise. */
export function ownRules(rules: SeriesRules, defaults: SeriesRules): Partial<SeriesRules> {
  const same = (rule: keyof SeriesRules) => plain(rules[rule]) === plain(defaults[rule])
  const own = (Object.keys(rules) as (keyof SeriesRules)[]).filter((rule) => !same(rule))
  return Object.fromEntries(own.map((rule) => [rule, rules[rule]]))
}

/** Objects of the same content are the same text, whatever the order of their keys. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
