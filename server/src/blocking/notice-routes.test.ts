import { auditActions, type Notice } from '@energycockpit/contract'
import { demoUserName, SignedInClient } from '@energycockpit/testing'
import { demoUsers as everybody } from '../identity/demo-users'
import { blockedLogin, content, doAll, goOn, remaining } from './blocked-login.testing'
import { informationTexts, termsTexts } from './notice-texts.testing'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'

let portal: PortalWithReasons
let operator: SignedInClient
beforeAll(async () => {
  portal = await startPortalWithReasons()
  operator = await SignedInClient.signIn(portal.url, 'system')
}, 120_000)
afterAll(() => portal?.close())

const business = { kind: 'business', businessId: 1001, withSubBusinesses: false }
const group = (withSubBusinesses: boolean) => ({ kind: 'business', businessId: 1000, withSubBusinesses })
const within = (id: number) => everybody.filter((user) => user.business.id === id)
const manager = everybody.find(({ key }) => key === 'manager')!

const path = '/rest/secure/notices'
const terms = (about: string, more: object = {}) => ({
  type: 'TERMS_AND_CONDITIONS',
  audience: { kind: 'user', userName: demoUserName('analyst').toUpperCase() },
  layout: termsTexts(about),
  ...more,
})
const notice = async (uuid: string) =>
  (await operator.get<Notice[]>(path)).body.find((one) => one.uuid === uuid)

test('a notice is drafted, published, confirmed, drafted anew, published again and retired', async () => {
  const created = await operator.post<{ uuid: string }>(path, terms('one'))
  const { uuid } = created.body
  expect(created.status).toBe(200)
  await SignedInClient.signIn(portal.url, 'analyst')

  expect((await operator.put(`${path}/${uuid}/draft`, { layout: termsTexts('corrected') })).status).toBe(204)
  expect((await operator.post(`${path}/${uuid}/publication`)).status).toBe(204)
  const login = await blockedLogin(portal.url, demoUserName('analyst'))
  const [reason] = (await remaining(login)).body
  expect((await content(login, reason!.uuid)).body).toEqual({ layout: termsTexts('corrected') })
  await doAll(login)
  await goOn(login)

  await operator.put(`${path}/${uuid}/draft`, { layout: termsTexts('two') })
  expect(await notice(uuid)).toMatchObject({
    type: 'TERMS_AND_CONDITIONS',
    audience: { kind: 'user', userName: demoUserName('analyst') },
    ...{ addressees: 1, businessName: null },
    retiredAt: null,
    versions: [
      { number: 2, publishedAt: null, confirmations: 0, layout: termsTexts('two') },
      { number: 1, publishedAt: expect.any(String), confirmations: 1 },
    ],
  })
  await operator.post(`${path}/${uuid}/publication`)
  await blockedLogin(portal.url, demoUserName('analyst'))
  for (let time = 0; time < 2; time++)
    expect((await operator.post(`${path}/${uuid}/retirement`)).status).toBe(204)
  await SignedInClient.signIn(portal.url, 'analyst')

  const entries = await portal.entities.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'subject_id'])
    .where('action', 'like', 'notice.%')
    .orderBy('sequence')
    .execute()
  expect(entries.map(({ action }) => action.slice('notice.'.length)).join()).toBe(
    'drafted,drafted,published,confirmed,drafted,published,retired',
  )
  for (const { action } of entries) expect(auditActions).toContain(action)
})

test.each([
  [{ kind: 'everybody' }, null, everybody.length - 1],
  [group(false), 'Fenland Estates Group', within(1000).length],
  [group(true), 'Fenland Estates Group', everybody.length - 1],
  [{ ...business, withSubBusinesses: true }, 'Fenland Colleges', within(1001).length - 1],
])('of %j it is told how many there are who are not disabled', async (audience, businessName, addressees) => {
  const { db } = portal.entities
  const disable = (disabled: boolean) =>
    db.updateTable('portal_user').set({ disabled }).where('uuid', '=', manager.uuid).execute()
  await disable(true)
  const { uuid } = (await operator.post<{ uuid: string }>(path, terms('counted', { audience }))).body
  expect(await notice(uuid)).toMatchObject({ audience, businessName, addressees })
  await disable(false)
})

test('of those it is for it is told how many have confirmed, without those who did and are it no more', async () => {
  const { uuid } = (await operator.post<{ uuid: string }>(path, terms('of', { audience: business }))).body
  await operator.post(`${path}/${uuid}/publication`)
  const login = await blockedLogin(portal.url, demoUserName('manager'))
  await doAll(login)
  const counted = async () => {
    const { addressees, versions } = (await notice(uuid))!
    return [versions[0]?.confirmedAddressees, addressees, versions[0]?.confirmations]
  }
  const users = within(1001).length
  expect(await counted()).toEqual([1, users, 1])
  const become = (now: { disabled: boolean } | { client_business_id: number }) =>
    portal.entities.db.updateTable('portal_user').set(now).where('uuid', '=', manager.uuid).execute()
  await become({ disabled: true })
  expect(await counted()).toEqual([0, users - 1, 1])
  await become({ disabled: false })
  await become({ client_business_id: 1000 })
  expect(await counted()).toEqual([0, users - 1, 1])
  await become({ client_business_id: 1001 })
  await operator.post(`${path}/${uuid}/retirement`)
})

