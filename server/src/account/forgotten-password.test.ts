import { roles, type AuditEntry } from '@energycockpit/contract'
import { SignedInClient, waitFor } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registerAudit } from '../audit/routes'
import { forgottenPasswordPath } from '../identity/issuer'
import { createPasswordThrottle, freeGuesses, passwordLinks } from '../identity/password-throttle'
import { hashPassword } from '../identity/passwords'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { writeUserProperty } from '../locale/user-properties'
import { registerOwnAccount } from './routes'

let portal: PortalInProcess
/** What the server does, in this order. */
const steps: string[] = []
beforeAll(async () => {
  portal = await startPortalInProcess(async (app, parts) => {
    app.addHook('onRequest', async (_request, { raw }) => {
      raw.once('finish', () => steps.push('answers'))
    })
    await registerOwnAccount(app, parts)
    registerAudit(app, { entities: parts.entities, audit: parts.identity.audit })
  })
}, 120_000)
afterAll(() => portal?.close())
beforeEach(() => portal.entities.db.deleteFrom('identity_password_guess').execute())

const password = 'a password of this test'
let made = 0
async function addUser(changes: { disabled?: boolean; password_hash?: null; email?: string } = {}) {
  const uuid = randomUUID()
  const userName = `forgetful-${++made}`
  const email = changes.email ?? `${userName}@fenland.example`
  await portal.entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: `Forgetful ${made}`, email },
      ...{ client_business_id: 1001, roles: sql<number[]>`${`{${roles.ANALYST}}`}::integer[]` },
      password_hash: await hashPassword(password),
      ...changes,
    })
    .execute()
  return { uuid, userName, email }
}
const ask = (user: string, client = SignedInClient.anonymous(portal.url)) =>
  client.fetch(forgottenPasswordPath, { method: 'POST', body: new URLSearchParams({ user }) })
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(portal.config.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`<${address}>`))
    .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
}
async function linkFor(address: string, mails = 1): Promise<string> {
  await waitFor('the mail', async () => (await mailsTo(address)).length === mails)
  return /http:\S+token=[\w-]+/.exec((await mailsTo(address)).at(-1) ?? '')?.[0] ?? ''
}
const setPassword = (client: SignedInClient, form: string, wanted: string) =>
  client.fetch(form, { method: 'POST', body: new URLSearchParams({ password: wanted, again: wanted }) })
const signIn = (userName: string, secret: string) =>
  SignedInClient.signIn(portal.url, { userName, password: secret })

test('a mailed link sets a new password once, in the user’s language, and ends every session and token', async () => {
  const user = await addUser()
  await writeUserProperty(portal.entities.db, user.uuid, 'locale', 'en')
  const before = await signIn(user.userName, password)
  const { db } = portal.entities
  const apiToken = {
    ...{ user_uuid: user.uuid, name: 'Export', scopes: sql<string[]>`'{}'::text[]`, hash: user.uuid },
    ...{ client_business_id: 1001, only_business_id: null, last_used_at: null, revoked_at: null },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
  }
  await db.insertInto('api_token').values(apiToken).execute()
  expect((await ask(user.email.toUpperCase())).status).toBe(200)
  const link = await linkFor(user.email)
  const [mail = ''] = await mailsTo(user.email)
  expect(mail).toContain('Subject: Reset your EnergyCockpit password')

  const person = SignedInClient.anonymous(portal.url)
  const arrived = await person.follow(link)
  expect([arrived.status, new URL(arrived.url).search]).toEqual([200, ''])
  const wanted = 'another password of this test'
  expect((await setPassword(person, arrived.url, 'too short')).status).toBe(400)
  expect((await setPassword(SignedInClient.anonymous(portal.url), arrived.url, wanted)).status).toBe(410)
  const atOnce = await Promise.all([1, 2].map(() => setPassword(person, arrived.url, wanted)))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([303, 410])
  expect((await SignedInClient.anonymous(portal.url).follow(link)).status).toBe(410)

  expect((await before.get('/whoami')).status).toBe(302)
  const revoked = db.selectFrom('api_token').select('revoked_at').where('hash', '=', user.uuid)
  expect((await revoked.executeTakeFirstOrThrow()).revoked_at).not.toBeNull()
  await expect(signIn(user.userName, password)).rejects.toThrow('could not sign in')
  await signIn(user.userName, wanted)
  await linkFor(user.email, 2)
  expect((await mailsTo(user.email)).at(-1)).toContain('was changed')
  const admin = await SignedInClient.signIn(portal.url, 'admin')
  const { entries } = (
    await admin.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries?person=Forgetful')
  ).body
  expect(entries.map(({ action }) => action)).toEqual([
    ...['sign-in.succeeded', 'sign-in.failed', 'password.reset', 'password.link-sent', 'sign-in.succeeded'],
  ])
  const token = new URL(link).searchParams.get('token') ?? 'none'
  const kept = await portal.entities.db.selectFrom('account_link').selectAll().execute()
  expect(JSON.stringify([entries, kept])).not.toContain(token)
})

