import { roles, type AuditEntry } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { registerAudit } from '../audit/routes'
import { appTokens, silentRequest } from '../identity/app-tokens.testing'
import { createPasswordThrottle, secondFactorCodes } from '../identity/password-throttle'
import { hashPassword } from '../identity/passwords'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { registerOwnAccount } from './routes'
import { secondFactors } from '../identity/second-factors'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess(async (app, parts) => {
    await registerOwnAccount(app, parts)
    registerAudit(app, { entities: parts.entities, audit: parts.identity.audit })
  })
}, 120_000)
afterAll(() => portal?.close())

const password = 'a password of this test'
interface Owner {
  uuid: string
  userName: string
  secret: string
  recoveryCodes: string[]
}
let made = 0
/** A user whose second factor is on since a while, so that every code of now is new. */
async function ownerOfApp(): Promise<Owner> {
  const { db } = portal.entities
  const uuid = randomUUID()
  const userName = `careful-${++made}@fenland.example`
  await db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: `Careful ${made}`, email: userName },
      ...{ client_business_id: 1001, roles: sql<number[]>`${`{${roles.ANALYST}}`}::integer[]` },
      password_hash: await hashPassword(password),
    })
    .execute()
  const factors = secondFactors(portal.identity.secrets)
  const { secret } = await factors.begin(db, { uuid, userName })
  const past = new Date(Date.now() - 300_000)
  const code = totp(secret).generate({ timestamp: past.getTime() })
  const recoveryCodes = await factors.finish(db, uuid, code, past)
  return { uuid, userName, secret, recoveryCodes }
}
const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
const codeNow = ({ secret }: Owner, steps = 0) =>
  totp(secret).generate({ timestamp: Date.now() + steps * 30_000 })

/** The sign-in page's address in the client's browser, with the password behind it. */
async function afterPassword({ userName }: Owner, start = '/platform/home-portal') {
  const client = SignedInClient.anonymous(portal.url)
  const page = await client.follow(start)
  const form = page.url
  const arrived = await send(client, form, { userName, password })
  return { client, form, arrived }
}
const send = (client: SignedInClient, form: string, fields: Record<string, string>) =>
  client.fetch(form, { method: 'POST', body: new URLSearchParams(fields) })
const whoami = async (client: SignedInClient) => (await client.get('/whoami')).status

test('the password alone lets nobody in, by no path; the code does, and the tokens say so', async () => {
  const owner = await ownerOfApp()
  const { client, form, arrived } = await afterPassword(owner)
  expect([arrived.status, arrived.headers.get('location')]).toEqual([303, new URL(form).pathname])
  const shown = await (await client.fetch(form)).text()
  expect(shown).toContain('autocomplete="one-time-code"')
  expect(shown).not.toContain(password)
  expect(await whoami(client)).toBe(302)
  // The provider does not know the user yet, however it is asked.
  for (const prompt of ['', '&prompt=login'])
    expect((await client.follow(`/login?returnTo=/platform/home-portal${prompt}`)).url).toContain(
      '/login-actions/authenticate/',
    )
  await expect(appTokens(client)).rejects.toThrow()

  const again = await afterPassword(owner)
  const right = await send(again.client, again.form, { code: ` ${codeNow(owner)} ` })
  expect(right.status).toBe(303)
  await again.client.follow(right.headers.get('location') ?? '')
  expect(await whoami(again.client)).toBe(200)
  const tokens = await appTokens(again.client)
  expect(decodeJwt(tokens.id_token)).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })

  const plain = await SignedInClient.signIn(portal.url, 'reader')
  expect(decodeJwt((await appTokens(plain)).id_token)).toMatchObject({ acr: '1', amr: ['pwd'] })
})

