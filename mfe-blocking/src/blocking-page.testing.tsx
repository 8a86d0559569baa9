import { createApiClient } from '@energycockpit/api-client'
import { createEvents, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Blocking } from './blocking'

export const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const token = (
  requiredActionUrl = `${location.origin}/auth/realms/r/login-actions/required-action/1`,
) =>
  `${part({ alg: 'RS256' })}.${part({
    ...{ userUuid: uuid(0), roles: [12], clientBusinessId: 1001, superClientBusinessId: null },
    requiredActionUrl,
  })}.x`

export const terms = (number: number, type = 'TERMS_AND_CONDITIONS') => ({ uuid: uuid(number), type })
export const content = (shortName: 'de' | 'en', change: object = {}) => ({
  locale: { shortName },
  ...{ headline: `Terms ${shortName}`, mainContent: '# Scope\n\nSome **words**.', extra: 'Valid from May.' },
  ...{ linkUrl: '/terms.pdf', linkText: 'As a PDF', confirmationText: 'I agree to the **terms**.' },
  ...change,
})
export const notice = (number: number, change: object = {}) => ({
  id: uuid(number),
  layout: [
    {
      locale: { shortName: 'en' },
      ...{
        title: 'Readings',
        content: 'first,  second word ,third',
        contentType: 'LIST',
        subInfo: 'From May.',
      },
      ...change,
    },
  ],
})

interface Server {
  remaining?: unknown[]
  information?: unknown[]
  layout?: unknown[]
  /** Answers a confirmation; undefined is a 204. */
  confirm?: (path: string) => Promise<Response | undefined> | Response | undefined
  lists?: () => Response | undefined
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const refusal = (status: number, code: string) =>
  json({ error: { id: 'c-17', status, reasons: [{ code, title: code }] } }, status)

/** The page over a server that is played at the edge: what is fetched, and what is answered. */
export function open(
  { remaining = [], information = [], layout, confirm, lists }: Server,
  actionToken = token(),
) {
  const sent: string[] = []
  const readIn: unknown[] = []
  const fetch = async (address: unknown, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address))
    expect([pathname, pathname.startsWith('/rest/') || searchParams.get('actionToken')]).toEqual([
      pathname,
      pathname.startsWith('/rest/') || actionToken,
    ])
    if (init?.method !== 'GET') {
      sent.push(`${init?.method} ${pathname}`)
      readIn.push(searchParams.get('locale'))
      return (await confirm?.(pathname)) ?? new Response(null, { status: 204 })
    }
    if (pathname === '/rest/public/keycloak-configuration') return json({ realm: 'r', url: '/auth' })
    if (pathname.endsWith('/page-content')) return json({ layout: layout ?? [content('de'), content('en')] })
    return lists?.() ?? json(pathname.includes('/users/') ? remaining : information)
  }
  const api = createApiClient({ host: 'https://portal.example', onSessionTimeout: () => undefined, fetch })
  const props = (locale: 'de' | 'en') => {
    const given = { featureId: 'blocking', locale, api, actionToken, events: createEvents<PortalEvents>() }
    return given as unknown as FeatureProps
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (locale: 'de' | 'en') => (
    <QueryClientProvider client={queries}>
      <Blocking {...props(locale)} />
    </QueryClientProvider>
  )
  const { rerender, container } = render(page('en'))
  return { sent, readIn, container, speak: (locale: 'de' | 'en') => rerender(page(locale)) }
}

export const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /^OK/ })
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The forms that pages have sent since the last call of this. */
export function catchForms(): { action: string; method: string }[] {
  const submitted: { action: string; method: string }[] = []
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // jsdom goes nowhere.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push({ action: this.action, method: this.method })
  })
  return submitted
}
