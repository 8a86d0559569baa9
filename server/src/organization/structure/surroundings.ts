import type { AttributeDefinition, FilePurpose } from '@energycockpit/contract'
import type { Report } from './fault'
import type { Item, Structure } from './structure'

/** What the rules must know beside the structure. */
export interface Known {
  /** Numbers of series that have values. */
  withValues: ReadonlySet<number>
  /** Numbers of series that formulas name. */
  inFormulas: ReadonlySet<number>
  /** Metering points that become virtual meters by the step, with a formula. */
  virtual: ReadonlySet<string>
  /** What the business has defined about its items. */
  definitions: readonly AttributeDefinition[]
  /** What the files of the business are for that items refer to, by their ids. */
  files: ReadonlyMap<string, FilePurpose>
  /** Of each country of a location with a region: the codes of those that it has. */
  regions: ReadonlyMap<string, ReadonlySet<string>>
  /** `YYYY-MM-DD`, where it is latest on earth. */
  today: string
  /** ISO 8601, UTC. */
  now: string
}

/** What a rule of one kind is given: the structure as it will be, and the item as it was. */
export interface Surroundings<One extends Item> extends Known {
  structure: Structure
  before: One | null
  report: Report
}
