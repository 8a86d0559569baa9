import type { TwinObject } from '@energycockpit/contract'

/**
 * Objects with each before what stands below it, those beside each other by name. What stands below an object that is
 * not among them, such as one that is archived, comes at the top.
 */
export function inTreeOrder(objects: readonly TwinObject[]): TwinObject[] {
  const known = new Set(objects.map(({ id }) => id))
  const below = new Map<string | null, TwinObject[]>()
  for (const one of objects) {
    const { parentObject } = one.fields
    const parent = parentObject !== null && known.has(parentObject) ? parentObject : null
    below.set(parent, [...(below.get(parent) ?? []), one])
  }
  const from = (parent: string | null): TwinObject[] =>
    [...(below.get(parent) ?? [])].sort(byName).flatMap((one) => [one, ...from(one.id)])
  return from(null)
}

/** As people count: room 2 before room 10. */
const { compare } = new Intl.Collator(['de', 'en'], { numeric: true })
const byName = (one: TwinObject, other: TwinObject) =>
  compare(one.fields.name, other.fields.name) || (one.id < other.id ? -1 : 1)
