import { twinOf } from '../twin.testing'
import { holderAbove, holderFor, objectsOfPlan, planFile } from './plan-of'

const twin = twinOf()
const { objects } = twin
const object = (wanted: string) => objects.find(({ id }) => id === wanted)!

test('an object is placed on the plan of the nearest one above that has one, else on that of the location', () => {
  expect(holderAbove(objects, null)).toBeNull()
  expect(holderAbove(objects, 'boiler')).toBeNull()
  expect(holderAbove(objects, 'hall')?.id).toBe('hall')
  expect(holderAbove(objects, 'room')?.id).toBe('hall')
})

test('with an object its own plan is shown, else that on which it is', () => {
  expect(holderFor(objects, undefined)).toBeNull()
  expect(holderFor(objects, object('hall'))?.id).toBe('hall')
  expect(holderFor(objects, object('press'))?.id).toBe('hall')
  expect(holderFor(objects, object('boiler'))).toBeNull()
})

test('each object belongs on one plan, and archived ones on none', () => {
  const ids = (holder: Parameters<typeof objectsOfPlan>[1]) =>
    objectsOfPlan(objects, holder).map(({ id }) => id)
  expect(ids(null)).toEqual(['boiler', 'hall'])
  expect(ids(object('hall'))).toEqual(['room', 'press'])
  const archived = objects.map((one) => ({ ...one, archivedAt: '2026-01-01T00:00:00.000Z' }))
  expect(objectsOfPlan(archived, null)).toEqual([])
})

test('the file of a plan, where there is one', () => {
  expect(planFile(twin, null)?.id).toBe('site')
  expect(planFile(twin, object('hall'))?.id).toBe('floor')
  expect(planFile(twin, object('room'))).toBeUndefined()
})