const linked = (linkUrl: string) => termsTexts('linked').map((text) => ({ ...text, linkUrl }))

test.each<[string, object]>([
  ['texts of another type', { layout: informationTexts('x') }],
  ['a language missing', { layout: termsTexts('x').slice(1) }],
  ['a language twice', { layout: [termsTexts('x')[0], termsTexts('x')[0]] }],
  ['no texts', { layout: [] }],
  ['a type that no card shows', { type: 'SURVEY' }],
  ['a text that no store can hold', { layout: termsTexts('half \ud800') }],
  ['a character that is none', { layout: termsTexts('zero \0') }],
  ['a name that no store can hold', { audience: { kind: 'user', userName: 'zero \0' } }],
  ['a business that no store can hold', { audience: { ...business, businessId: 99_999_999_999 } }],
  ['a link that runs a script', { layout: linked('java\tscript:alert(1)') }],
  ['a link that is a page in itself', { layout: linked('data:text/html,x') }],
  ['nobody to ask', { audience: { kind: 'nobody' } }],
])('with %s it is refused', async (_what, change) => {
  expect((await operator.post(path, terms('refused', change))).status).toBe(400)
})

test.each([
  { kind: 'user', userName: 'nobody@nowhere.example' },
  { kind: 'business', businessId: 4711, withSubBusinesses: false },
])('for $kind that the portal does not know it is refused', async (audience) => {
  expect((await operator.post(path, terms('refused', { audience }))).status).toBe(404)
})

test('a draft that somebody else has written meanwhile is not published for the one that was read', async () => {
  const { uuid } = (await operator.post<{ uuid: string }>(path, terms('read'))).body
  const draft = async () => (await notice(uuid))!.versions[0]!.uuid
  const publish = async (version: string) =>
    (await operator.post(`${path}/${uuid}/publication?version=${version}`)).status
  const read = await draft()
  await operator.put(`${path}/${uuid}/draft`, { layout: termsTexts('written by somebody else') })
  expect([await publish(read), (await notice(uuid))!.versions[0]!.publishedAt]).toEqual([404, null])
  expect(await publish(await draft())).toBe(204)
  await operator.post(`${path}/${uuid}/retirement`)
})

test.each([
  [
    'TERMS_AND_CONDITIONS',
    [{ ...termsTexts('half')[0], headline: ' ' }, termsTexts('half')[1]],
    'de.headline: is missing',
  ],
  ['TERMS_AND_CONDITIONS', linked('terms.pdf'), 'de.linkUrl: leads nowhere, en.linkUrl: leads nowhere'],
  [
    'TAF7',
    [informationTexts('half')[0], { ...informationTexts('half')[1], content: '' }],
    'en.content: is missing',
  ],
])(
  'a draft of %s may be half written, and is not published before it is whole',
  async (type, layout, fault) => {
    const { uuid } = (await operator.post<{ uuid: string }>(path, terms('half', { type, layout }))).body
    const answer = await operator.post(`${path}/${uuid}/publication`)
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        error: expect.objectContaining({
          reasons: [expect.objectContaining({ code: 'NOTICE_INCOMPLETE', detail: fault })],
        }),
      },
    ])
    expect((await notice(uuid))!.versions[0]!.publishedAt).toBeNull()
    const whole = type === 'TAF7' ? informationTexts('whole') : termsTexts('whole')
    await operator.put(`${path}/${uuid}/draft`, { layout: whole })
    expect((await operator.post(`${path}/${uuid}/publication`)).status).toBe(204)
    await operator.post(`${path}/${uuid}/retirement`)
  },
)

test('what is published stays as it is, and what is not there is not published', async () => {
  const { uuid } = (await operator.post<{ uuid: string }>(path, terms('kept', { audience: business }))).body
  await operator.post(`${path}/${uuid}/publication`)
  expect((await operator.post(`${path}/${uuid}/publication`)).status).toBe(404)
  const { db } = portal.entities
  const change = db
    .updateTable('blocking_notice_version')
    .set({ texts: '[]' })
    .where('notice_uuid', '=', uuid)
  await expect(change.execute()).rejects.toThrow(/does not change/)
  await operator.post(`${path}/${uuid}/retirement`)
  const unknown = '0b7a7a0e-3f0c-4c59-8f3f-2f6c1b0f9d11'
  for (const step of ['publication', 'retirement'])
    expect((await operator.post(`${path}/${unknown}/${step}`)).status).toBe(404)
})
