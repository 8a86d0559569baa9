import { CallError, createApiClient } from '@energycockpit/api-client'
import { createEvents, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blocking } from './blocking'

const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (requiredActionUrl = `${location.origin}/auth/realms/r/login-actions/required-action/1`) =>
  `${part({ alg: 'RS256' })}.${part({
    ...{ userUuid: uuid(0), roles: [12], clientBusinessId: 1001, superClientBusinessId: null },
    requiredActionUrl,
  })}.x`

const terms = (number: number, type = 'TERMS_AND_CONDITIONS') => ({ uuid: uuid(number), type })
const content = (shortName: 'de' | 'en', change: object = {}) => ({
  locale: { shortName },
  ...{ headline: `Terms ${shortName}`, mainContent: '# Scope\n\nSome **words**.', extra: 'Valid from May.' },
  ...{ linkUrl: '/terms.pdf', linkText: 'As a PDF', confirmationText: 'I agree to the **terms**.' },
  ...change,
})
const notice = (number: number, change: object = {}) => ({
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
const refusal = (status: number, code: string) =>
  json({ error: { id: 'c-17', status, reasons: [{ code, title: code }] } }, status)

/** The page over a server that is played at the edge: what is fetched, and what is answered. */
function open({ remaining = [], information = [], layout, confirm, lists }: Server, actionToken = token()) {
  const sent: string[] = []
  const fetch = async (address: unknown, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address))
    expect([pathname, pathname.startsWith('/rest/') || searchParams.get('actionToken')]).toEqual([
      pathname,
      pathname.startsWith('/rest/') || actionToken,
    ])
    if (init?.method !== 'GET') {
      sent.push(`${init?.method} ${pathname}`)
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
  return { sent, container, speak: (locale: 'de' | 'en') => rerender(page(locale)) }
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /^OK/ })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

let submitted: { action: string; method: string }[]
beforeEach(() => {
  submitted = []
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // jsdom goes nowhere.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push({ action: this.action, method: this.method })
  })
})

describe('terms and conditions', () => {
  it('show all that they consist of, in the language of the page', async () => {
    const { speak } = open({ remaining: [terms(1)] })
    const card = await screen.findByRole('region', { name: 'Please confirm!' })
    expect(await within(card).findByRole('heading', { level: 2, name: 'Terms en' })).toBeTruthy()
    expect(within(card).getByRole('heading', { level: 3, name: 'Scope' })).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'As a PDF' }).getAttribute('href')).toBe('/terms.pdf')
    expect(within(card).getByText('Valid from May.')).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
    speak('de')
    await heading('Bitte zustimmen!')
    expect(screen.getByRole('heading', { level: 2, name: 'Terms de' })).toBeTruthy()
    expect((await button()).textContent).toBe('OK. Weiter zum Portal')
  })

  it('are confirmed only when the box is ticked, and each card has a box of its own', async () => {
    const { sent } = open({ remaining: [terms(1), terms(2)] })
    expect((await button()).disabled).toBe(true)
    expect((await button()).textContent).toBe('OK')
    expect(screen.getByText('1 of 2')).toBeTruthy()
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms/ })
    await userEvent.click(await box())
    await userEvent.click(await button())
    await screen.findByText('2 of 2')
    expect((await box()).checked).toBe(false)
    expect((await button()).disabled).toBe(true)
    expect((await button()).textContent).toBe('OK. Proceed to Portal')
    expect(document.activeElement).toBe(await heading('Please confirm!'))
    expect(sent).toEqual([`POST /blocking-reasons/${uuid(1)}/user-confirmations`])
  })

  it('need no tick where there is no text to agree to, nor a link where there is none', async () => {
    const bare = { confirmationText: '', linkUrl: '', linkText: '', extra: '' }
    open({ remaining: [terms(1)], layout: [content('en', bare)] })
    expect((await button()).disabled).toBe(false)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /pdf/i })).toBeNull()
  })
})

describe('an information notice', () => {
  it('numbers the items of a list', async () => {
    const { sent } = open({ information: [notice(3), notice(4)] })
    await heading('For your information')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...['first', 'second word', 'third'],
    ])
    expect(screen.getByRole('list').tagName).toBe('OL')
    expect(screen.getByText('From May.')).toBeTruthy()
    expect((await button()).textContent).toBe('OK')
    await userEvent.click(await button())
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeTruthy())
    expect(sent).toEqual([`PUT /blocking-reasons-backend/acknowledged/${uuid(3)}`])
  })

  it('is a text otherwise', async () => {
    open({ information: [notice(3, { contentType: 'TEXT', content: 'One, two.', subInfo: '' })] })
    expect(await screen.findByText('One, two.')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect((await button()).textContent).toBe('OK. Proceed to Portal')
  })
})

