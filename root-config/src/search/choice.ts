import type { FoundKind } from '@energycockpit/contract'

/** Something that the search offers. */
export interface Choice {
  /** Unique in the list. */
  key: string
  label: string
  /** Where it stands, or by what it was found. */
  detail?: string | undefined
  glyph?: string | undefined
  /** Where it leads; absent for what is done at once. */
  url?: string
  run?: () => void
  /** Other words that it is found by. */
  synonyms?: string | undefined
}

/** The parts of the list, in their order. */
export type GroupId = 'recent' | 'pages' | 'commands' | FoundKind

export interface ChoiceGroup {
  id: GroupId
  choices: readonly Choice[]
  /** How many there are in all; absent where all are shown. */
  count?: number
}
