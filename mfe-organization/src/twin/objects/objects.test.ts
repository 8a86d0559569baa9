import { objectOf, twinOf } from '../twin.testing'
import { objectsAbove, pathOf, possibleParents } from './objects'

const { objects } = twinOf()
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('what stands above an object, from the top', () => {
  expect(ids(objectsAbove(objects, 'press'))).toEqual(['hall', 'room'])
  expect(objectsAbove(objects, 'boiler')).toEqual([])
  expect(pathOf(objects, objects[3]!)).toBe('hall › room › press')
})

test('a circle or an unknown parent ends the way', () => {
  const circle = [objectOf('a', 'ROOM', 'b'), objectOf('b', 'ROOM', 'a'), objectOf('c', 'ROOM', 'gone')]
  expect(ids(objectsAbove(circle, 'a'))).toEqual(['a', 'b'])
  expect(objectsAbove(circle, 'c')).toEqual([])
})

test('an object cannot stand below itself, what is below it, or what is archived', () => {
  expect(ids(possibleParents(objects, 'hall'))).toEqual(['boiler'])
  expect(ids(possibleParents(objects, undefined))).toEqual(['boiler', 'hall', 'room', 'press'])
  const archived = { ...objects[0]!, archivedAt: '2026-01-01T00:00:00.000Z' }
  expect(possibleParents([archived, ...objects.slice(1)], 'hall')).toEqual([])
})
