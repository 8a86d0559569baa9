import type { Direction, Quantity } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** What makes a metering point a virtual meter: its formula, and the series that is calculated by it. */
export interface FormulaFields {
  kind: 'FORMULA'
  seriesId: number
  formula: string
  quantity: Quantity
  unit: string
  direction: Direction | null
  obis: string | null
}

/** The formula of a metering point becomes another; null: it had none yet, or is to have none any more. */
export interface FormulaChange {
  /** Id of the metering point. */
  id: string
  /** Of the virtual meter. */
  name: string
  before: FormulaFields | null
  after: FormulaFields | null
}

/** Where formulas are kept and by which rules; whoever calculates gives it, who stands on the organization. */
export interface Formulas {
  /** Those of these metering points, by their ids; nobody changes one until the transaction ends. */
  read(db: Database, pointIds: readonly string[]): Promise<ReadonlyMap<string, FormulaFields>>
  /** Before their metering points are deleted. Throws a Problem (409) where something needs them. */
  remove(db: Database, changes: readonly FormulaChange[]): Promise<void>
  /** Once their metering points are there. Throws a Problem (400, 409) for what could not be calculated. */
  store(db: Database, changes: readonly FormulaChange[]): Promise<void>
  /** Once these locations have another time zone. Throws a Problem (400) where days of formulas no longer begin together. */
  checkDays(db: Database, locationIds: readonly string[]): Promise<void>
}

export const formulaOf = ({ before, after }: FormulaChange): FormulaFields => (after ?? before)!

/** Those that leave something as it is are none. */
export const realChanges = (changes: readonly FormulaChange[]): FormulaChange[] =>
  changes.filter(({ before, after }) => !isDeepStrictEqual(before, after))

/** Metering points that become virtual meters by these changes, or are none any more. */
export const virtualPoints = (changes: readonly FormulaChange[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ id, before, after }) => (before === null || after === null ? id : [])))
