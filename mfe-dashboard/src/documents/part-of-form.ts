/** The texts of a kind of document. */
export type DocumentTexts = 'actions' | 'budgets' | 'energyUses' | 'indicators'

/** What a part of a document's form needs. */
export interface PartOfForm<Draft> {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  /** What is wrong with a field, by its place, once somebody has tried to save. */
  fault: (place: string) => string | undefined
}
