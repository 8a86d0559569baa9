import { demoPassword, demoUserName, SignedInClient } from '@energycockpit/testing'
import { createRequire } from 'node:module'
import { appTokens, statusWithBearer } from './app-tokens.testing'
import { networkOf } from './network-of'
import { createPasswordThrottle, freeGuesses } from './password-throttle'
import { startPortalInProcess, type PortalInProcess } from './portal-in-process.testing'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess(() => undefined)
}, 120_000)
afterAll(() => portal?.close())

const formOf = (html: string) => /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
const cookieIn = (answer: Response, name: RegExp) =>
  answer.headers.getSetCookie().find((cookie) => name.test(cookie) && !/Max-Age=0|1970/.test(cookie))
const guess = (client: SignedInClient, form: string, userName: string, password: string) =>
  client.fetch(form, { method: 'POST', body: new URLSearchParams({ userName, password }) })
const signInForm = async (client: SignedInClient) =>
  formOf(await (await client.follow('/platform/home-portal')).text())

/** Every answer of a log-in, from the sign-in page's form on. `planted` are cookies that the attacker has set. */
async function logIn(client: SignedInClient, form: string, planted = ''): Promise<Response[]> {
  const answers = [await guess(client, form, demoUserName('analyst'), demoPassword)]
  for (;;) {
    const last = answers.at(-1) as Response
    const target = last.headers.get('location')
    if (target === null) return answers
    const path = new URL(target, portal.url)
    if (path.pathname.startsWith('/platform/')) return answers
    answers.push(await client.fetch(path.href, { headers: planted ? { cookie: planted } : {} }))
  }
}
const whoamiWith = async (cookie: string) =>
  (await fetch(`${portal.url}/whoami`, { headers: { cookie }, redirect: 'manual' })).status

test('a name with a character that no store can hold is nobody’s', async () => {
  const client = SignedInClient.anonymous(portal.url)
  expect((await guess(client, await signInForm(client), 'zero\0', demoPassword)).status).toBe(401)
})

describe('session fixation', () => {
  test('an id that the attacker has planted is never adopted', async () => {
    const planted = `portal-session=${'A'.repeat(43)}`
    const client = SignedInClient.anonymous(portal.url)
    const visit = await client.fetch('/login', { headers: { cookie: planted } })
    expect(cookieIn(visit, /^portal-session=/)).toBeUndefined()
    const answers = await logIn(client, await signInForm(client))
    const given = answers.map((answer) => cookieIn(answer, /^portal-session=/)).find(Boolean)
    expect(given).toBeDefined()
    expect(given).not.toContain(planted)
    expect(await whoamiWith(planted)).toBe(302)
  })

  test('a sign-in in a browser that has a session gives a new id and ends the one before', async () => {
    const client = SignedInClient.anonymous(portal.url)
    const ids: string[] = []
    for (let time = 0; time < 2; time++) {
      let answer = await client.fetch('/login')
      while (!cookieIn(answer, /^portal-session=/)) {
        const target = answer.headers.get('location')
        answer = target
          ? await client.fetch(target)
          : await guess(client, formOf(await answer.text()), demoUserName('analyst'), demoPassword)
      }
      ids.push(cookieIn(answer, /^portal-session=/)?.split(';')[0] ?? '')
    }
    const [before = '', now = ''] = ids
    expect(now).not.toBe(before)
    expect([await whoamiWith(before), await whoamiWith(now)]).toEqual([302, 200])
  })

  test('the provider’s own session gets a new id with the password, too', async () => {
    const client = SignedInClient.anonymous(portal.url)
    const form = await signInForm(client)
    const answers = await logIn(client, form)
    const first = answers.map((answer) => cookieIn(answer, /^portal-sso=/)).find(Boolean)
    await client.follow('/logout')
    const again = await logIn(client, await signInForm(client))
    const second = again.map((answer) => cookieIn(answer, /^portal-sso=/)).find(Boolean)
    expect(first && second).toBeTruthy()
    expect(second?.split(';')[0]).not.toBe(first?.split(';')[0])
  })

  test('nobody is signed in by the attacker’s own way back from the provider', async () => {
    const attacker = SignedInClient.anonymous(portal.url)
    const form = await signInForm(attacker)
    let answer = await guess(attacker, form, demoUserName('analyst'), demoPassword)
    while (!answer.headers.get('location')?.includes('/login/callback?'))
      answer = await attacker.fetch(answer.headers.get('location') ?? '')
    const victim = SignedInClient.anonymous(portal.url)
    await victim.fetch('/login')
    const end = await victim.fetch(answer.headers.get('location') ?? '')
    expect(cookieIn(end, /^portal-session=/)).toBeUndefined()
    expect((await victim.get('/whoami')).status).toBe(302)
  })
})

