import type { NewsPost, ShownNews } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'

let own: OwnBusiness
let admin: SignedInClient
let reader: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  admin = await own.user('ADMIN')
  reader = await own.user('GAME_ADMIN')
}, 180_000)

const path = '/rest/secure/news-posts'
const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const post = (title: string, more: object = {}) => ({
  ...{ importance: 'INFORMATION', pinned: false, withSubBusinesses: false, published: true },
  ...{ from: at(-1), until: null, texts: { de: null, en: { title, text: 'From **Monday** on.' } } },
  ...more,
})
type Answer = NewsPost & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status
const write = (title: string, more: object = {}, as = admin) => as.post<Answer>(path, post(title, more))
const change = ({ id, revision }: NewsPost, title: string, more: object = {}, as = admin) =>
  as.put<Answer>(`${path}/${id}`, { ...post(title, more), revision })
const told = async (client = reader) =>
  (await client.get<{ posts: ShownNews[]; canEdit: boolean }>('/rest/secure/news')).body
const titles = async (client = reader) => (await told(client)).posts.map(({ texts }) => texts.en?.title)
const remove = ({ id, revision }: NewsPost, as = admin) =>
  as.delete<Answer>(`${path}/${id}?revision=${revision}`)

test('a post is a draft, is published, read, changed, deleted and restored', async () => {
  const draft = (await write('Draft', { published: false })).body
  expect(draft).toMatchObject({ published: false, revision: 1, businessName: own.name, changedBy: 'Jo Reed' })
  expect(await titles()).toEqual([])
  const published = (await change(draft, 'New meters')).body
  const { posts, canEdit } = await told()
  expect(canEdit).toBe(false)
  expect(posts).toMatchObject([{ id: draft.id, businessName: own.name, isRead: false }])
  expect((await told(admin)).canEdit).toBe(true)

  for (let time = 0; time < 2; time += 1)
    expect((await reader.post('/rest/secure/news/reads', { ids: [draft.id] })).status).toBe(204)
  expect((await told()).posts).toMatchObject([{ isRead: true }])
  expect((await told(admin)).posts).toMatchObject([{ isRead: false }])

  // Somebody else has published it meanwhile.
  expect(codeOf(await change(draft, 'Late'))).toBe('409 NEWS_CHANGED_MEANWHILE')
  expect(codeOf(await remove(draft))).toBe('409 NEWS_CHANGED_MEANWHILE')
  expect((await remove(published)).status).toBe(204)
  expect(await titles()).toEqual([])
  expect(codeOf(await change(published, 'Gone'))).toBe('404 NOT_FOUND')
  for (let time = 0; time < 2; time += 1)
    expect((await admin.post<Answer>(`${path}/${draft.id}/restoration`)).body).toMatchObject({ revision: 4 })
  expect(await titles()).toEqual(['New meters'])
  const { body } = await admin.get<{ entries: { action: string }[] }>('/rest/secure/audit-entries')
  const actions = body.entries.map(({ action }) => action).filter((action) => action.startsWith('news.'))
  expect(actions).toEqual(['news.restored', 'news.deleted', 'news.published', 'news.created'])
  await remove((await admin.get<{ posts: NewsPost[] }>(path)).body.posts[0]!)
})

test('it is told from its beginning until its end, pinned ones first, then the newest', async () => {
  const made = [
    await write('Old', { from: at(-48) }),
    await write('Pinned', { from: at(-72), pinned: true }),
    await write('New', { from: at(-2), until: at(1) }),
    await write('Over', { from: at(-9), until: at(-1) }),
    await write('To come', { from: at(1) }),
  ]
  expect(await titles()).toEqual(['Pinned', 'New', 'Old'])
  for (const { body } of made) await remove(body)
})

test('what was never told is not read by anybody', async () => {
  const { body: draft } = await write('Secret draft', { published: false })
  await reader.post('/rest/secure/news/reads', { ids: [draft.id] })
  const { body: published } = await change(draft, 'Told')
  expect((await told()).posts).toMatchObject([{ isRead: false }])
  await remove(published)
})

test.each<[string, object]>([
  ['no language', { texts: { de: null, en: null } }],
  ['an empty title', { texts: { de: { title: ' ', text: 'x' }, en: null } }],
  ['a text that no store can hold', { texts: { de: null, en: { title: 'x', text: 'half \ud800' } } }],
  ['an end before its beginning', { from: at(1), until: at(0) }],
  ['a text without end', { texts: { de: null, en: { title: 'x', text: 'x'.repeat(20_001) } } }],
])('%s is refused', async (_what, more) => {
  expect((await write('Refused', more)).status).toBe(400)
})

test('another business sees none of it, and those below only what is for them, too', async () => {
  const operator = await SignedInClient.signIn(own.url, 'system')
  const below = await operator.post<{ id: number }>('/rest/secure/businesses', {
    ...{ name: `Below ${own.name}`, superClientBusinessId: 1000 },
  })
  const above = await SignedInClient.signIn(own.url, 'super')
  const lookAt = async (businessId: number | null) =>
    expect((await operator.put('/rest/secure/active-business', { businessId })).status).toBe(204)
  await lookAt(1000)
  const own1000 = (await write('For the group', {}, operator)).body
  const forAll = (await write('For all below', { withSubBusinesses: true }, operator)).body
  expect(await titles(above)).toEqual(expect.arrayContaining(['For the group', 'For all below']))
  await lookAt(below.body.id)
  expect(await titles(operator)).toContain('For all below')
  expect(await titles(operator)).not.toContain('For the group')
  await lookAt(null)
  const stranger = await (await ownBusiness()).user('ADMIN')
  expect(await titles(stranger)).toEqual([])
  expect(codeOf(await change(own1000, 'Mine now', {}, stranger))).toBe('404 NOT_FOUND')
  expect(codeOf(await remove(own1000, stranger))).toBe('404 NOT_FOUND')
  for (const one of [own1000, forAll]) expect((await remove(one, operator)).status).toBe(204)
})
