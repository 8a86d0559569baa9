import { calls } from '@energycockpit/contract'
import { callsWithoutRoom, needsRoom } from './calls-without-room'

test('only calls of the contract need no room, each of them one that would need it otherwise', () => {
  const sent = calls.filter(({ method }) => method !== 'GET' && method !== 'DELETE').map(({ name }) => name)
  expect(callsWithoutRoom.filter((name) => !sent.includes(name))).toEqual([])
})

test.each([
  ['postReadings', true],
  ['setLocale', true],
  ['uploadStructureFile', true],
  ['previewReadingFile', false],
  ['deleteSavedView', false],
  ['getHealth', false],
])('%s needs room: %s', (name, expected) => {
  expect(needsRoom(calls.find((call) => call.name === name)!)).toBe(expected)
})