describe('whether a user exists', () => {
  const strangers = { unknown: 'nobody@nowhere.example', known: demoUserName('manager') }

  beforeAll(async () => {
    const { db } = portal.entities
    const super_ = demoUserName('super')
    await db.updateTable('portal_user').set({ disabled: true }).where('user_name', '=', super_).execute()
    const reader = demoUserName('reader')
    await db.updateTable('portal_user').set({ password_hash: null }).where('user_name', '=', reader).execute()
  })

  /** What a wrong password gets: the answer without what was typed, and the work that was done for it. */
  async function tried(userName: string, password = 'wrong') {
    const client = SignedInClient.anonymous(portal.url)
    const form = await signInForm(client)
    const work = jest.spyOn(argon2, 'verify')
    const answer = await guess(client, form, userName, password)
    const done = work.mock.calls.map(([hash]) => String(hash).replace(/\$[^$]+\$[^$]+$/, ''))
    work.mockRestore()
    const page = (await answer.text()).replace(`value="${userName}"`, 'value="USER"').replaceAll(form, 'FORM')
    const headers = [...answer.headers.keys()].filter((name) => name !== 'content-length').sort()
    return { status: answer.status, page, headers, done }
  }

  test('is told by neither status, headers, page nor the work that a wrong password makes', async () => {
    const known = await tried(strangers.known)
    expect(known).toMatchObject({
      status: 401,
      done: [expect.stringMatching(/^\$argon2id\$.*m=19456,t=2,p=1/)],
    })
    expect(await tried(strangers.unknown)).toEqual(known)
    expect(await tried(demoUserName('super'))).toEqual(known)
    expect(await tried(demoUserName('super'), demoPassword)).toEqual(known)
    expect(await tried(demoUserName('reader'))).toEqual(known)
  })

  test('is not told by throttling: who is not there is locked out in the same way', async () => {
    const statuses = async (userName: string) => {
      const client = SignedInClient.anonymous(portal.url)
      const form = await signInForm(client)
      const list: number[] = []
      for (let count = 0; count <= freeGuesses.userAtAddress; count++)
        list.push((await guess(client, form, userName, 'wrong')).status)
      return list
    }
    await portal.entities.db.deleteFrom('identity_password_guess').execute()
    const unknown = await statuses('nobody-else@nowhere.example')
    expect(unknown).toEqual([401, 401, 401, 401, 401, 429])
    expect(await statuses(demoUserName('system'))).toEqual(unknown)
  })
})

describe('brute force', () => {
  test('a lock-out outlives the process, holds off the right password, and does no work for guesses', async () => {
    const { db } = portal.entities
    await db.deleteFrom('identity_password_guess').execute()
    const client = SignedInClient.anonymous(portal.url)
    const form = await signInForm(client)
    for (let count = 0; count < freeGuesses.userAtAddress; count++)
      await guess(client, form, demoUserName('analyst'), 'wrong')
    const work = jest.spyOn(argon2, 'verify')
    expect((await guess(client, form, demoUserName('analyst'), demoPassword)).status).toBe(429)
    expect(work).not.toHaveBeenCalled()
    work.mockRestore()

    // What another process, or this one after a restart, makes of the store.
    const { address } = await addressOfTest()
    const another = createPasswordThrottle(db, portal.identity.secrets)
    expect(await another.ask(demoUserName('analyst'), address)).toBeGreaterThan(0)
    await db.deleteFrom('identity_password_guess').execute()
  })

  /** As the server sees this process. */
  async function addressOfTest() {
    const rows = await portal.entities.db
      .selectFrom('identity_password_guess')
      .select('subject_hash')
      .execute()
    const hashes = rows.map((row) => row.subject_hash)
    const address = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].find((one) =>
      hashes.includes(portal.identity.secrets.hash(`guess address ${networkOf(one)}`)),
    )
    if (address === undefined) throw new Error('The guesses are not counted for any address of this machine')
    return { address }
  }

  test('many users tried from one address, and one user tried from many, are slowed down as well', async () => {
    const throttle = createPasswordThrottle(portal.entities.db, portal.identity.secrets)
    let waits = 0
    for (let user = 0; user <= freeGuesses.address; user++)
      waits += await throttle.ask(`sprayed ${user}`, '192.0.2.1')
    expect(waits).toBeGreaterThan(0)
    waits = 0
    for (let user = 0; user <= freeGuesses.address; user++)
      waits += await throttle.ask(`sprayed ${user}`, `2001:db8:1:2::${user.toString(16)}`)
    expect(waits).toBeGreaterThan(0)
    waits = 0
    for (let from = 0; from <= freeGuesses.user; from++)
      waits += await throttle.ask('victim', `198.51.100.${from}`)
    expect(waits).toBeGreaterThan(0)
  })
})

test('a signed-out session is refused at once, with its bearer', async () => {
  const client = await SignedInClient.signIn(portal.url, 'manager')
  const { access_token } = await appTokens(client)
  expect(await statusWithBearer(portal.url, access_token)).toBe(200)
  await client.follow('/logout')
  expect((await client.get('/whoami')).status).toBe(302)
  expect(await statusWithBearer(portal.url, access_token)).toBe(401)
})