test('a log-in that the app begins asks for the code as well, and for a new one where it wants a new log-in', async () => {
  const owner = await ownerOfApp()
  const client = SignedInClient.anonymous(portal.url)
  const silently = async () =>
    (await client.fetch(silentRequest(portal.url).path)).headers.get('location')?.split('#')[1] ?? ''
  for (const [code, before] of [
    [codeNow(owner), 'error=login_required'],
    [owner.recoveryCodes[0] ?? '', 'code='],
  ] as const) {
    const form = (await client.follow(silentRequest(portal.url, { prompt: 'login' }).path)).url
    const passed = await send(client, form, { userName: owner.userName, password })
    expect(passed.headers.get('location')).toBe(new URL(form).pathname)
    expect(await silently()).toContain(before)
    const letIn = await send(client, form, { code })
    const back = await client.fetch(letIn.headers.get('location') ?? '')
    expect(back.headers.get('location')).toMatch(/silent-check-sso\.html#.*code=/)
  }
})

test('a code is good once, also when two log-ins bring it at the same moment', async () => {
  const owner = await ownerOfApp()
  const logIns = await Promise.all([1, 2, 3].map(() => afterPassword(owner)))
  const code = codeNow(owner)
  const answers = await Promise.all(logIns.map(({ client, form }) => send(client, form, { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401])
  const { client, form } = await afterPassword(owner)
  expect((await send(client, form, { code })).status).toBe(401)
  // Nor is an older one that was never used.
  expect((await send(client, form, { code: codeNow(owner, -1) })).status).toBe(401)
  expect((await send(client, form, { code: codeNow(owner, 1) })).status).toBe(303)
})

test('a recovery code signs in once, is told, and no other user’s is taken', async () => {
  const [owner, other] = await Promise.all([ownerOfApp(), ownerOfApp()])
  const first = await afterPassword(owner)
  const [code = '', another = ''] = owner.recoveryCodes
  const fields = (one: string) => ({ code: one, from: 'recovery' })
  const wrong = await send(first.client, first.form, fields(other.recoveryCodes[0] ?? ''))
  expect([wrong.status, (await wrong.text()).includes('name="from" value="recovery"')]).toEqual([401, true])
  const right = await send(first.client, first.form, fields(code.toUpperCase().replace('-', ' ')))
  expect(right.status).toBe(303)
  await first.client.follow(right.headers.get('location') ?? '')
  expect((await first.client.get('/rest/secure/account/second-factor')).body).toMatchObject({
    recoveryCodesLeft: 9,
  })
  const second = await afterPassword(owner)
  expect((await send(second.client, second.form, fields(code))).status).toBe(401)
  expect((await send(second.client, second.form, fields(another))).status).toBe(303)

  const admin = await SignedInClient.signIn(portal.url, 'admin')
  const address = `/rest/secure/audit-entries?person=${encodeURIComponent(`Careful ${made - 1}`)}`
  const { entries } = (await admin.get<{ entries: AuditEntry[] }>(address)).body
  expect(entries.map(({ action }) => action).slice(0, 4)).toEqual([
    ...['sign-in.succeeded', 'second-factor.recovery-code-used', 'sign-in.failed', 'sign-in.succeeded'],
  ])
  expect(entries[2]?.detail).toEqual({ step: 'second-factor' })
  expect(JSON.stringify(entries)).not.toContain(code)
})

test('guesses at codes are slowed down for the user from anywhere, and a restart forgets none', async () => {
  const owner = await ownerOfApp()
  const { client, form } = await afterPassword(owner)
  const statuses: number[] = []
  for (let count = 0; count <= secondFactorCodes.free.userAtAddress; count++)
    statuses.push((await send(client, form, { code: '000000' })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const held = await send(client, form, { code: codeNow(owner) })
  expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true])
  // Recovery codes are no way around it.
  expect((await send(client, form, { code: owner.recoveryCodes[0] ?? '' })).status).toBe(429)
  const { db } = portal.entities
  const another = createPasswordThrottle(db, portal.identity.secrets, secondFactorCodes)
  for (let from = 0; from < secondFactorCodes.free.user - secondFactorCodes.free.userAtAddress; from++)
    expect(await another.ask(owner.uuid, `198.51.100.${from}`)).toBe(0)
  expect(await another.ask(owner.uuid, '198.51.100.99')).toBeGreaterThan(0)
  await db.deleteFrom('identity_password_guess').execute()
})

test('the step is of one log-in in one browser, ends with the password, and can be left', async () => {
  const owner = await ownerOfApp()
  const { client, form, arrived } = await afterPassword(owner)
  const cookie = arrived.headers.getSetCookie().find((one) => one.startsWith('portal-sso-step=')) ?? ''
  expect(cookie).toMatch(
    /Path=\/auth\/realms\/energycockpit\/login-actions\/authenticate\/[\w-]+; Max-Age=600; HttpOnly; SameSite=Lax/,
  )

  const other = SignedInClient.anonymous(portal.url)
  const elsewhere = (await other.follow('/platform/home-portal')).url
  const stolen = await other.fetch(elsewhere, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0] ?? '' },
    body: new URLSearchParams({ code: codeNow(owner) }),
  })
  expect([stolen.status, stolen.headers.get('location')]).toEqual([303, new URL(elsewhere).pathname])
  expect(await whoami(other)).toBe(302)

  const { db } = portal.entities
  const changed = { password_hash: await hashPassword('quite another password') }
  await db.updateTable('portal_user').set(changed).where('uuid', '=', owner.uuid).execute()
  expect((await send(client, form, { code: codeNow(owner) })).headers.get('location')).toBe(
    new URL(form).pathname,
  )
  expect(await (await client.fetch(form)).text()).toContain('id="password"')

  const next = await ownerOfApp()
  const leaving = await afterPassword(next)
  await leaving.client.follow(`${leaving.form}?again`)
  expect(await (await leaving.client.fetch(leaving.form)).text()).toContain('id="password"')
})
