import { roles, type AuditEntry } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { registerAudit } from '../audit/routes'
import { confirmVersion } from '../blocking/confirmations'
import { insertDraft, insertNotice, publishVersion } from '../blocking/notice-repository'
import { informationTexts } from '../blocking/notice-texts.testing'
import { appTokens, statusWithBearer } from '../identity/app-tokens.testing'
import { freeGuesses } from '../identity/password-throttle'
import { hashPassword } from '../identity/passwords'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { writeUserProperty } from '../locale/user-properties'
import { registerOwnAccount } from './routes'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess(async (app, parts) => {
    await registerOwnAccount(app, parts)
    registerAudit(app, { entities: parts.entities, audit: parts.identity.audit })
  })
}, 60_000)
afterAll(() => portal?.close())

const password = 'a password of this test'
let made = 0
async function addUser(): Promise<{ uuid: string; userName: string }> {
  const uuid = randomUUID()
  const userName = `owner-${++made}@fenland.example`
  await portal.entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: `Owner ${made}`, email: userName },
      ...{ client_business_id: 1001, roles: sql<number[]>`${`{${roles.ANALYST}}`}::integer[]` },
      password_hash: await hashPassword(password),
    })
    .execute()
  return { uuid, userName }
}
const signIn = (userName: string, secret = password) =>
  SignedInClient.signIn(portal.url, { userName, password: secret })
