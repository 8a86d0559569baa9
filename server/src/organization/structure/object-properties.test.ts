import fc from 'fast-check'
import { faultsOfChanges } from './check-changes'
import type { Known } from './surroundings'
import { location, object, point } from './items.testing'
import { changesOfObject } from './moved-objects'
import { objectsAt, type TwinItem } from './object-rules'
import { releasesOf } from './released-meters'
import { Structure, type Change } from './structure'

const known: Known = {
  ...{
    withValues: new Set(),
    regions: new Map(),
    inFormulas: new Set(),
    virtual: new Set(),
    files: new Map(),
    definitions: [],
  },
  ...{ today: '2026-03-31', now: '2026-03-31T00:00:00.000Z' },
}
const places = ['hall', 'barn'] as const
const objectIds = ['a', 'b', 'c', 'd', 'e'] as const
const pointIds = ['p', 'q', 'r'] as const
const step = fc.oneof(
  fc.record({
    id: fc.constantFrom(...objectIds),
    parentObject: fc.option(fc.constantFrom(...objectIds)),
    location: fc.constantFrom(...places),
    meteringPoints: fc.subarray([...pointIds]),
  }),
  fc.record({ point: fc.constantFrom(...pointIds), location: fc.constantFrom(...places) }),
  fc.record({ deleted: fc.constantFrom(...objectIds) }),
)

test('whatever is tried, no object is below itself or elsewhere than what it stands below, nor are its meters', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = new Structure([...places.map((id) => location(id)), ...pointIds.map((id) => point(id))])
      for (const one of steps) {
        const changes = changesOfStep(one, now)
        const all = [...changes, ...releasesOf(changes, now.with(changes))]
        if (faultsOfChanges(all, now.with(all), known).length === 0) now = now.with(all)
        expectSound(now)
      }
    }),
    { numRuns: 300 },
  )
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function changesOfStep(one: Step, now: Structure): Change[] {
  if ('point' in one) {
    const before = now.get('METERING_POINT', one.point)!
    return [{ before, after: { ...before, fields: { ...before.fields, location: one.location } } }]
  }
  if ('deleted' in one) {
    const before = now.get('OBJECT', one.deleted)
    return before ? [{ before, after: null }] : []
  }
  const { id, ...fields } = one
  const before = now.get('OBJECT', id)
  const after = { ...object(id), fields: { ...object(id).fields, ...fields } }
  return before ? changesOfObject(before, after, now) : [{ before: null, after }]
}

function expectSound(now: Structure): void {
  for (const place of places)
    for (const one of objectsAt(now, place)) {
      for (const id of one.fields.meteringPoints)
        expect(now.get('METERING_POINT', id)!.fields.location).toBe(place)
      const seen = new Set<string>()
      for (
        let up: TwinItem | undefined = one;
        up;
        up = up.fields.parentObject ? now.get('OBJECT', up.fields.parentObject)! : undefined
      ) {
        expect([seen.has(up.id), up.fields.location]).toEqual([false, place])
        seen.add(up.id)
      }
    }
}
