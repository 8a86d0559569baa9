import { demoPassword, demoUserName, SignedInClient } from '@energycockpit/testing'
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
  uuidOf,
} from './blocked-login.testing'
import { informationTexts, termsTexts } from './notice-texts.testing'
import { insertDraft, publishVersion } from './notice-repository'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'

let portal: PortalWithReasons
beforeAll(async () => {
  portal = await startPortalWithReasons()
}, 120_000)
afterAll(() => portal?.close())

afterEach(() => portal.retireAll())

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
    const about = await portal.publish('TAF7', 'your meter', { userUuid: uuidOf('analyst') })
    const survey = await portal.publish('SURVEY', 'a survey', { clientBusinessId: 1001 })
    const terms = await portal.publish('TERMS_AND_CONDITIONS', 'our terms', {
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
    const { noticeUuid } = await portal.publish('TERMS_AND_CONDITIONS', 'one', {
      userUuid: uuidOf('manager'),
    })
    await SignedInClient.signIn(portal.url, 'reader')
    const login = await blockedLogin(portal.url, demoUserName('manager'))
    await doAll(login)
    await goOn(login)
    await SignedInClient.signIn(portal.url, 'manager')

    const next = await insertDraft(portal.entities.db, noticeUuid, termsTexts('two'))
    await SignedInClient.signIn(portal.url, 'manager')
    await publishVersion(portal.entities.db, next)
    const again = await blockedLogin(portal.url, demoUserName('manager'))
    expect((await remaining(again)).body).toEqual([{ uuid: next, type: 'TERMS_AND_CONDITIONS' }])
  })

  test('that began at a page ends there', async () => {
    await portal.publish('TERMS_AND_CONDITIONS', 'on the way', { userUuid: uuidOf('admin') })
    const client = SignedInClient.anonymous(portal.url)
    await client.submitSignIn(demoUserName('admin'), demoPassword)
    const login = loginAt(client, await client.follow('/platform/analysis?point=1'))!
    await doAll(login)
    const { pathname, search } = new URL((await goOn(login)).url)
    expect(pathname + search).toBe('/platform/analysis?point=1')
  })

  test('in silence is told that somebody has to do something', async () => {
    await portal.publish('TAF7', 'in silence', { userUuid: uuidOf('reader') })
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
    const { versionUuid } = await portal.publish('TERMS_AND_CONDITIONS', 'twice', {
      userUuid: uuidOf('analyst'),
    })
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(login, versionUuid)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    const [kept, ...others] = await confirmationsOf(uuidOf('analyst'), versionUuid)
    expect(others).toEqual([])
    expect((await confirm(login, versionUuid)).status).toBe(204)
    expect(await confirmationsOf(uuidOf('analyst'), versionUuid)).toEqual([kept])
  })

  test('is kept with the language in which it was read, whatever the user has chosen elsewhere', async () => {
    const audience = { userUuid: uuidOf('analyst') }
    const terms = await portal.publish('TERMS_AND_CONDITIONS', 'read', audience)
    const about = await portal.publish('TAF7', 'noted', audience)
    const login = await blockedLogin(portal.url, demoUserName('analyst'))
    expect((await confirm(login, terms.versionUuid, { locale: 'fr' })).status).toBe(400)
    await confirm(login, terms.versionUuid, { locale: 'en' })
    await acknowledge(login, about.versionUuid, { locale: 'en' })
    for (const { versionUuid } of [terms, about])
      expect(await confirmationsOf(uuidOf('analyst'), versionUuid)).toMatchObject([{ locale: 'en' }])
  })

  test.each([
    ['of nothing', () => Promise.resolve({ versionUuid: '0b7a7a0e-3f0c-4c59-8f3f-2f6c1b0f9d11' })],
    [
      "of somebody else's",
      () => portal.publish('TERMS_AND_CONDITIONS', 'theirs', { userUuid: uuidOf('manager') }),
    ],
    ['of what is only to be noted', () => portal.publish('TAF7', 'noted', { userUuid: uuidOf('analyst') })],
  ])('%s is refused', async (_what, prepare) => {
    await portal.publish('TERMS_AND_CONDITIONS', 'own', { userUuid: uuidOf('analyst') })
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

describe('the style sheet and the language of the blocking page', () => {
  test('are those of the user of the token', async () => {
    await portal.entities.db
      .updateTable('client_business')
      .set({ accent_colour: '#7a1f5c' })
      .where('id', '=', 1001)
      .execute()
    await portal.publish('TAF7', 'in colour', { userUuid: uuidOf('analyst') })
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
