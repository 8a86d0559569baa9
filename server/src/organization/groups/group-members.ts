import type { Change, ItemOf } from '../structure/structure'

type Location = ItemOf<'LOCATION'>

/** A location with other groups, none twice. */
function withGroups(before: Location, locationGroups: readonly string[]): Change {
  const fields = { ...before.fields, locationGroups: [...new Set(locationGroups)].sort() }
  return { before, after: { ...before, fields } }
}

export const addedTo = (name: string, location: Location): Change =>
  withGroups(location, [...location.fields.locationGroups, name])

export const removedFrom = (name: string, location: Location): Change =>
  withGroups(
    location,
    location.fields.locationGroups.filter((group) => group !== name),
  )

/** A location that is in the other group already is in it once. */
export const renamedAt = (name: string, to: string, location: Location): Change =>
  withGroups(
    location,
    location.fields.locationGroups.map((group) => (group === name ? to : group)),
  )
