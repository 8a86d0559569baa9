import { roles } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { secondFactors } from '../identity/second-factors'
import { appTokens, silentRequest } from '../identity/app-tokens.testing'
import { hashPassword } from '../identity/passwords'
import { doAll, goOn, loginAt } from './blocked-login.testing'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'

let portal: PortalWithReasons
beforeAll(async () => {
  portal = await startPortalWithReasons()
}, 120_000)
afterAll(() => portal?.close())

const password = 'a password of this test'
const timeCodes = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })

/** Somebody with terms to confirm who signs in with a code as well, since a while. */
async function carefulUser() {
  const { db } = portal.entities
  const uuid = randomUUID()
  const userName = `careful-${uuid}@fenland.example`
  await db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: 'Careful', email: userName },
      ...{ client_business_id: 1001, roles: sql<number[]>`${`{${roles.ANALYST}}`}::integer[]` },
      password_hash: await hashPassword(password),
    })
    .execute()
  const factors = secondFactors(portal.identity.secrets)
  const { secret } = await factors.begin(db, { uuid, userName })
  const past = new Date(Date.now() - 300_000)
  await factors.finish(db, uuid, timeCodes(secret).generate({ timestamp: past.getTime() }), past)
  await portal.publish('TERMS_AND_CONDITIONS', 'after the code', { userUuid: uuid })
  return { userName, code: () => timeCodes(secret).generate() }
}

const silentAnswer = async (client: SignedInClient) => {
  const answer = await client.fetch(silentRequest(portal.url).path)
  return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
}

test.each([
  ['the portal begins', () => '/platform/home-portal', '/platform/home-portal'],
  [
    'the app begins',
    () => silentRequest(portal.url, { prompt: 'login' }).path,
    '/platform/public/silent-check-sso.html',
  ],
])('a log-in that %s asks for the password, the code and then what is open', async (_who, start, end) => {
  const { userName, code } = await carefulUser()
  const client = SignedInClient.anonymous(portal.url)
  const form = (await client.follow(start())).url
  const send = (fields: Record<string, string>) =>
    client.follow(form, { method: 'POST', body: new URLSearchParams(fields) })
  expect(loginAt(client, await send({ userName, password }))).toBeUndefined()
  expect((await silentAnswer(client)).get('error')).toBe('login_required')

  const login = loginAt(client, await send({ code: code() }))!
  expect((await silentAnswer(client)).get('error')).toBe('interaction_required')
  await expect(appTokens(client)).rejects.toThrow()
  expect((await client.get('/whoami')).status).toBe(302)
  await doAll(login)
  expect(new URL((await goOn(login)).url).pathname).toBe(end)
  expect((await silentAnswer(client)).get('code')).toBeTruthy()
})

test('who would rather not confirm signs out: whoever comes next is requested the password', async () => {
  const { userName, code } = await carefulUser()
  const client = SignedInClient.anonymous(portal.url)
  const form = (await client.follow('/platform/home-portal')).url
  const steps: Record<string, string>[] = [{ userName, password }, { code: code() }]
  for (const fields of steps) await client.follow(form, { method: 'POST', body: new URLSearchParams(fields) })
  const login = loginAt(client, await client.follow('/platform/home-portal'))!
  const question = await (await client.follow('/logout')).text()
  const [, action = ''] = /method="post" action="([^"]+)"/.exec(question) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(question) ?? []
  const left = await client.follow(action, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  })
  expect(await left.text()).toContain('name="password"')
  await doAll(login)
  await goOn(login)
  expect((await client.get('/whoami')).status).toBe(302)
})
