import type { EstimationMethod, SeriesRules } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'
import { figureBounds, figureText, readFigure, type FigureField } from './figure-fields'

type Capacity = NonNullable<SeriesRules['capacity']>
export type CapacityKind = Capacity['kind'] | 'none'

/** The rules of a series as the fields of a form show them. */
export interface RulesDraft {
  figures: Record<FigureField, string>
  capacity: CapacityKind
  phases: 1 | 3
  registerUnit: string
  /** They are changed where the metering point is. */
  meterChanges: SeriesRules['meterChanges']
  /** 168 figures, the hours of a week from Monday on; empty: none of its own. */
  profile: string
  automatic: boolean
  method: EstimationMethod | 'byLength'
}

export interface DraftFaults {
  figures: Partial<Record<FigureField, 'figure' | 'reversed'>>
  profile?: 'count' | 'figure' | 'zero'
  method?: 'automaticProfile'
}

/** What an empty field for a meter's current transformers begins with. */
const usualTransformers = { phases: 3, volts: 400, amperes: 5, currentRatio: null, voltageRatio: 1 } as const

/** The rules as fields show them. */
export function draftOf(rules: SeriesRules, locale: Locale): RulesDraft {
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
    meterChanges: rules.meterChanges,
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
  locale: Locale,
): { rules: SeriesRules | undefined; faults: DraftFaults } {
  const faults: DraftFaults = { figures: {} }
  const figures = {} as Record<FigureField, number | null>
  for (const field of Object.keys(figureBounds) as FigureField[]) {
    if (capacityFigures.includes(field) && !figuresOfCapacity[draft.capacity].includes(field)) continue
    const figure = readFigure(draft.figures[field], figureBounds[field], locale)
    if (figure === undefined) faults.figures[field] = 'figure'
    else figures[field] = figure
  }
  const { min, max } = figures
  if (min !== null && max !== null && min > max) faults.figures.max = 'reversed'
  const profile = readProfile(draft.profile, locale, faults)
  if (draft.automatic && draft.method === 'PROFILE') faults.method = 'automaticProfile'
  const isWrong =
    Object.keys(faults.figures).length > 0 || faults.profile !== undefined || faults.method !== undefined
  if (isWrong) return { rules: undefined, faults }
  const { maxGap, spikeScore, factorTimes, stuckHours, stuckZeroHours, digits, conversionFactor } = figures
  return {
    faults,
    rules: {
      ...{ limits: { min, max }, capacity: capacityOf(draft, figures) },
      ...{ maxGap, spikeScore, factorTimes, stuckHours, stuckZeroHours },
      register: { unit: draft.registerUnit, digits, conversionFactor },
      ...{ meterChanges: draft.meterChanges, profile },
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
