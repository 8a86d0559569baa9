import { randomUUID } from 'node:crypto'
import { SignedInClient, demoPassword } from '@energycockpit/testing'
import { sql } from 'kysely'
import { startPortalInProcess, type PortalInProcess } from '../../identity/portal-in-process.testing'
import { loadUser } from '../../identity/load-user'
import { writeUserProperty } from '../../locale/user-properties'
import { registerOwnAccount } from '../routes'
import { ownDataFile } from './own-data-file'
import { notGivenOut, personalData } from './personal-data'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess((app, parts) => registerOwnAccount(app, parts))
}, 60_000)
afterAll(() => portal?.close())

const db = () => portal.entities.db
const path = '/rest/secure/account/data'
type File = Record<string, Record<string, unknown>[]> & { incomplete: string[] }

async function columns(): Promise<{ table: string; column: string; type: string; refersToUser: boolean }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; refersToUser: boolean }>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type, exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.confrelid = 'portal_user'::regclass
        and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name
    ) as "refersToUser"
    from information_schema.columns c where c.table_schema = 'public'`.execute(db())
  return rows
}

/** What a column that names a user is called, in the store so far. */
const named =
  /(^|_)(user|actor|author|owner|account|person|member|recipient)(_uuid|_id|_hash)?$|_by$|^by_uuid$|^subject_id$/
const mayName = ({ column, type, refersToUser }: { column: string; type: string; refersToUser: boolean }) =>
  refersToUser || named.test(column) || (type === 'uuid' && !['id', 'uuid'].includes(column))

test('every column that may name a user is given out, or is not for a reason', async () => {
  const known = new Set([
    ...personalData.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`)),
    ...Object.keys(notGivenOut),
  ])
  const found = (await columns()).filter(mayName).map(({ table, column }) => `${table}.${column}`)
  expect(found.length).toBeGreaterThan(40)
  // A new one belongs into personal-data.ts.
  expect(found.filter((column) => !known.has(column))).toEqual([])
  const all = new Set((await columns()).map(({ table, column }) => `${table}.${column}`))
  expect(Object.keys(notGivenOut).filter((column) => !all.has(column))).toEqual([])
})

test('nothing secret is given out', () => {
  const given = personalData.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`))
  expect(given.filter((name) => /hash|secret|sealed|token_|password_hash/.test(name))).toEqual([])
})

test('the file has what is kept of the user and nothing of others, for who knows the password', async () => {
  const client = await SignedInClient.signIn(portal.url, 'analyst')
  const other = await SignedInClient.signIn(portal.url, 'manager')
  const { uuid } = (await client.get<{ uuid: string }>('/whoami')).body
  const { uuid: foreign } = (await other.get<{ uuid: string }>('/whoami')).body
  await writeUserProperty(db(), uuid, 'locale', 'de')
  await writeUserProperty(db(), foreign, 'locale', 'en')
  const made = await client.post<{ token: string }>('/rest/secure/account/api-tokens', {
    ...{ name: 'Export “\\u0000”', scopes: ['values:read'], days: 7, password: demoPassword },
  })
  expect((await client.post(path, { password: 'wrong' })).status).toBe(400)
  const { status, headers, body } = await client.post<File>(path, { password: demoPassword })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('energycockpit-own-data.json')
  expect(Object.keys(body)).toEqual(['createdAt', ...personalData.map(({ name }) => name), 'incomplete'])
  expect(body.profile).toMatchObject([{ uuid, disabled: false }])
  expect(body.settings).toEqual([{ key: 'locale', value: 'de' }])
  expect(body.sessions).toHaveLength(1)
  expect(body.apiTokens).toMatchObject([{ name: 'Export “\\u0000”', scopes: ['values:read'] }])
  expect(body.auditEntries!.map(({ action }) => action)).toEqual([
    ...['sign-in.succeeded', 'api-token.created', 'own-data.downloaded'],
  ])
  const text = JSON.stringify(body)
  expect(text).not.toContain(foreign)
  expect(text).not.toContain(made.body.token)
})

test('the registration by which somebody came is there, and nobody else’s', async () => {
  const client = await SignedInClient.signIn(portal.url, 'analyst')
  const { uuid } = (await client.get<{ uuid: string }>('/whoami')).body
  const user = (await loadUser(db(), uuid))!
  const request = (place: number, business: number | null, email: string) => ({
    ...{ id: randomUUID(), state: business === null ? ('CONFIRMED' as const) : ('ACCEPTED' as const) },
    ...{ company_name: `Company ${place}`, contact_name: 'Tomasz', email, locale: 'en' as const },
    ...{ details: JSON.stringify({ phone: '+44' }), consent_version: 'x', accepted_business_id: business },
    ...{ ticket_hash: `ticket ${place}`, token_hash: `token ${place}` },
  })
  await db()
    .insertInto('registration_request')
    .values([
      request(1, user.clientBusinessId, user.email!.toUpperCase()),
      request(2, 1000, user.email!),
      request(3, null, user.email!),
      request(4, user.clientBusinessId, 'other@company.example'),
    ])
    .execute()
  let text = ''
  for await (const part of ownDataFile(db(), user)) text += part
  expect((JSON.parse(text) as File).registrations).toMatchObject([
    { company_name: 'Company 1', details: { phone: '+44' } },
  ])
  expect(text).not.toMatch(/token 1|ticket 1/)
})

test('what was told of a business that the user sees no longer names nothing of it', async () => {
  const client = await SignedInClient.signIn(portal.url, 'analyst')
  const { uuid } = (await client.get<{ uuid: string }>('/whoami')).body
  const user = (await loadUser(db(), uuid))!
  const told = (business: number | null, name: string) => ({
    ...{ user_uuid: uuid, client_business_id: business, kind: 'NEWS_PUBLISHED', object_id: null },
    ...{ params: JSON.stringify({ name }), event_count: 1, created_at: new Date() },
  })
  await db()
    .insertInto('notification')
    .values([told(user.clientBusinessId, 'Seen'), told(1000, 'Secret'), told(null, 'Own')])
    .execute()
  let text = ''
  for await (const part of ownDataFile(db(), user)) text += part
  const names = (JSON.parse(text) as File).notifications!.map(
    ({ params }) => (params as { name: string }).name,
  )
  expect(names.sort()).toEqual(['Own', 'Seen'])
})

test('many rows come a page at a time, and what is not whole is named', async () => {
  const client = await SignedInClient.signIn(portal.url, 'manager')
  const { uuid } = (await client.get<{ uuid: string }>('/whoami')).body
  const rows = Array.from({ length: 1201 }, (_, number) => ({
    user_uuid: uuid,
    key: `k${number}`,
    value: 'v',
  }))
  await db().deleteFrom('user_property').where('user_uuid', '=', uuid).execute()
  await db().insertInto('user_property').values(rows).execute()
  const user = (await loadUser(db(), uuid))!
  const read = async (most?: number) => {
    let text = ''
    for await (const part of ownDataFile(db(), user, { ...(most && { most }) })) text += part
    return JSON.parse(text) as File
  }
  const whole = await read()
  expect(new Set(whole.settings!.map(({ key }) => key)).size).toBe(1201)
  expect(whole.incomplete).toEqual([])
  const part = await read(700)
  expect([part.settings!.length, part.incomplete]).toEqual([700, ['settings']])
})
