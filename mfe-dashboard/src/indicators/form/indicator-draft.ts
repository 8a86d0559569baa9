import {
  indicatorContentSchema,
  type ConsumedProductType,
  type Indicator,
  type IndicatorBaseline,
  type IndicatorContent,
  type IndicatorPeriod,
  type IndicatorReference,
  type IndicatorSeries,
  type IndicatorTarget,
  type ResultPer,
} from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'

/** By what an amount is divided: a quantity of the locations, or one of the others. */
export type DivisorDraft = 'NONE' | 'DEGREE_DAYS' | 'SERIES' | ResultPer

/** An indicator as it is typed: figures in the user's language, shares in per cent. */
export interface IndicatorDraft {
  name: string
  description: string
  nodeId: string
  nodeName: string
  amount: 'PRODUCTS' | 'SERIES'
  products: readonly ConsumedProductType[]
  series: readonly IndicatorSeries[]
  divisor: DivisorDraft
  divisorSeries: IndicatorSeries | undefined
  divisorUnit: string
  period: IndicatorPeriod
  baseline: 'NONE' | IndicatorBaseline['kind']
  baselineFrom: string
  baselineTo: string
  baselineValue: string
  baselineSource: string
  targets: readonly TargetDraft[]
  owner: string
}
export interface TargetDraft {
  from: string
  to: string
  kind: IndicatorTarget['kind']
  value: string
}

/** The draft of an indicator, or of a new one. */
export function draftOf(indicator: Indicator | undefined, locale: Locale): IndicatorDraft {
  const { amount, reference, baseline } = indicator ?? {}
  const typed = (value: number) => typedValue(value, locale)
  return {
    ...{ name: indicator?.name ?? '', description: indicator?.description ?? '' },
    ...{
      nodeId: indicator?.nodeId ?? '',
      nodeName: indicator?.nodeName ?? '',
      owner: indicator?.owner ?? '',
    },
    amount: amount?.kind ?? 'PRODUCTS',
    products: amount?.kind === 'PRODUCTS' ? amount.products : amount ? [] : ['ELECTRICITY'],
    series: amount?.kind === 'SERIES' ? amount.series : [],
    divisor:
      reference === undefined ? 'FLOOR_AREA' : reference.kind === 'QUANTITY' ? reference.per : reference.kind,
    divisorSeries: reference?.kind === 'SERIES' ? reference.series : undefined,
    divisorUnit: reference?.kind === 'SERIES' ? reference.unit : '',
    period: indicator?.period ?? 'YEAR',
    baseline: baseline?.kind ?? 'NONE',
    baselineFrom: baseline?.kind === 'PERIOD' ? baseline.from : '',
    baselineTo: baseline?.kind === 'PERIOD' ? baseline.to : '',
    baselineValue: baseline?.kind === 'VALUE' ? typed(baseline.value) : '',
    baselineSource: baseline?.kind === 'VALUE' ? baseline.source : '',
    targets: (indicator?.targets ?? []).map(({ from, to, kind, value }) => ({
      ...{ from, to: to ?? '', kind, value: typed(kind === 'SHARE' ? rounded(value * 100) : value) },
    })),
  }
}

/** What is wrong with a field, by its place: `name`, `targets.0.value`, `baseline.to`. */
export type DraftFaults = Readonly<Record<string, true>>

/** What is typed, and what of it the server would refuse. */
export function readDraft(
  draft: IndicatorDraft,
  locale: Locale,
): { content: IndicatorContent; faults: DraftFaults } {
  const figure = (text: string) => writtenValue(text, locale) ?? Number.NaN
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  const content: IndicatorContent = {
    ...{ name: draft.name, description: draft.description, period: draft.period },
    ...{ nodeId: orNull(draft.nodeId), owner: orNull(draft.owner) },
    amount:
      draft.amount === 'PRODUCTS'
        ? { kind: 'PRODUCTS', products: [...draft.products] }
        : { kind: 'SERIES', series: [...draft.series] },
    reference: referenceOf(draft),
    baseline:
      draft.baseline === 'NONE'
        ? null
        : draft.baseline === 'PERIOD'
          ? { kind: 'PERIOD', from: draft.baselineFrom, to: draft.baselineTo }
          : { kind: 'VALUE', value: figure(draft.baselineValue), source: draft.baselineSource },
    targets: draft.targets.map(({ from, to, kind, value }) => ({
      ...{ from, to: orNull(to), kind },
      value: kind === 'SHARE' ? rounded(figure(value) / 100) : figure(value),
    })),
  }
  const issues = indicatorContentSchema.safeParse(content).error?.issues ?? []
  return { content, faults: Object.fromEntries(issues.map(({ path }) => [path.join('.'), true] as const)) }
}

function referenceOf({ divisor, divisorSeries, divisorUnit }: IndicatorDraft): IndicatorReference {
  if (divisor === 'NONE' || divisor === 'DEGREE_DAYS') return { kind: divisor }
  if (divisor !== 'SERIES') return { kind: 'QUANTITY', per: divisor }
  // None is chosen yet: refused at its place.
  return { kind: 'SERIES', series: divisorSeries ?? { id: -1, pointId: '', name: '' }, unit: divisorUnit }
}

/** Per cent as typed, without what binary fractions add: 7 % is 0.07. */
const rounded = (value: number) => Math.round(value * 1e12) / 1e12