describe('the queue', () => {
  it('comes to its end with a form to the identity provider', async () => {
    const { sent } = open({ remaining: [terms(1)], information: [notice(3)] })
    await heading('Please confirm!')
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await button())
    await heading('For your information')
    expect(submitted).toEqual([])
    await userEvent.click(await button())
    expect(document.activeElement).toBe(await heading('You are being signed in …'))
    expect(submitted).toEqual([
      { action: `${location.origin}/auth/realms/r/login-actions/required-action/1`, method: 'post' },
    ])
    expect(sent).toHaveLength(2)
  })

  it('that is empty from the start asks for nothing', async () => {
    open({})
    await heading('You are being signed in …')
    expect(submitted).toHaveLength(1)
  })

  it('never sends the form elsewhere', async () => {
    open({}, token('https://evil.example/login-actions/x'))
    await heading('This sign-in does not lead to the portal')
    expect(submitted).toEqual([])
  })

  it('shows nothing for a type that is not known, and tells the console', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { container } = open({ remaining: [terms(5, 'QUESTIONNAIRE')] })
    await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('QUESTIONNAIRE')))
    expect(container.textContent).toBe('')
    expect(submitted).toEqual([])
  })
})

describe('a confirmation', () => {
  it('is sent once however often the button is pressed, and counts when the server has it', async () => {
    let answer: (response: Response) => void = () => undefined
    const { sent } = open({
      information: [notice(3)],
      confirm: () => new Promise((resolve) => (answer = resolve)),
    })
    await userEvent.dblClick(await button())
    await userEvent.click(await button())
    expect(sent).toHaveLength(1)
    expect((await button()).getAttribute('aria-busy')).toBe('true')
    expect([screen.getByRole('heading', { level: 1 }).textContent, submitted]).toEqual([
      'For your information',
      [],
    ])
    answer(new Response(null, { status: 204 }))
    await heading('You are being signed in …')
  })

  it('whose answer is lost is sent again by another press', async () => {
    let lost = 0
    const { sent } = open({
      information: [notice(3)],
      confirm: () => (lost++ === 0 ? Promise.reject(new TypeError('network')) : undefined),
    })
    await userEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not answer.')
    await userEvent.click(await button())
    await heading('You are being signed in …')
    expect(sent).toHaveLength(2)
  })

  it('that the server cannot save says so, with what to name when asking for help', async () => {
    open({ information: [notice(3)], confirm: () => refusal(500, 'INTERNAL_ERROR') })
    await userEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be saved.*c-17/)
  })

  it('of something withdrawn meanwhile reads the queue anew', async () => {
    const information = [notice(3)]
    open({
      information,
      confirm: () => {
        information.length = 0
        return refusal(404, 'NOT_FOUND')
      },
    })
    await userEvent.click(await button())
    await heading('You are being signed in …')
  })

  it.each([
    ['ACTION_TOKEN_EXPIRED', 'This sign-in has expired'],
    ['ACTION_TOKEN_USED', 'This sign-in is finished already'],
    ['ACTION_TOKEN_FOREIGN', 'This sign-in is not valid'],
  ])('with a token that is refused (%s) leads to a new sign-in', async (code, title) => {
    open({ information: [notice(3)], confirm: () => refusal(403, code) })
    await userEvent.click(await button())
    await heading(title)
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/platform/home-portal',
    )
  })
})

describe('a page that cannot be read', () => {
  it('offers to try again, and really does', async () => {
    let fails = true
    open({ information: [notice(3)], lists: () => (fails ? refusal(500, 'INTERNAL_ERROR') : undefined) })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('c-17')
    fails = false
    await userEvent.click(retry)
    await heading('For your information')
  })

  it('says that the server is away', async () => {
    const away = () => {
      throw new CallError('unreachable', '', { status: 0 })
    }
    open({ lists: away })
    expect(await screen.findByText('The server does not answer. Check your connection.')).toBeTruthy()
  })

  it('because of its token leads to a new sign-in', async () => {
    open({ lists: () => refusal(401, 'ACTION_TOKEN_EXPIRED') })
    await heading('This sign-in has expired')
  })

  it('of a token that is none leads there without asking the server', async () => {
    const { sent } = open({}, 'nonsense')
    await heading('This sign-in is not valid')
    expect(sent).toEqual([])
  })
})
