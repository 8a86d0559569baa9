import type { StructureKind } from '@energycockpit/contract'
import type { Report } from './fault'
import { nameOf, type Item, type ItemOf, type Structure } from './structure'

/** What an item refers to, where that is another of the same business and in use as long as the item is. */
export function checkReference<Kind extends StructureKind>(
  item: Item,
  { field, kind, id }: { field: string; kind: Kind; id: string | null },
  { structure, report }: { structure: Structure; report: Report },
): ItemOf<Kind> | undefined {
  if (id === null) return undefined
  const found = structure.get(kind, id)
  if (found === undefined || found.businessId !== item.businessId) {
    report(field, 'REFERENCE_UNKNOWN', id)
    return undefined
  }
  if (found.archivedAt !== null && item.archivedAt === null)
    report(field, 'REFERENCE_ARCHIVED', nameOf(found))
  return found
}

/** How many items stand above each other at most. */
export const maxDepth = 30
