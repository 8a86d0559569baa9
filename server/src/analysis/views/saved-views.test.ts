import { maxSavedViews, type SavedView } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'

let own: OwnBusiness
let anna: SignedInClient
let ben: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  anna = await own.user('ANALYST')
  ben = await own.user('ANALYST')
}, 120_000)

const path = '/rest/secure/analysis/views'
const view = { name: 'Gas this winter', page: 'ranking', query: '?product=GAS&o.order=flop', shared: false }
type Answer = SavedView & { error?: { reasons: { code: string }[] } }
const namesOf = async (client: SignedInClient) =>
  (await client.get<{ views: SavedView[] }>(path)).body.views.map(({ name }) => name)
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

async function save(client: SignedInClient, change: Partial<typeof view> = {}) {
  return client.post<Answer>(path, { ...view, ...change })
}
const change = (client: SignedInClient, { id, ...body }: typeof view & Pick<SavedView, 'id' | 'revision'>) =>
  client.put<Answer>(`${path}/${id}`, body)
const remove = (client: SignedInClient, id: string) => client.delete<Answer>(`${path}/${id}`)

test('a view is seen by who saved it, and by the others of the business when it is shared', async () => {
  const made = (await save(anna)).body
  expect(made).toEqual({
    ...{ ...view, id: expect.any(String), owner: 'Jo Reed', isOwn: true, canChange: true, revision: 1 },
  })
  expect(await namesOf(anna)).toEqual([view.name])
  expect(await namesOf(ben)).toEqual([])
  expect(codeOf(await change(ben, { ...view, id: made.id, revision: 1 }))).toBe('404 NOT_FOUND')

  const shared = (await change(anna, { ...view, id: made.id, shared: true, revision: 1 })).body
  expect(shared).toMatchObject({ shared: true, revision: 2 })
  const seen = (await ben.get<{ views: SavedView[] }>(path)).body.views
  expect(seen).toEqual([{ ...shared, isOwn: false, canChange: false }])
  expect(codeOf(await change(ben, { ...view, id: made.id, revision: 2 }))).toBe('403 FORBIDDEN')
  expect(codeOf(await remove(ben, made.id))).toBe('403 FORBIDDEN')

  const admin = await own.user('ADMIN')
  expect(
    (await change(admin, { ...view, id: made.id, name: 'Gas', shared: true, revision: 2 })).body.owner,
  ).toBe('Jo Reed')
  expect((await remove(admin, made.id)).status).toBe(204)
  expect(await namesOf(anna)).toEqual([])
})

test('another business sees none of it, shared or not', async () => {
  const { id } = (await save(anna, { name: 'Shared', shared: true })).body
  const stranger = await (await ownBusiness()).user('ADMIN')
  expect(await namesOf(stranger)).toEqual([])
  expect(codeOf(await change(stranger, { ...view, id, revision: 1 }))).toBe('404 NOT_FOUND')
  expect(codeOf(await remove(stranger, id))).toBe('404 NOT_FOUND')
  expect((await remove(anna, id)).status).toBe(204)
})

test('a name is there once for each user, in whatever case', async () => {
  const first = (await save(anna, { name: 'Morning' })).body
  expect(codeOf(await save(anna, { name: ' morning ' }))).toBe('409 VIEW_NAME_TAKEN')
  expect((await save(ben, { name: 'Morning' })).status).toBe(200)
  const second = (await save(anna, { name: 'Evening' })).body
  expect(codeOf(await change(anna, { ...view, id: second.id, name: 'MORNING', revision: 1 }))).toBe(
    '409 VIEW_NAME_TAKEN',
  )
  expect((await change(anna, { ...view, id: first.id, name: 'MORNING', revision: 1 })).status).toBe(200)
})

test('of two who save the same revision the second is told', async () => {
  const { id } = (await save(anna, { name: 'Twice' })).body
  const both = await Promise.all(
    ['a', 'b'].map((end) => change(anna, { ...view, id, name: `Twice ${end}`, revision: 1 })),
  )
  expect(both.map(codeOf).sort()).toEqual([200, '409 VIEW_CHANGED_MEANWHILE'].sort())
})

test.each([
  ['a page that no address has', { page: '../users' }],
  ['a query that is none', { query: 'javascript:alert(1)' }],
  ['an empty name', { name: '   ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
])('%s is refused', async (_, change) => {
  expect(codeOf(await save(anna, change))).toBe('400 VALIDATION_FAILED')
})

test('no more are kept than one can look through', async () => {
  const writer = await own.user()
  for (let one = 0; one < maxSavedViews; one++) await save(writer, { name: `View ${one}` })
  expect(codeOf(await save(writer, { name: 'One more' }))).toBe('409 TOO_MANY_VIEWS')
})

test('who looks at a screen in a hall saves nothing', async () => {
  const kiosk = await own.user('KIOSK_USER')
  expect((await kiosk.get<{ canSave: boolean }>(path)).body.canSave).toBe(false)
  expect(codeOf(await save(kiosk))).toBe('403 FORBIDDEN')
})
