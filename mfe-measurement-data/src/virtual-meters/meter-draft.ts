import type { ListedVirtualSeries, StructureStep, VirtualSeries } from '@energycockpit/contract'
import type { Meaning } from './meaning-fields'

/** What stands in the form of a virtual meter. */
export interface MeterDraft {
  name: string
  formula: string
  meaning: Meaning
}

/** What is chosen together where two people changed the same meter: a unit belongs to its quantity. */
export const comparedFields = ['name', 'formula', 'values', 'direction'] as const
export type ComparedField = (typeof comparedFields)[number]

/** A meter as somebody else has saved it; the step says who and when, where that is known. */
export interface MeterMeanwhile {
  meter: ListedVirtualSeries
  step: StructureStep | undefined
}

export function draftOfMeter(meter: Omit<VirtualSeries, 'inputs'>): MeterDraft {
  const { name, formula, productType, quantity, unit, direction } = meter
  return { name, formula, meaning: { productType, quantity, unit, direction } }
}

const same: Record<ComparedField, (one: MeterDraft, other: MeterDraft) => boolean> = {
  name: (one, other) => one.name.trim() === other.name.trim(),
  formula: (one, other) => one.formula === other.formula,
  values: ({ meaning: one }, { meaning: other }) =>
    one.quantity === other.quantity && one.unit === other.unit,
  direction: (one, other) => one.meaning.direction === other.meaning.direction,
}

/** Fields of which two drafts differ. */
export const differentIn = (one: MeterDraft, other: MeterDraft): ComparedField[] =>
  comparedFields.filter((field) => !same[field](one, other))

/** A draft with one field of another. */
export function withField(draft: MeterDraft, field: ComparedField, from: MeterDraft): MeterDraft {
  if (field === 'name' || field === 'formula') return { ...draft, [field]: from[field] }
  const { quantity, unit, direction } = from.meaning
  return {
    ...draft,
    meaning: { ...draft.meaning, ...(field === 'values' ? { quantity, unit } : { direction }) },
  }
}

/** What somebody else changed and this user has not touched becomes theirs; the rest stays. */
export function takeUntouched(draft: MeterDraft, before: MeterDraft, theirs: MeterDraft): MeterDraft {
  const touched = new Set(differentIn(draft, before))
  return comparedFields
    .filter((field) => !touched.has(field))
    .reduce((taken, field) => withField(taken, field, theirs), draft)
}