const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { reasons: { code: string }[] } } | undefined)?.error?.reasons[0]?.code
const mailsTo = async (address: string) => {
  const folder = join(portal.config.dataDir, 'mail')
  const names = (await readdir(folder)).sort()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`))
}
const logOf = async (person: string) => {
  const admin = await SignedInClient.signIn(portal.url, 'admin')
  const { body } = await admin.get<{ entries: AuditEntry[] }>(`/rest/secure/audit-entries?person=${person}`)
  return body.entries.map(({ action }) => action)
}

const paths = {
  password: '/rest/secure/account/password',
  factor: '/rest/secure/account/second-factor',
  enrolment: '/rest/secure/account/second-factor/enrolment',
  end: '/rest/secure/account/second-factor/end',
  codes: '/rest/secure/account/second-factor/recovery-codes',
}

test('a new password takes the place of the old one, ends all other sessions and is told by mail', async () => {
  const { uuid, userName } = await addUser()
  await writeUserProperty(portal.entities.db, uuid, 'locale', 'de')
  const [here, there, app] = await Promise.all([1, 2, 3].map(() => signIn(userName)))
  const own = await appTokens(here!)
  const foreign = await appTokens(app!)
  const newPassword = 'another password of this test'
  const changed = await here!.put(paths.password, { currentPassword: password, newPassword })
  expect(changed.status).toBe(204)

  expect((await here!.get('/whoami')).status).toBe(200)
  expect(await statusWithBearer(portal.url, own.access_token)).toBe(200)
  // Its session at the provider is kept too: a new log-in there needs no password.
  expect((await here!.follow('/login?returnTo=/platform/home-portal')).url).toContain('/platform/home-portal')
  expect((await there!.get('/whoami')).status).toBe(302)
  expect(await statusWithBearer(portal.url, foreign.access_token)).toBe(401)
  expect((await there!.follow('/platform/home-portal')).url).toContain('/login-actions/authenticate/')

  await expect(signIn(userName)).rejects.toThrow('could not sign in')
  await signIn(userName, newPassword)
  const mails = await mailsTo(userName)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/Subject: .*Passwort/)
  expect(mails.join()).not.toContain(newPassword)
  expect(await logOf('Owner 1')).toContain('password.changed')
})

test.each<[string, string, string]>([
  ['too short', 'elevenchars', 'PASSWORD_TOO_SHORT'],
  ['too long', 'long '.repeat(50), 'PASSWORD_TOO_LONG'],
  ['one character', 'aaaaaaaaaaaaa', 'PASSWORD_ONE_CHARACTER'],
  ['one that many have', 'Password2026', 'PASSWORD_TOO_COMMON'],
  ['the one before', password, 'PASSWORD_UNCHANGED'],
  ['the user name', '', 'PASSWORD_IS_USER_NAME'],
])('a password that is %s is refused, and the old one stays', async (_, wanted, code) => {
  const { userName } = await addUser()
  const client = await signIn(userName)
  const body = { currentPassword: password, newPassword: wanted || userName.toUpperCase() }
  const answer = await client.put(paths.password, body)
  expect([answer.status, codeOf(answer)]).toEqual([400, code])
  await signIn(userName)
})

test.each([
  ['the longest one, of characters that are two in JavaScript', '🔋⚡💧🔌🔥🌞🍃🏭'.repeat(25), undefined],
  ['accents that another machine sends as signs of their own', 'grüne Lösung für Öfen', 'NFD'],
] as const)('signing in with %s', async (_, newPassword, form) => {
  const { userName } = await addUser()
  const client = await signIn(userName)
  expect((await client.put(paths.password, { currentPassword: password, newPassword })).status).toBe(204)
  await signIn(userName, form ? newPassword.normalize(form) : newPassword)
})

test('guesses at the password are counted with those at the sign-in page', async () => {
  const { userName } = await addUser()
  const client = await signIn(userName)
  const guesses = [
    () => client.put(paths.password, { currentPassword: 'wrong', newPassword: 'quite a good password' }),
    () => client.post(paths.enrolment, { password: 'wrong' }),
    () => client.post(paths.end, { password: 'wrong' }),
    () => client.post(paths.codes, { password: 'wrong' }),
  ]
  for (let count = 0; count < freeGuesses.userAtAddress; count++) {
    const answer = await guesses[count % guesses.length]!()
    expect([answer.status, codeOf(answer)]).toEqual([400, 'PASSWORD_WRONG'])
  }
  const held = await client.put(paths.password, { currentPassword: password, newPassword: 'a good password' })
  expect([held.status, codeOf(held)]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect(signIn(userName)).rejects.toThrow('could not sign in')
  await portal.entities.db.deleteFrom('identity_password_guess').execute()
})

interface Enrolment {
  secret: string
  uri: string
  qrCode: { size: number; path: string }
}
const codeNow = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 })

test('the second factor is switched on by a first code, and off by the password', async () => {
  const { uuid, userName } = await addUser()
  const client = await signIn(userName)
  const state = async () => (await client.get(paths.factor)).body
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect(codeOf(await client.put(paths.factor, { code: '123456' }))).toBe('SECOND_FACTOR_NOT_BEGUN')

  const first = (await client.post<Enrolment>(paths.enrolment, { password })).body
  const second = await client.post<Enrolment>(paths.enrolment, { password })
  const { secret, uri, qrCode } = second.body
  expect(second.headers.get('cache-control')).toBe('no-store')
  expect(secret).not.toBe(first.secret)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(qrCode.path).toMatch(/^M\d/)
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect(codeOf(await client.put(paths.factor, { code: codeNow(first.secret) }))).toBe('SECOND_FACTOR_WRONG')

  const on = await client.put<{ recoveryCodes: string[] }>(paths.factor, { code: codeNow(secret) })
  expect([on.status, new Set(on.body.recoveryCodes).size]).toEqual([200, 10])
  expect(await state()).toEqual({ since: expect.any(String) as string, recoveryCodesLeft: 10 })
  expect(codeOf(await client.put(paths.factor, { code: codeNow(secret, 1) }))).toBe('SECOND_FACTOR_ON')
  expect(codeOf(await client.post(paths.enrolment, { password }))).toBe('SECOND_FACTOR_ON')

  const { db } = portal.entities
  const kept = JSON.stringify([
    await db.selectFrom('second_factor').selectAll().where('user_uuid', '=', uuid).execute(),
    await db.selectFrom('recovery_code').selectAll().where('user_uuid', '=', uuid).execute(),
  ])
  for (const shown of [
    secret,
    ...on.body.recoveryCodes,
    ...on.body.recoveryCodes.map((one) => one.replace('-', '')),
  ])
    expect(kept).not.toContain(shown)

  const renewed = await client.post<{ recoveryCodes: string[] }>(paths.codes, { password })
  expect(renewed.body.recoveryCodes.filter((one) => on.body.recoveryCodes.includes(one))).toEqual([])
  expect(await state()).toMatchObject({ recoveryCodesLeft: 10 })

  expect((await client.post(paths.end, { password })).status).toBe(204)
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 })
  for (const path of [paths.end, paths.codes])
    expect(codeOf(await client.post(path, { password }))).toBe('SECOND_FACTOR_OFF')
  expect((await logOf(`Owner ${made}`)).slice(0, 3)).toEqual([
    ...['second-factor.switched-off', 'second-factor.recovery-codes-renewed', 'second-factor.switched-on'],
  ])
  const mails = await mailsTo(userName)
  expect(mails).toHaveLength(3)
  for (const shown of [secret, ...on.body.recoveryCodes]) expect(mails.join()).not.toContain(shown)
})

test('switching the second factor on signs the user out everywhere else, where nobody was requested a code', async () => {
  const { userName } = await addUser()
  const [here, there, app] = await Promise.all([1, 2, 3].map(() => signIn(userName)))
  const foreign = await appTokens(app!)
  const { secret } = (await here!.post<Enrolment>(paths.enrolment, { password })).body
  expect((await there!.get('/whoami')).status).toBe(200)
  expect((await here!.put(paths.factor, { code: codeNow(secret) })).status).toBe(200)
  expect((await here!.get('/whoami')).status).toBe(200)
  expect((await there!.get('/whoami')).status).toBe(302)
  expect((await there!.follow('/platform/home-portal')).url).toContain('/login-actions/authenticate/')
  expect(await statusWithBearer(portal.url, foreign.access_token)).toBe(401)
})

test('a new password or second factor comes together with the end of other sessions, or not at all', async () => {
  const { userName } = await addUser()
  const client = await signIn(userName)
  const { secret } = (await client.post<Enrolment>(paths.enrolment, { password })).body
  const newPassword = 'another password of this test'
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(portal.entities.db)
  // As a crash does, in the middle: the provider's sessions cannot be ended now.
  await rename('identity_artefact', 'out_of_reach')
  try {
    const change = { currentPassword: password, newPassword }
    expect((await client.put(paths.password, change)).status).toBe(500)
    expect((await client.put(paths.factor, { code: codeNow(secret) })).status).toBe(500)
  } finally {
    await rename('out_of_reach', 'identity_artefact')
  }
  expect((await client.get(paths.factor)).body).toEqual({ since: null, recoveryCodesLeft: 0 })
  await signIn(userName)
  await expect(signIn(userName, newPassword)).rejects.toThrow('could not sign in')
})

test('a secret that was made an hour ago is good no longer', async () => {
  const { uuid, userName } = await addUser()
  const client = await signIn(userName)
  const { secret } = (await client.post<Enrolment>(paths.enrolment, { password })).body
  await portal.entities.db
    .updateTable('second_factor')
    .set({ begun_at: new Date(Date.now() - 61 * 60_000) })
    .where('user_uuid', '=', uuid)
    .execute()
  expect(codeOf(await client.put(paths.factor, { code: codeNow(secret) }))).toBe('SECOND_FACTOR_NOT_BEGUN')
})

test('users see what they have confirmed, in which version, when and in which language, and nobody else’s', async () => {
  const { uuid, userName } = await addUser()
  const { db } = portal.entities
  const notice = await insertNotice(db, { type: 'INFORMATION', audience: { userUuid: uuid } })
  const versions: string[] = []
  for (const name of ['first', 'second']) {
    const version = await insertDraft(db, notice, informationTexts(name))
    await publishVersion(db, version)
    await confirmVersion(db, { userUuid: uuid, versionUuid: version, locale: 'de' })
    versions.push(version)
  }
  const client = await signIn(userName)
  const { body } = await client.get<{ confirmations: object[] }>('/rest/secure/account/confirmations')
  expect(body.confirmations).toEqual(
    versions.reverse().map((versionUuid, index) => ({
      ...{ versionUuid, type: 'INFORMATION', version: 2 - index, locale: 'de' },
      title: `${['second', 'first'][index]} (de)`,
      confirmedAt: expect.stringMatching(/Z$/) as string,
    })),
  )
  const other = await SignedInClient.signIn(portal.url, 'reader')
  expect((await other.get('/rest/secure/account/confirmations')).body).toEqual({ confirmations: [] })
  expect((await other.get('/rest/secure/account')).body).toMatchObject({
    ...{ userName: 'reader@demo.energycockpit.example', keptByProvider: false },
  })
})
