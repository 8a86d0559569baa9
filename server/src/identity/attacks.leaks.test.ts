import {
  demoPassword,
  demoUserName,
  SignedInClient,
  startServer,
  type RunningServer,
  waitFor,
} from '@energycockpit/testing'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { resetPasswordPath } from '../account/reset-password'
import { handOverPath } from '../embedding/sign-in-page'
import { appTokens, requestTokens } from './app-tokens.testing'
import { forgottenPasswordPath } from './issuer'

/** Reached by https through a proxy, as in production, and telling as much as it can. */
const publicUrl = 'https://portal.example'
let server: RunningServer
let client: SignedInClient
/** Every answer of one whole log-in, use, renewal and log-out, with the address that was asked. */
const answers: { address: string; answer: Response }[] = []
const cookies: string[] = []
/** What must be seen nowhere, by what it is. */
const secret: Record<string, string> = { password: demoPassword, 'wrong password': 'a-guess-that-is-wrong' }

const linkToken = 'token of the mailed link'

const here = (address: string) => {
  const { pathname, search } = new URL(address, publicUrl)
  return server.url + pathname + search
}
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await client.fetch(here(address), {
    ...init,
    headers: { accept: 'text/html', ...init.headers },
  })
  answers.push({ address: new URL(address, publicUrl).href, answer })
  cookies.push(...answer.headers.getSetCookie())
  return answer
}
async function follow(first: Response): Promise<Response> {
  let answer = first
  for (let hop = 0; hop < 12 && answer.headers.get('location') !== null; hop++)
    answer = await ask(answer.headers.get('location') ?? '')
  return answer
}
const formOf = async (page: Response) =>
  /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
const submit = (form: string, password: string) =>
  ask(form, {
    method: 'POST',
    headers: { origin: publicUrl },
    body: new URLSearchParams({ userName: demoUserName('analyst'), password }),
  })

beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: publicUrl, TRUST_PROXY: 'true', LOG_LEVEL: 'debug' } })
  client = SignedInClient.anonymous(server.url)
  const form = await formOf(await follow(await ask('/platform/home-portal')))
  await submit(form, secret['wrong password'] ?? '')
  const end = await follow(await submit(form, demoPassword))
  if (!end.ok) throw new Error(`The log-in ended with ${end.status}`)

  const tokens = await appTokens(client, server.url, publicUrl)
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
  const renewed = await requestTokens(server.url, renewal, publicUrl)
  const { access_token } = (await renewed.json()) as { access_token: string }
  // Refused, and said so in the log.
  await requestTokens(
    server.url,
    { ...renewal, grant_type: 'authorization_code', code: 'spent-code-x' },
    publicUrl,
  )
  await fetch(`${server.url}/whoami`, { headers: { authorization: `Bearer ${access_token}.x` } })
  await ask('/login/callback?state=unknown&code=code-of-nobody')
  const { access_token: access, refresh_token: refresh, id_token: id } = tokens
  Object.assign(secret, { access, refresh, id, 'renewed access token': access_token })
  await signInWithCodes()
  await setForgottenPassword()
  await follow(await ask('/logout'))
  // A file, which is in the log only when debugging.
  await ask(handOverPath)
  await waitFor('the last line of the log', () => server.logs().includes(handOverPath))
}, 240_000)
afterAll(() => server?.stop())

/** Switches the second factor on, signs out, and in again with a recovery code. */
async function signInWithCodes(): Promise<void> {
  const path = '/rest/secure/account/second-factor'
  const origin = { origin: publicUrl }
  const begun = await client.post<{ secret: string }>(`${path}/enrolment`, { password: demoPassword }, origin)
  const { secret: appSecret } = begun.body
  const code = new TOTP({ secret: Secret.fromBase32(appSecret) }).generate()
  const on = await client.put<{ recoveryCodes: string[] }>(path, { code }, origin)
  const [recoveryCode = ''] = on.body.recoveryCodes
  Object.assign(secret, { 'secret of the app': appSecret, 'recovery code': recoveryCode })
  await follow(await ask('/logout'))
  const form = await formOf(await follow(await ask('/platform/home-portal')))
  await follow(await submit(form, demoPassword))
  const body = new URLSearchParams({ code: recoveryCode, from: 'recovery' })
  const end = await follow(await ask(form, { method: 'POST', headers: { origin: publicUrl }, body }))
  if (!end.ok) throw new Error(`The log-in with a code ended with ${end.status}`)
}

