import { demoUserName, SignedInClient } from '@energycockpit/testing'
import { acknowledge, blockedLogin, confirm, doAll, goOn, remaining, uuidOf } from './blocked-login.testing'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'

let portal: PortalWithReasons
beforeAll(async () => {
  portal = await startPortalWithReasons()
}, 120_000)
afterAll(() => portal?.close())
afterEach(() => portal.retireAll())

const codeOf = (answer: Response) => new URL(answer.url).searchParams.get('code')

describe('refused with the error page is', () => {
  test('a form that is sent again', async () => {
    await portal.publish('TAF7', 'again', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    await doAll(login)
    await goOn(login)
    const replay = await goOn(login)
    expect([new URL(replay.url).pathname, codeOf(replay)]).toEqual([
      ...['/platform/home-portal/error', 'ACTION_TOKEN_USED'],
    ])
    expect((await remaining(login)).body).toMatchObject({
      error: { status: 401, reasons: [{ code: 'ACTION_TOKEN_USED' }] },
    })
    // Nothing was lost: the session with the provider is there and nothing is open.
    expect((await login.client.get('/whoami')).status).toBe(200)
  })

  test('the token of a log-in that has gone on without a form', async () => {
    const { versionUuid } = await portal.publish('TAF7', 'by the address', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    await doAll(login)
    const end = await login.client.follow(login.claims.requiredActionUrl)
    expect(new URL(end.url).pathname).toBe('/platform/home-portal')
    const isUsed = { status: 401, body: { error: { reasons: [{ code: 'ACTION_TOKEN_USED' }] } } }
    expect([await remaining(login), await acknowledge(login, versionUuid)]).toMatchObject([isUsed, isUsed])
  })

  test('one of many forms at the same moment', async () => {
    await portal.publish('TAF7', 'at once', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const { client, claims } = login
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.fetch(claims.requiredActionUrl, { method: 'POST', body: new URLSearchParams() }),
      ),
    )
    const onwards = answers.filter((answer) => !(answer.headers.get('location') ?? '').includes('/error?'))
    expect(onwards).toHaveLength(1)
  })

  test('a form from a browser that did not begin the log-in', async () => {
    await portal.publish('TAF7', 'elsewhere', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    await doAll(login)
    const other = { ...login, client: SignedInClient.anonymous(portal.url) }
    expect(codeOf(await goOn(other))).toBe('ACTION_TOKEN_INVALID')
    expect((await other.client.get('/whoami')).status).toBe(302)
    // It is still good where it belongs.
    expect(new URL((await goOn(login)).url).pathname).toBe('/platform/home-portal')
  })

  test("another user's token in one's own log-in", async () => {
    await portal.publish('TAF7', 'for two', { clientBusinessId: 1001 })
    const analyst = await blockedLogin(portal.url, demoUserName('analyst'))
    const manager = await blockedLogin(portal.url, demoUserName('manager'))
    await doAll(manager)
    const code = new URL(manager.claims.requiredActionUrl).searchParams.get('session_code') ?? ''
    const own = new URL(analyst.claims.requiredActionUrl)
    own.searchParams.set('session_code', code)
    const mixed = { ...analyst, claims: { ...analyst.claims, requiredActionUrl: own.href } }
    expect(codeOf(await goOn(mixed))).toBe('ACTION_TOKEN_FOREIGN')
    const path = `/blocking-reasons/users/${manager.claims.userUuid}?actionToken=${analyst.token}`
    expect(await analyst.client.get(path)).toMatchObject({
      status: 403,
      body: { error: { reasons: [{ code: 'ACTION_TOKEN_FOREIGN' }] } },
    })
  })

  test.each(['', '?session_code=', '?session_code=guessed', '?session_code=a&session_code=b'])(
    'a form with the code %j',
    async (query) => {
      await portal.publish('TAF7', 'guessed', { userUuid: uuidOf('analyst') })
      const login = await blockedLogin(portal.url, demoUserName('analyst'))
      await doAll(login)
      const requiredActionUrl = login.claims.requiredActionUrl.split('?')[0] + query
      const end = await goOn({ ...login, claims: { ...login.claims, requiredActionUrl } })
      expect(codeOf(end)).toBe('ACTION_TOKEN_INVALID')
      expect((await login.client.get('/whoami')).status).toBe(302)
    },
  )

  test('a form that comes after ten minutes', async () => {
    await portal.publish('TAF7', 'late', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    await doAll(login)
    await tenMinutesLater(async () => {
      expect(codeOf(await goOn(login))).toBe('ACTION_TOKEN_EXPIRED')
      expect((await remaining(login)).body).toMatchObject({
        error: { status: 401, reasons: [{ code: 'ACTION_TOKEN_EXPIRED' }] },
      })
    })
  })
})

const allButTheDate = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['nextTick', 'queueMicrotask', 'hrtime', 'performance'],
] as FakeableAPI[]
type FakeableAPI =
  NonNullable<Parameters<typeof jest.useFakeTimers>[0]> extends { doNotFake?: (infer A)[] } ? A : never

/** Moves this process's clock forward, and so the server's. */
async function tenMinutesLater(then: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ now: Date.now() + 10 * 60_000 + 10_000, doNotFake: allButTheDate })
  try {
    await then()
  } finally {
    jest.useRealTimers()
  }
}

describe('a call with a token that is not good', () => {
  const path = `/blocking-reasons/users/${uuidOf('analyst')}`
  test.each([
    ['nonsense', 401, 'ACTION_TOKEN_INVALID'],
    ['eyJhbGciOiJub25lIn0.e30.', 401, 'ACTION_TOKEN_INVALID'],
    ['', 401, 'ACTION_TOKEN_INVALID'],
  ])('%j is refused', async (token, status, code) => {
    const query = new URLSearchParams({ actionToken: token })
    expect(await SignedInClient.anonymous(portal.url).get(`${path}?${query}`)).toMatchObject({
      status,
      body: { error: { status, reasons: [{ code }] } },
    })
  })

  test('none at all is a broken request', async () => {
    expect((await SignedInClient.anonymous(portal.url).get(path)).status).toBe(400)
  })

  test('a changed one is refused', async () => {
    await portal.publish('TAF7', 'changed', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const [header, payload, signature] = login.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const forged = { ...claims, userUuid: uuidOf('system'), roles: [7] }
    const token = [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.')
    expect((await remaining({ ...login, token })).status).toBe(401)
    expect((await confirm({ ...login, token }, uuidOf('system'))).status).toBe(401)
  })
})
