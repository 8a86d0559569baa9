import type { AttributeDefinition } from '@energycockpit/contract'
import type { Structure } from '../structure/structure'

/** What rows refer to by the ids that people know: items that are there, and those that other rows bring. */
export interface Known {
  businessId: number
  structure: Structure
  /** Weather stations of other businesses that the user sees: id by key. */
  stations: ReadonlyMap<string, string>
  newSeriesIds: readonly string[]
  /** The attributes of the business. */
  definitions: readonly AttributeDefinition[]
  /** ISO 8601; since when what is archived now is out of use. */
  now: string
}
