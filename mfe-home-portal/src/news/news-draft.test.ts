import type { NewsPost } from '@energycockpit/contract'
import { draftOf, newDraft, readDraft } from './news-draft'

const timeZone = 'Europe/Berlin'
const german = { timeZone, spoken: 'de' } as const
const post: NewsPost = {
  ...{ id: 'a', importance: 'WARNING', pinned: true, withSubBusinesses: false, published: true },
  texts: { de: { title: 'Neue Zähler', text: 'Ab **Montag**.' }, en: null },
  ...{ from: '2026-11-01T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z' },
  ...{ businessId: 1, businessName: 'B', hasSubBusinesses: false },
  ...{ changedAt: '2026-11-01T08:00:00.000Z', changedBy: null, revision: 1 },
}
const draft = draftOf(post, timeZone)
const faults = (change: object) => readDraft({ ...draft, ...change }, german).faults

test('what is read of fields is what was shown in them', () => {
  expect(draft).toMatchObject({ from: '2026-11-01T09:00', until: '2026-12-01T09:00' })
  const { content, faults: none } = readDraft(draft, german)
  const { importance, pinned, withSubBusinesses, texts, from, until } = post
  expect([content, none]).toEqual([{ importance, pinned, withSubBusinesses, texts, from, until }, []])
})

test('a language of which nothing is written is left out, half of one is a fault, and one is needed', () => {
  const titled = { title: 'New meters', text: ' ' }
  expect(faults({ texts: { ...draft.texts, en: titled } })).toEqual([
    { field: 'text', locale: 'en', kind: 'missing' },
  ])
  const nothing = newDraft(Date.parse('2026-11-17T12:00Z'), timeZone)
  expect(readDraft(nothing, german).faults).toEqual([
    { field: 'title', locale: 'de', kind: 'missing' },
    { field: 'text', locale: 'de', kind: 'missing' },
  ])
})

test('no end is until further; no beginning, an hour that there is not, and an end before it are faults', () => {
  expect(readDraft({ ...draft, until: '' }, german).content.until).toBeNull()
  expect(faults({ from: '' })).toEqual([{ field: 'from', kind: 'noTime' }])
  expect(faults({ until: '2027-03-28T02:30' })).toEqual([{ field: 'until', kind: 'noTime' }])
  expect(faults({ until: draft.from })).toEqual([{ field: 'until', kind: 'reversed' }])
})