test('who has chosen no language gets the mail in that of the page, which stays the same after the form', async () => {
  const { email } = await addUser()
  const client = SignedInClient.anonymous(portal.url)
  const page = await (await client.fetch(`${forgottenPasswordPath}?locale=en`)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  const headers = { 'accept-language': 'de-DE' }
  const answer = await client.fetch(action, {
    ...{ method: 'POST', headers, body: new URLSearchParams({ user: email }) },
  })
  expect(await answer.text()).toContain('<html lang="en">')
  await linkFor(email)
  expect((await mailsTo(email))[0]).toContain('Subject: Reset your')
})

test('a link is good for an hour, a newer one takes its place, and it is none for anything else', async () => {
  const user = await addUser()
  await ask(user.userName)
  const first = await linkFor(user.email)
  await ask(user.userName)
  const second = await linkFor(user.email, 2)
  expect(second).not.toBe(first)
  const statusOf = async (link: string) => (await SignedInClient.anonymous(portal.url).follow(link)).status
  expect(await statusOf(first)).toBe(410)
  expect(await statusOf(second)).toBe(200)
  const db = portal.entities.db
  const put = (changes: object) =>
    db.updateTable('account_link').set(changes).where('user_uuid', '=', user.uuid).execute()
  await put({ purpose: 'invitation' })
  expect(await statusOf(second)).toBe(410)
  await put({ purpose: 'forgotten-password', expires_at: new Date(Date.now() - 1) })
  const late = await SignedInClient.anonymous(portal.url).follow(second)
  expect([late.status, (await late.text()).includes(forgottenPasswordPath)]).toEqual([410, true])
  const { until } = { until: Date.now() + 60 * 60_000 }
  await ask(user.userName)
  await linkFor(user.email, 3)
  const [row] = await db.selectFrom('account_link').selectAll().where('user_uuid', '=', user.uuid).execute()
  expect(Math.abs((row?.expires_at.getTime() ?? 0) - until)).toBeLessThan(60_000)
})

describe('whether there is such a user', () => {
  test('is told by neither status, headers, page, nor by what is done before the answer', async () => {
    const known = await addUser()
    const disabled = await addUser({ disabled: true })
    const invited = await addUser({ password_hash: null })
    async function answerTo(user: string) {
      steps.length = 0
      const { db } = portal.entities
      const selectFrom = db.selectFrom.bind(db)
      const looking = jest.spyOn(db, 'selectFrom').mockImplementation(((table: never) => {
        steps.push(`reads ${String(table)}`)
        return selectFrom(table)
      }) as typeof db.selectFrom)
      const answer = await ask(user)
      await waitFor('the look at the users', () => steps.includes('reads portal_user'))
      looking.mockRestore()
      const headers = [...answer.headers].filter(([name]) => !/^(date|x-|ratelimit)/.test(name)).sort()
      return { status: answer.status, page: await answer.text(), headers, steps: steps.slice(0, 2) }
    }
    const there = await answerTo(known.email)
    expect(there).toMatchObject({ status: 200, steps: ['answers', 'reads portal_user'] })
    expect(there.page).not.toContain(known.email)
    for (const other of ['nobody@nowhere.example', disabled.email, invited.email])
      expect(await answerTo(other)).toEqual(there)
    await linkFor(known.email)
    expect([await mailsTo(disabled.email), await mailsTo(invited.email)]).toEqual([[], []])
  })

  test('is not told by throttling, which a restart does not forget, and which holds for an address too', async () => {
    const known = await addUser()
    const statuses = async (user: string) => {
      const list: number[] = []
      for (let count = 0; count <= passwordLinks.free.userAtAddress; count++)
        list.push((await ask(user)).status)
      return list
    }
    const expected = [200, 200, 200, 429]
    expect(await statuses('nobody-there')).toEqual(expected)
    expect(await statuses(known.userName)).toEqual(expected)
    await linkFor(known.email, passwordLinks.free.userAtAddress)

    const another = createPasswordThrottle(portal.entities.db, portal.identity.secrets, passwordLinks)
    let waits = 0
    for (let from = 0; from <= passwordLinks.free.user; from++)
      waits += await another.ask(known.userName, `198.51.100.${from}`)
    expect(waits).toBeGreaterThan(0)
    waits = 0
    for (let user = 0; user <= passwordLinks.free.address; user++)
      waits += await another.ask(`sprayed ${user}`, '192.0.2.7')
    expect(waits).toBeGreaterThan(0)
  })
})

test('an address of several people reaches them all, and a lock-out ends with the new password', async () => {
  const email = 'office@fenland.example'
  const users = [await addUser({ email }), await addUser({ email })]
  for (let count = 0; count <= freeGuesses.userAtAddress; count++)
    await expect(signIn(users[0]!.userName, 'wrong')).rejects.toThrow('could not sign in')
  await ask(email)
  await waitFor('both mails', async () => (await mailsTo(email)).length === 2)
  const mails = await mailsTo(email)
  const mail =
    mails.find((one) => one.includes(`${users[0]!.userName} `) || one.includes(`${users[0]!.userName}.`)) ??
    ''
  const person = SignedInClient.anonymous(portal.url)
  const form = (await person.follow(/http:\S+token=[\w-]+/.exec(mail)?.[0] ?? '')).url
  expect((await setPassword(person, form, 'the new one of both')).status).toBe(303)
  await signIn(users[0]!.userName, 'the new one of both')
  await signIn(users[1]!.userName, password)
})
