import { createApiClient } from '@energycockpit/api-client'
import { loadPublicContext } from './load-public-context'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const answers: Record<string, unknown> = {
  '/public/i18n/en': { locale: 'en', supportedLocales: ['de', 'en'] },
  '/action-token/i18n/en': { locale: 'de', supportedLocales: ['de', 'en'] },
  '/action-token/i18n/de': { locale: 'de', supportedLocales: ['de', 'en'] },
  '/static-footer': { pageTitle: 'EnergyCockpit', links: [], notice: '' },
}

function load(actionToken?: string, search = '') {
  const requested: string[] = []
  const api = createApiClient({
    host: 'https://portal.example',
    onSessionTimeout: () => undefined,
    fetch: async (address) => {
      const { pathname, search } = new URL(String(address))
      requested.push(pathname + search)
      if (pathname === '/rest/public/locale') return new Response(null, { status: 204 })
      return answers[pathname] ? json(answers[pathname]) : json({}, 403)
    },
  })
  const page = { locale: 'en', supportedLocales: ['de', 'en'], search, actionToken } as const
  return { requested, loading: loadPublicContext(api, page) }
}

describe('what the shell knows of a page without a sign-in', () => {
  it('is the language and the footer, and nothing of a user', async () => {
    const { requested, loading } = load()
    expect(await loading).toMatchObject({ layout: 'public', locale: 'en', user: undefined })
    expect(requested).toEqual(['/public/i18n/en', '/static-footer?locale=en'])
  })

  it('is the language of whoever is logging in, and again when they choose another', async () => {
    const { requested, loading } = load('a.b.c')
    const context = await loading
    expect(context.locale).toBe('de')
    expect(requested).toContain('/action-token/i18n/en?actionToken=a.b.c')
    await context.contextIn('de')
    expect(requested.slice(2)).toEqual([
      '/rest/public/locale',
      '/action-token/i18n/de?actionToken=a.b.c',
      '/static-footer?locale=de',
    ])
  })

  it('is the language of the page when the token is none', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { loading } = load()
    answers['/action-token/i18n/en'] = undefined
    expect((await load('bad').loading).locale).toBe('en')
    await loading
  })

  it('keeps the business that shares the page in its logo and on the links to public pages', async () => {
    const terms = '/rest/public/portal-resources/termsAndConditions'
    const legal = '/platform/home-portal/legal'
    const links = [legal, terms].map((url) => ({ label: url, url }))
    answers['/static-footer'] = { pageTitle: 'EnergyCockpit', links, notice: '' }
    const { context } = await load(undefined, '?clientBusinessId=1000').loading
    expect(context.header.logoPath).toBe('/public/header-logo?clientBusinessId=1000')
    expect(context.footer.links.map(({ url }) => url)).toEqual([`${legal}?clientBusinessId=1000`, terms])
    const nobodys = await load(undefined, '?clientBusinessId=a').loading
    expect(nobodys.context.footer.links.map(({ url }) => url)).toEqual([legal, terms])
  })
})
