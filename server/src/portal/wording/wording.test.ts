import { localeDataSchema, ownWordingSchema, type PortalText } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let superAdmin: SignedInClient
let admin: SignedInClient

beforeAll(async () => {
  server = await startServer()
  superAdmin = await SignedInClient.signIn(server.url, 'super')
  admin = await SignedInClient.signIn(server.url, 'admin')
})
afterAll(() => server.stop())

const [superClient, college] = [1000, 1001]
const home = ['root-config', 'header.home'] as const
const at = (business: number, [namespace, key]: readonly [string, string]) =>
  `/rest/secure/businesses/${business}/wording/${namespace}/${key}`
const set = (client: SignedInClient, business: number, revision: number, english: string) =>
  client.put(at(business, home), { revision, de: null, en: { text: english } })
const spoken = async (path: string, client = SignedInClient.anonymous(server.url)) =>
  localeDataSchema.parse((await client.get(path)).body).wording?.en['root-config']?.['header.home']
const search = async (query: string) =>
  (await admin.get<{ texts: PortalText[]; more: boolean }>(`/rest/secure/portal-texts?${query}`)).body

test('texts are found by words of either language and by their key, some at a time', async () => {
  expect((await search('search=header.home&namespace=root-config')).texts).toEqual([
    { namespace: 'root-config', key: 'header.home', original: expect.anything() },
  ])
  const [german] = (await search('search=eigenes%20passwort')).texts
  expect(german === undefined || german.original.de).toBeTruthy()
  expect(await search('search=e')).toMatchObject({ more: true })
  expect((await search('search=%00%F0')).texts ?? []).toEqual([])
})

test('what a super client says is said in its businesses, until they say something else', async () => {
  const first = await set(superAdmin, superClient, 0, 'Fenland start')
  expect(ownWordingSchema.parse(first.body)).toMatchObject({
    revision: 1,
    de: null,
    changedBy: 'Silvan Marsh',
  })
  expect(await spoken('/i18n/en', admin)).toBe('Fenland start')
  expect(await spoken(`/public/i18n/de?clientBusinessId=${college}`)).toBe('Fenland start')
  expect(await spoken('/public/i18n/en')).toBeUndefined()
  expect(await spoken('/public/i18n/en?clientBusinessId=nonsense')).toBeUndefined()

  await set(admin, college, 0, 'College start')
  expect(await spoken('/i18n/en', admin)).toBe('College start')
  expect(await spoken('/i18n/en', superAdmin)).toBe('Fenland start')
  const { body } = await admin.get(`/rest/secure/businesses/${college}/wording`)
  expect(body).toMatchObject({
    own: [{ en: { text: 'College start' } }],
    inherited: expect.arrayContaining([expect.objectContaining({ key: 'header.home' })]),
  })

  expect(
    (
      await admin.fetch(`${at(college, home)}?revision=1`, {
        method: 'DELETE',
        headers: { origin: server.url },
      })
    ).status,
  ).toBe(204)
  expect(await spoken('/i18n/en', admin)).toBe('Fenland start')
})

test.each([
  [{ text: '{{name}}' }, 'en.text: places'],
  [{ text: '<b>x</b>' }, 'en.text: markup'],
  [{ other: 'x' }, 'en.forms: forms'],
  [null, 'one language at least'],
])('%j is refused: %s', async (en, detail) => {
  const { status, body } = await admin.put(at(college, home), { revision: 0, de: null, en })
  expect([status, body]).toMatchObject([
    400,
    { error: { reasons: [{ code: 'WORDING_REFUSED', detail: expect.stringContaining(detail) }] } },
  ])
})

test('of two who say it at once the second is told, and nobody says anything for others', async () => {
  const answers = await Promise.all(['One', 'Other'].map((text) => set(admin, college, 0, text)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await set(admin, superClient, 0, 'Mine')).status).toBe(404)
  expect(
    (
      await admin.put(at(college, ['root-config', 'no.such.text']), {
        revision: 0,
        de: null,
        en: { text: 'x' },
      })
    ).status,
  ).toBe(404)
})
