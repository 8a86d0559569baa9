import * as fc from 'fast-check'
import { location } from '../structure/items.testing'
import { itemOf, type Change } from '../structure/structure'
import { addedTo, removedFrom, renamedAt } from './group-members'

const name = fc.constantFrom('North', 'Old', 'Rented', 'South')
const anyLocation = fc
  .uniqueArray(name, { maxLength: 4 })
  .map((locationGroups) => location('hall', { locationGroups: locationGroups.sort() }))
const groupsOf = (change: Change) => (itemOf(change).fields as { locationGroups: string[] }).locationGroups

test('who is added is in it once, and in the others as before', () =>
  fc.assert(
    fc.property(anyLocation, name, (hall, group) => {
      const before = hall.fields.locationGroups
      expect(groupsOf(addedTo(group, hall))).toEqual([...new Set([...before, group])].sort())
      expect(groupsOf(removedFrom(group, hall))).toEqual(before.filter((one) => one !== group))
    }),
  ))

test('a group that is renamed has the same members; with one that is there already it becomes one', () =>
  fc.assert(
    fc.property(fc.array(anyLocation), name, name, (all, from, to) => {
      const members = (group: string, of: readonly string[][]) =>
        of.flatMap((groups, place) => (groups.includes(group) ? place : []))
      const before = all.map(({ fields }) => fields.locationGroups)
      const after = all.map((one) => groupsOf(renamedAt(from, to, one)))
      expect(members(to, after)).toEqual(
        [...new Set([...members(from, before), ...members(to, before)])].sort((one, other) => one - other),
      )
      if (from !== to) expect(members(from, after)).toEqual([])
      for (const groups of after) expect(groups).toEqual([...new Set(groups)].sort())
    }),
  ))
