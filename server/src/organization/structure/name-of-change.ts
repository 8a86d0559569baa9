import type { AnyStored } from './step-repository'
import { nameOf } from './structure'

/** What the thing was called that a step changed. */
export function nameOfChange(change: AnyStored): string {
  switch (change.kind) {
    case 'FORMULA':
    case 'FACTOR':
      return (change.after ?? change.before)!.name
    case 'ATTRIBUTE':
      return (change.after ?? change.before)!.fields.name
    default:
      return nameOf({ id: change.itemId, fields: (change.after ?? change.before)!.fields })
  }
}
