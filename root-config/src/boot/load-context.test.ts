import { createApiClient, isCallError } from '@energycockpit/api-client'
import { TimeLimitError, withTimeLimit } from '@energycockpit/generic-feature'
import { loadContext } from './load-context'

const menu = [{ label: 'Analysis', glyph: 'view', url: '/platform/analysis' }]
const answers: Record<string, unknown> = {
  '/i18n/en': { locale: 'en', supportedLocales: ['de', 'en'] },
  '/whoami': {
    ...{ uuid: '0b8f8f6e-3a39-4c43-9b0e-4d9a2c1f5a77', user_name: 'analyst', display_name: 'Tomasz Wren' },
    ...{ email: null, client_business_id: 1001, client_business_name: 'Fenland Colleges' },
    ...{ super_client_business_id: 1000, roles: [12] },
  },
  '/rest/secure/blocking-info': { blocked: false, reason: null },
  '/uic-context': {
    menu,
    header: { logoPath: '/header-logo', businessName: 'Fenland Colleges' },
    footer: { links: [], notice: '' },
    ...{ title: 'EnergyCockpit', properties: {}, rootPath: '/platform/home-portal' },
  },
}
const paths = Object.keys(answers)
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const redirect = { status: 0, ok: false, headers: new Headers() } as unknown as Response

/** The calls of a page, where some are answered in a way of their own. */
function setUp(odd: Record<string, () => Response | Promise<Response>> = {}) {
  const requested: string[] = []
  const onSessionTimeout = jest.fn()
  const api = createApiClient({
    host: 'https://portal.example',
    onSessionTimeout,
    fetch: async (url) => {
      const { pathname } = new URL(String(url))
      requested.push(pathname)
      return odd[pathname]?.() ?? json(answers[pathname])
    },
  })
  return { requested, onSessionTimeout, loading: loadContext(api, 'en') }
}

const kindOfFailure = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: unknown) => (isCallError(error) ? error.kind : String(error)),
  )

describe("what the shell knows of a signed-in user's page", () => {
  it('is requested all at once and comes together', async () => {
    const { requested, loading } = setUp()
    const loaded = await loading
    expect(requested.sort()).toEqual(paths.sort())
    expect(loaded).toMatchObject({
      ...{ layout: 'full', locale: 'en', supportedLocales: ['de', 'en'] },
      user: { client_business_id: 1001, roles: [12] },
      context: { menu, rootPath: '/platform/home-portal' },
    })
  })

  it('leads to the blocked layout for a user who has to confirm something', async () => {
    const blocked = () => json({ blocked: true, reason: 'TERMS_AND_CONDITIONS' })
    const { loading } = setUp({ '/rest/secure/blocking-info': blocked })
    expect((await loading).layout).toBe('blocked')
  })

  describe.each(paths)('when %s', (path) => {
    it.each<[string, () => Response | Promise<Response>, string]>([
      ['fails', () => json({}, 500), 'refused'],
      ['is forbidden', () => json({}, 403), 'refused'],
      ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
      ['is answered with a page', () => new Response('<!doctype html>'), 'unreadable'],
      ['is answered with nothing', () => new Response(''), 'unreadable'],
      ['has another shape', () => json({ menu: null, roles: 'all', blocked: 'no' }), 'unreadable'],
      ['is redirected because the session is over', () => redirect, 'session-timeout'],
    ])('%s: the page is not begun, for this reason', async (_, answer, kind) => {
      const { loading, onSessionTimeout } = setUp({ [path]: answer })
      expect(await kindOfFailure(loading)).toBe(kind)
      expect(onSessionTimeout).toHaveBeenCalledTimes(kind === 'session-timeout' ? 1 : 0)
    })

    it('is slow: nothing is shown by halves until it comes', async () => {
      let answer: (response: Response) => void = () => undefined
      const { loading } = setUp({ [path]: () => new Promise((resolve) => (answer = resolve)) })
      await expect(withTimeLimit(loading, 10)).rejects.toBeInstanceOf(TimeLimitError)
      answer(json(answers[path]))
      expect((await loading).layout).toBe('full')
    })
  })

  it('loses entries of the menu that cannot be read, and nothing else', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation()
    const context = { ...(answers['/uic-context'] as object), menu: [null, 7, {}, ...menu, { label: 'x' }] }
    const { loading } = setUp({ '/uic-context': () => json(context) })
    expect((await loading).context.menu).toEqual(menu)
    expect(warned).toHaveBeenCalledTimes(4)
  })

  it('stays as it is when the context in another language cannot be had', async () => {
    let fails = false
    const { loading, requested } = setUp({
      '/rest/secure/userproperty/locale': () => new Response(null, { status: 204 }),
      '/uic-context': () => (fails ? json({}, 503) : json(answers['/uic-context'])),
    })
    const { contextIn } = await loading
    fails = true
    expect(await kindOfFailure(contextIn('de'))).toBe('refused')
    fails = false
    expect((await contextIn('de')).menu).toEqual(menu)
    expect(requested.filter((path) => path === '/uic-context')).toHaveLength(3)
  })
})
