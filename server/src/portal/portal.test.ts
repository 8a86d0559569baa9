import {
  footerSchema,
  localeDataSchema,
  uiContextSchema,
  userSchema,
  type LocaleData,
  type UiContext,
} from '@energycockpit/contract'
import { demoUsers, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe.each(demoUsers)('for the demo user %s', (name) => {
  it('whoami, menu and blocking info are there', async () => {
    const client = await SignedInClient.signIn(server.url, name)
    const user = userSchema.parse((await client.get('/whoami')).body)
    expect(user.user_name).toBe(`${name}@demo.energycockpit.example`)
    const context = uiContextSchema.parse((await client.get('/uic-context?locale=en')).body)
    expect(context.header).toEqual({
      ...{
        logoPath: expect.stringMatching(/^\/appearance-images\/[0-9a-f]{64}$/),
        businessName: user.client_business_name,
      },
      ...(['super', 'system'].includes(name) && { choosesBusiness: true }),
    })
    // Without settings for it nobody is asked whether page views may be counted.
    expect(context.properties).toEqual({})
    const entries = context.menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
    const urls = entries.map((entry) => ('url' in entry ? entry.url : undefined))
    expect(urls.includes('/platform/analysis')).toBe(name !== 'reader')
    expect(urls.includes('/platform/measurement-data/meter-readings')).toBe(name !== 'analyst')
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: false, reason: null })
  })
})

describe('the language', () => {
  it('is that of the browser until one is chosen, and then follows the user to another browser', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9' }
    const first = await SignedInClient.signIn(server.url, 'manager')
    const home = async (client: SignedInClient) =>
      (await client.get<UiContext>('/uic-context', english)).body.menu[0]?.label
    expect(await home(first)).toBe('Home')
    expect((await first.put('/rest/secure/userproperty/locale', { locale: 'de' })).status).toBe(204)
    expect(await home(first)).toBe('Startseite')
    expect(await home(await SignedInClient.signIn(server.url, 'manager'))).toBe('Startseite')
  })

  it('of a visitor is kept in the browser', async () => {
    const visitor = SignedInClient.anonymous(server.url)
    await visitor.put('/rest/public/locale', { locale: 'en' })
    const page = await visitor.fetch('/static-footer', { headers: { 'accept-language': 'de' } })
    expect(footerSchema.parse(await page.json()).links[0]?.label).toContain('Imprint')
  })

  it('that somebody who is signed in chooses on a public page is theirs in the portal, too', async () => {
    const client = await SignedInClient.signIn(server.url, 'reader')
    const spoken = async () => (await client.get<UiContext>('/uic-context')).body.menu[0]?.label
    for (const [locale, home] of [
      ['en', 'Home'],
      ['de', 'Startseite'],
    ]) {
      expect((await client.put('/rest/public/locale', { locale })).status).toBe(204)
      expect(await spoken()).toBe(home)
    }
    await client.put('/rest/secure/userproperty/locale', { locale: 'de' })
    await client.put('/rest/public/locale', { locale: 'en' })
    expect(await spoken()).toBe('Home')
  })

  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['de-AT', 'de'],
    ['fr', 'de'],
    ['xx-nonsense', 'de'],
  ])('requested as %s is %s', async (requested, spoken) => {
    const { body } = await SignedInClient.anonymous(server.url).get<LocaleData>(`/public/i18n/${requested}`)
    expect(localeDataSchema.parse(body)).toEqual({ locale: spoken, supportedLocales: ['de', 'en'] })
  })
})

test('who has chosen one of several businesses may still choose', async () => {
  const client = await SignedInClient.signIn(server.url, 'super')
  await client.put('/rest/secure/active-business', { businessId: 1001 })
  const { header } = uiContextSchema.parse((await client.get('/uic-context')).body)
  expect(header).toMatchObject({ businessName: 'Fenland Estates Group', choosesBusiness: true })
})

describe('style sheet and images', () => {
  it.each([
    '/variables/css',
    '/public/variables/css',
    '/public/variables/css?superClientBusinessId=nonsense',
  ])('%s sets the accent and is requested only when it has changed', async (path) => {
    const visitor = SignedInClient.anonymous(server.url)
    const styles = await visitor.fetch(path)
    expect(styles.headers.get('content-type')).toMatch(/^text\/css/)
    expect(await styles.text()).toContain('--accent: light-dark(')
    const etag = styles.headers.get('etag') ?? ''
    expect((await visitor.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each(['/header-logo', '/public/header-logo', '/favicon', '/favicon.svg', '/public/favicon'])(
    '%s is a picture that can do nothing',
    async (path) => {
      const image = await SignedInClient.anonymous(server.url).fetch(path)
      expect(image.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(image.headers.get('content-security-policy')).toContain('sandbox')
      expect(await image.text()).toMatch(/^<svg/)
    },
  )
})

it('the logo of a business that shares a page never fails', async () => {
  const visitor = SignedInClient.anonymous(server.url)
  for (const id of ['1000', '999999', '', 'a', '-1', '99999999999'])
    expect((await visitor.fetch(`/public/header-logo?clientBusinessId=${id}`)).status).toBe(200)
})

it('a page leads to the log-in and back', async () => {
  const answer = await SignedInClient.anonymous(server.url).fetch('/platform/analysis?from=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/login?${new URLSearchParams({ returnTo: '/platform/analysis?from=1' })}`,
  ])
})

it('health says what is up', async () => {
  const { body } = await SignedInClient.anonymous(server.url).get('/rest/health')
  const up = { status: 'up' }
  expect(body).toMatchObject({ status: 'up', entities: up, readings: up, identity: up, demo: 'loaded' })
})
