import type { FindingKind } from '@energycockpit/contract'

export type { FindingKind }

/** What a rule found in a series. */
export interface Finding {
  kind: FindingKind
  /** Half open, seconds since 1970 UTC: from the start of the first interval to the end of the last. */
  from: number
  to: number
  /** How many values it is about; of a gap, how many there should be. */
  count: number
  /** The value that breaks the rule most, in the series' unit; null where no value does. */
  worst: number | null
  /** What an explanation names, such as the limit; numbers in the series' unit unless the rule says otherwise. */
  parameters: Readonly<Record<string, number>>
}
