import { draftOf, merged, readDraft, theirChanges } from './annotation-draft'

const zone = 'Europe/Berlin'
const draft = { text: 'Boiler off', from: '2026-06-01T08:00', to: '' }

test('what is written is read on the clock of the location', () => {
  expect(readDraft(draft, zone)).toEqual({
    content: { text: 'Boiler off', from: '2026-06-01T06:00:00.000Z', to: null },
    faults: {},
  })
  expect(readDraft({ ...draft, from: '2026-12-01T08:00' }, zone).content.from).toBe(
    '2026-12-01T07:00:00.000Z',
  )
})

test.each([
  ['no text', { text: '  ' }, { text: 'missing' }],
  ['no time', { from: '' }, { from: 'noTime' }],
  ['the hour that spring leaves out', { from: '2026-03-29T02:30' }, { from: 'noTime' }],
  ['an end that is no time', { to: '2026-13-01T00:00' }, { to: 'noTime' }],
  ['an end that is not later', { to: draft.from }, { to: 'reversed' }],
])('%s is told', (_, change, faults) => {
  expect(readDraft({ ...draft, ...change }, zone).faults).toEqual(faults)
})

test('a time that nobody touched stays as it was: the second of a double hour, and its seconds', () => {
  const before = { text: 'x', from: '2026-10-25T01:30:07.000Z', to: null }
  const kept = { ...draftOf(before, zone), text: 'y' }
  expect(kept.from).toBe('2026-10-25T02:30')
  expect(readDraft(kept, zone, before).content).toEqual({ ...before, text: 'y' })
  expect(readDraft(kept, zone).content.from).toBe('2026-10-25T00:30:00.000Z')
})

test('what both changed is disputed, and the rest is put together', () => {
  const mine = { ...draft, text: 'Mine', to: '2026-06-01T09:00' }
  const theirs = { text: 'Theirs', from: '2026-06-01T07:00', to: '2026-06-01T09:00' }
  expect(theirChanges(mine, draft, theirs)).toEqual([
    { field: 'text', isDisputed: true },
    { field: 'from', isDisputed: false },
    { field: 'to', isDisputed: false },
  ])
  expect(merged(mine, draft, theirs, new Set())).toEqual({ ...theirs, text: 'Mine' })
  expect(merged(mine, draft, theirs, new Set(['text']))).toEqual(theirs)
})
