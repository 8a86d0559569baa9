import type { StructureFaultCode, StructureKind } from '@energycockpit/contract'
import type { Item } from './structure'

/** Why an item is refused, about one of its fields. */
export interface StructureFault {
  kind: StructureKind
  id: string
  field: string
  code: StructureFaultCode
  /** What an explanation names: the other item, the unit, the word. */
  about: readonly string[]
}

/** Collects what is wrong with one item. */
export type Report = (field: string, code: StructureFaultCode, ...about: string[]) => void

export const reportOn =
  (faults: StructureFault[], { id, fields: { kind } }: Item): Report =>
  (field, code, ...about) =>
    faults.push({ kind, id, field, code, about })
