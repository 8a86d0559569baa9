import type { Item } from './structure'

/** The ids of all files that an item refers to. */
export function filesIn({ fields }: Item): string[] {
  if (fields.kind === 'LOCATION') return fields.plan === null ? [] : [fields.plan]
  if (fields.kind !== 'OBJECT') return []
  const listed = [...fields.images, ...fields.documents].map(({ file }) => file)
  return fields.plan === null ? listed : [...listed, fields.plan]
}
