import { demoUserName, SignedInClient } from '@energycockpit/testing'
import { demoUsers } from '../identity/demo-users'
import {
  acknowledge,
  blockedLogin,
  confirm,
  content,
  doAll,
  goOn,
  information,
  loginAt,
  remaining,
} from './blocked-login.testing'
import { informationTexts, termsTexts } from './notice-texts.testing'
import { draftVersion, publishVersion, retireNotice } from './notices'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'
import { publishNotice } from './publish-notice'

let portal: PortalWithReasons
beforeAll(async () => {
  portal = await startPortalWithReasons()
}, 120_000)
afterAll(() => portal?.close())

const published: string[] = []
/** For one user, a business, or all; gone after the test. */
async function publish(type: string, about: string, audience = {}) {
  const texts = ['TAF7', 'INFORMATION'].includes(type) ? informationTexts(about) : termsTexts(about)
  const notice = await publishNotice(portal.entities.db, { type, audience, texts })
  published.push(notice.noticeUuid)
  return notice
}
afterEach(async () => {
  for (const notice of published.splice(0)) await retireNotice(portal.entities.db, notice)
})

const uuidOf = (key: string) => demoUsers.find((user) => user.key === key)?.uuid ?? ''
const codeOf = (answer: Response) => new URL(answer.url).searchParams.get('code')
const confirmationsOf = (userUuid: string, versionUuid: string) =>
  portal.entities.db
    .selectFrom('blocking_confirmation')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .where('version_uuid', '=', versionUuid)
    .execute()

describe('a log-in', () => {
  test('goes straight to the portal while nothing is open', async () => {
    const client = await SignedInClient.signIn(portal.url, 'reader')
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: false, reason: null })
  })

  test('with reasons of every kind shows them in order, and ends once all are done', async () => {
    const about = await publish('TAF7', 'your meter', { userUuid: uuidOf('analyst') })
    const survey = await publish('SURVEY', 'a survey', { clientBusinessId: 1001 })
    const terms = await publish('TERMS_AND_CONDITIONS', 'our terms', {
      ...{ clientBusinessId: 1000, withSubBusinesses: true },
    })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    expect(login.claims).toMatchObject({
      ...{ userUuid: uuidOf('analyst'), roles: [12], clientBusinessId: 1001, superClientBusinessId: 1000 },
    })
    expect((await remaining(login)).body).toEqual([
      { uuid: terms.versionUuid, type: 'TERMS_AND_CONDITIONS' },
      { uuid: survey.versionUuid, type: 'SURVEY' },
    ])
    expect((await information(login)).body).toEqual([
      { id: about.versionUuid, layout: informationTexts('your meter') },
    ])
    expect((await content(login, terms.versionUuid)).body).toEqual({ layout: termsTexts('our terms') })

    // No step of it can be skipped: the form that comes too early leads back with a new token.
    expect((await confirm(login, terms.versionUuid)).status).toBe(204)
    const second = loginAt(login.client, await goOn(login))!
    expect(second.token).not.toBe(login.token)
    expect((await remaining(second)).body.map(({ type }) => type)).toEqual(['SURVEY'])
    expect((await login.client.get('/whoami')).status).toBe(302)

    expect((await confirm(second, survey.versionUuid)).status).toBe(204)
    expect((await acknowledge(second, about.versionUuid)).status).toBe(204)
    const end = await goOn(second)
    expect(new URL(end.url).pathname).toBe('/platform/home-portal')
    expect((await second.client.get('/whoami')).status).toBe(200)
    expect(await confirmationsOf(uuidOf('analyst'), terms.versionUuid)).toEqual([
      expect.objectContaining({ locale: 'de', confirmed_at: expect.any(Date) }),
    ])
  })

  test('asks only whom a notice is for, and again when a new version comes', async () => {
    const { noticeUuid } = await publish('TERMS_AND_CONDITIONS', 'one', { userUuid: uuidOf('manager') })
    await SignedInClient.signIn(portal.url, 'reader')
    const login = await blockedLogin(portal.url, demoUserName('manager'))
    await doAll(login)
    await goOn(login)
    await SignedInClient.signIn(portal.url, 'manager')

    const next = await draftVersion(portal.entities.db, noticeUuid, termsTexts('two'))
    await SignedInClient.signIn(portal.url, 'manager')
    await publishVersion(portal.entities.db, next)
    const again = await blockedLogin(portal.url, demoUserName('manager'))
    expect((await remaining(again)).body).toEqual([{ uuid: next, type: 'TERMS_AND_CONDITIONS' }])
  })

  test('that began at a page ends there', async () => {
    await publish('TERMS_AND_CONDITIONS', 'on the way', { userUuid: uuidOf('admin') })
    const client = SignedInClient.anonymous(portal.url)
    await client.submitSignIn(demoUserName('admin'), 'demo-energy')
    const login = loginAt(client, await client.follow('/platform/analysis?point=1'))!
    await doAll(login)
    const { pathname, search } = new URL((await goOn(login)).url)
    expect(pathname + search).toBe('/platform/analysis?point=1')
  })

  test('in silence is told that somebody has to do something', async () => {
    await publish('TAF7', 'in silence', { userUuid: uuidOf('reader') })
    const { client } = await blockedLogin(portal.url, demoUserName('reader'))
    const query = new URLSearchParams({
      ...{ client_id: 'hp', response_type: 'code', scope: 'openid', state: 's', nonce: 'n', prompt: 'none' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
      redirect_uri: `${portal.url}/platform/public/silent-check-sso.html`,
    })
    const answer = await client.fetch(`/auth/realms/energycockpit/protocol/openid-connect/auth?${query}`)
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    expect(searchParams.get('error')).toBe('interaction_required')
    expect(searchParams.get('code')).toBeNull()
  })
})