async function setForgottenPassword(): Promise<void> {
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    headers: { origin: publicUrl },
    body: new URLSearchParams(fields),
  })
  const folder = join(server.dataDir, 'mail')
  const linkIn = async (name: string) => {
    const mail = (await readFile(join(folder, name), 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=')
    return /https:\S+token=[\w-]+/.exec(mail)?.[0]
  }
  let link: string | undefined
  await ask(forgottenPasswordPath, form({ user: demoUserName('analyst') }))
  await waitFor('the mail', async () => {
    const links = await Promise.all((await readdir(folder)).map(linkIn))
    link = links.find(Boolean)
    return link !== undefined
  })
  const password = 'set by the link, and a secret'
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  Object.assign(secret, { 'new password': password, [linkToken]: token })
  await follow(await ask(link ?? ''))
  const set = await ask(resetPasswordPath, form({ password, again: password }))
  if (set.status !== 303) throw new Error(`The new password was answered with ${set.status}`)
}

const parametersOf = (name: string) =>
  answers.flatMap(({ address }) => new URL(address).searchParams.getAll(name))

test('the walk has seen a whole log-in', () => {
  expect(parametersOf('code').filter((code) => code.length > 20)).toHaveLength(2)
  expect(parametersOf('token')).toHaveLength(1)
  expect(parametersOf('state').length).toBeGreaterThan(0)
  expect(cookies.some((cookie) => cookie.startsWith('__Host-portal-session='))).toBe(true)
  expect(server.logs()).toContain('"level":20')
  expect(server.logs()).toContain('tokens were refused')
})

test('no line of the log holds a password, a token, a code or a cookie', () => {
  const log = server.logs()
  const values: Record<string, string> = {
    ...secret,
    ...Object.fromEntries(
      ['code', 'state', 'nonce', 'code_challenge', 'id_token_hint'].flatMap((name) =>
        parametersOf(name).map((value, index) => [`${name} ${index}`, value]),
      ),
    ),
    ...Object.fromEntries(
      cookies.map((cookie) => [cookie.split('=')[0], /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? '']),
    ),
  }
  // A running log-in's name stands in its page's address, too; what lets it go on is the signature beside it.
  for (const name of ['portal-sso-login', 'portal-sso-resume']) {
    expect(Object.keys(values)).toContain(`${name}.sig`)
    delete values[name]
  }
  const leaked = Object.entries(values).filter(([, value]) => value.length > 7 && log.includes(value))
  expect(leaked.map(([what]) => what)).toEqual([])
  expect(log).not.toMatch(/eyJ[\w-]{10}|[?&](code|token|state|session_code|actionToken|id_token_hint)=/)
})

test('no address that stays in the history holds a password, a token or a code', () => {
  for (const { address, answer } of answers) {
    for (const value of Object.values(secret))
      // A log-out names the session to the provider by its id token, a mailed link has to say which it is, and both
      // are left at once.
      if (value !== secret.id && value !== secret[linkToken]) expect(address).not.toContain(value)
    const telling =
      /[?&#](code|token|session_code|actionToken|access_token|id_token_hint|session_state)=/.test(address)
    if (telling) {
      expect([address.split('?')[0], answer.status >= 300 && answer.status < 400]).toEqual([
        address.split('?')[0],
        true,
      ])
      expect(answer.headers.get('cache-control') ?? '').toContain('no-store')
    }
  }
})

test('every cookie is for this host alone, for https alone, and for scripts and other sites not at all', () => {
  const given = cookies.filter((cookie) => !/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(cookie))
  const namesOf = (list: string[]) => [...new Set(list.map((cookie) => cookie.split('=')[0] ?? ''))]
  expect(namesOf(given)).toEqual(
    expect.arrayContaining(['__Host-portal-session', 'portal-sso', 'portal-sso.sig', 'portal-sso-login']),
  )
  expect(given.filter((cookie) => !/; samesite=lax/i.test(cookie))).toEqual([])
  expect(given.filter((cookie) => /; domain=/i.test(cookie))).toEqual([])
  expect(namesOf(given.filter((cookie) => !/; secure/i.test(cookie)))).toEqual([])
  // The frame that watches for a sign-out reads this one; it holds the session's public name and opens nothing.
  expect(namesOf(given.filter((cookie) => !/; httponly/i.test(cookie)))).toEqual(['portal-sso-status'])
  const session = given.find((cookie) => cookie.startsWith('__Host-portal-session='))
  expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/)
})

test('a session cookie of plain http, which a neighbour could set, is not taken', async () => {
  const other = SignedInClient.anonymous(server.url)
  const answer = await other.fetch('/whoami', { headers: { cookie: 'portal-session=anything' } })
  expect(answer.status).toBe(302)
})