describe('a confirmation', () => {
  test('counts once, however often and at the same moment it comes', async () => {
    const { versionUuid } = await publish('TERMS_AND_CONDITIONS', 'twice', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(login, versionUuid)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    const [kept, ...others] = await confirmationsOf(uuidOf('analyst'), versionUuid)
    expect(others).toEqual([])
    expect((await confirm(login, versionUuid)).status).toBe(204)
    expect(await confirmationsOf(uuidOf('analyst'), versionUuid)).toEqual([kept])
  })

  test.each([
    ['of nothing', () => Promise.resolve({ versionUuid: '0b7a7a0e-3f0c-4c59-8f3f-2f6c1b0f9d11' })],
    ["of somebody else's", () => publish('TERMS_AND_CONDITIONS', 'theirs', { userUuid: uuidOf('manager') })],
    ['of what is only to be noted', () => publish('TAF7', 'noted', { userUuid: uuidOf('analyst') })],
  ])('%s is refused', async (_what, prepare) => {
    await publish('TERMS_AND_CONDITIONS', 'own', { userUuid: uuidOf('analyst') })
    const { versionUuid } = await prepare()
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    expect((await confirm(login, versionUuid)).status).toBe(404)
    expect((await content(login, versionUuid)).status).toBe(404)
    expect(await confirmationsOf(uuidOf('analyst'), versionUuid)).toEqual([])
  })

  test('cannot be changed or taken back in the store', async () => {
    const { db } = portal.entities
    await expect(db.deleteFrom('blocking_confirmation').execute()).rejects.toThrow(/only ever added/)
    const locale = { locale: 'en' }
    await expect(db.updateTable('blocking_confirmation').set(locale).execute()).rejects.toThrow(/only ever/)
  })
})

describe('in the running portal', () => {
  test('a new reason closes every call but the few of the frame, and its confirmation opens them', async () => {
    const client = await SignedInClient.signIn(portal.url, 'analyst')
    await publish('TAF7', 'meanwhile', { userUuid: uuidOf('analyst') })
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: true, reason: 'TAF7' })
    expect((await client.get('/whoami')).status).toBe(200)
    // "Confirm now": the session with the provider is there, so no password is asked for.
    const answer = await client.follow('/login?returnTo=%2Fplatform%2Fanalysis')
    const login = loginAt(client, answer)!
    await doAll(login)
    expect(new URL((await goOn(login)).url).pathname).toBe('/platform/analysis')
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: false, reason: null })
  })
})

describe('the style sheet and the language of the blocking page', () => {
  test('are those of the user of the token', async () => {
    await portal.entities.db
      .updateTable('client_business')
      .set({ accent_colour: '#7a1f5c' })
      .where('id', '=', 1001)
      .execute()
    await publish('TAF7', 'in colour', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const anonymous = SignedInClient.anonymous(portal.url)
    const css = async (token: string) =>
      (await anonymous.get<string>(`/variables/css?${new URLSearchParams({ actionToken: token })}`)).body
    expect(await css(login.token)).toContain('#7a1f5c')
    expect(await css('nonsense')).not.toContain('#7a1f5c')
    const query = new URLSearchParams({ actionToken: login.token })
    expect((await anonymous.get(`/action-token/i18n/en-GB?${query}`)).body).toEqual({
      ...{ locale: 'en', supportedLocales: ['de', 'en'] },
    })
  })
})

describe('refused with the error page is', () => {
  test('a form that is sent again', async () => {
    await publish('TAF7', 'again', { userUuid: uuidOf('analyst') })
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

  test('one of many forms at the same moment', async () => {
    await publish('TAF7', 'at once', { userUuid: uuidOf('analyst') })
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
    await publish('TAF7', 'elsewhere', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    await doAll(login)
    const other = { ...login, client: SignedInClient.anonymous(portal.url) }
    expect(codeOf(await goOn(other))).toBe('ACTION_TOKEN_INVALID')
    expect((await other.client.get('/whoami')).status).toBe(302)
    // It is still good where it belongs.
    expect(new URL((await goOn(login)).url).pathname).toBe('/platform/home-portal')
  })

  test("another user's token in one's own log-in", async () => {
    await publish('TAF7', 'for two', { clientBusinessId: 1001 })
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
      await publish('TAF7', 'guessed', { userUuid: uuidOf('analyst') })
      const login = await blockedLogin(portal.url, demoUserName('analyst'))
      await doAll(login)
      const requiredActionUrl = login.claims.requiredActionUrl.split('?')[0] + query
      const end = await goOn({ ...login, claims: { ...login.claims, requiredActionUrl } })
      expect(codeOf(end)).toBe('ACTION_TOKEN_INVALID')
      expect((await login.client.get('/whoami')).status).toBe(302)
    },
  )

  test('a form that comes after ten minutes', async () => {
    await publish('TAF7', 'late', { userUuid: uuidOf('analyst') })
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
    await publish('TAF7', 'changed', { userUuid: uuidOf('analyst') })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const [header, payload, signature] = login.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const forged = { ...claims, userUuid: uuidOf('system'), roles: [7] }
    const token = [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.')
    expect((await remaining({ ...login, token })).status).toBe(401)
    expect((await confirm({ ...login, token }, uuidOf('system'))).status).toBe(401)
  })
})
