import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  createNotice,
  draftNotice,
  getActiveBusiness,
  getNotices,
  publishNotice,
  retireNotice,
  type Notice,
} from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import { NoticesPage } from './notices-page'

const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`
const terms = (change: object = {}) =>
  (['de', 'en'] as const).map((shortName) => ({
    locale: { shortName },
    ...{ headline: `Terms ${shortName}`, mainContent: '# Scope\n\n**Words**', linkUrl: '/terms.pdf' },
    ...{ linkText: 'As a PDF', extra: 'From May', confirmationText: 'I agree' },
    ...change,
  }))
const information = (['de', 'en'] as const).map((shortName) => ({
  locale: { shortName },
  ...{ title: `Reading ${shortName}`, content: 'read, kept', contentType: 'LIST' as const, subInfo: 'MsbG' },
}))
const version = (
  number: number,
  layout: Notice['versions'][number]['layout'],
  publishedAt: string | null,
) => ({
  ...{ uuid: uuid(number), number, layout, publishedAt },
  ...{ confirmations: publishedAt ? 5 : 0, confirmedAddressees: publishedAt ? 4 : 0 },
})
const notice = (number: number, more: Partial<Notice>): Notice => ({
  ...{
    uuid: uuid(number),
    type: 'TERMS_AND_CONDITIONS',
    audience: { kind: 'everybody' },
    businessName: null,
  },
  ...{ addressees: 6, createdAt: '2026-11-01T00:00:00Z', retiredAt: null },
  versions: [version(1, terms(), null)],
  ...more,
})
const group = { kind: 'business', businessId: 1000, withSubBusinesses: true } as const
const may = '2026-05-01T10:00:00Z'
const draft = notice(1, {})
const inForce = notice(2, {
  ...{ type: 'TAF7', audience: group, businessName: 'Fenland Estates' },
  versions: [version(2, information, null), version(1, information, may)],
})
const withdrawn = notice(3, {
  ...{ audience: { kind: 'user', userName: 'ivo@fenland.example' }, retiredAt: '2026-06-01T10:00:00Z' },
  versions: [version(1, terms({ headline: 'Old terms' }), may)],
})

let notices: Notice[]
let sent: { call: unknown; request: Record<string, unknown> }[]
let went: string[]
let told: string[]
let refusal: unknown
beforeEach(() => {
  notices = [draft, inForce, withdrawn]
  ;[sent, went, told, refusal] = [[], [], [], undefined]
})

const businesses = [
  { id: 1001, name: 'Fenland Colleges' },
  { id: 1000, name: 'Fenland Estates' },
]
const draw = (...segments: string[]) =>
  drawFeaturePage(<NoticesPage />, {
    user: uuid(0),
    notify: ({ text }) => told.push(text),
    navigate: (address) => went.push(address),
    subRoutes: ['notices', ...segments],
    api: {
      async call(call: unknown, request: Record<string, unknown>) {
        if (call === getActiveBusiness) return { businessId: null, businesses }
        if (refusal) throw refusal
        if (call === getNotices) return notices
        sent.push({ call, request })
        return call === createNotice ? { uuid: uuid(9) } : null
      },
    } as unknown as ApiClient,
  })
const refused = (code: string, status = code === 'STORE_UNAVAILABLE' ? 503 : 404) =>
  new CallError('refused', code, {
    status,
    errorObject: { id: 'c-17', status, reasons: [{ code, title: code }] },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const preview = () => screen.getByRole('group', { name: 'Preview' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** Brackets are keys to the typist. */
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}

describe('the list', () => {
  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent))

  it('says what is asked of whom, in which version, and who has confirmed', async () => {
    draw()
    await screen.findByRole('link', { name: 'Terms en' })
    expect(lines()).toEqual([
      ['Terms enTerms and conditions', 'Everybody', 'Draft', '–'],
      [
        ...['Reading enInformation (TAF 7)', 'Users of Fenland Estates and its sub-businesses'],
        ...['Version 1 in force since 1 May 2026 next version in draft', '4 of 6'],
      ],
    ])
    expect(screen.getByRole('link', { name: 'Terms en' }).getAttribute('href')).toBe(
      `/platform/home-portal/notices/${uuid(1)}`,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawn' }))
    expect(lines()).toEqual([
      [
        ...['Old termsTerms and conditions', 'User ivo@fenland.example', 'Withdrawn since 1 Jun 2026'],
        '4 of 6',
      ],
    ])
  })

  it('is searched, and says when there is nothing', async () => {
    draw()
    await userEvent.type(await screen.findByRole('searchbox'), 'estates')
    expect(lines()).toHaveLength(1)
    expect(screen.getByText('1 notice')).toBeTruthy()
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('No notices')).toBeTruthy()
  })

  it('that cannot be had can be requested again', async () => {
    refusal = refused('STORE_UNAVAILABLE')
    draw()
    await screen.findByText('The notices could not be loaded.')
    refusal = undefined
    await press('Try again')
    await screen.findByRole('link', { name: 'Terms en' })
  })
})

test('a new notice is written in both languages, seen as its readers will, and kept as a draft', async () => {
  draw('new')
  await screen.findByRole('heading', { level: 1, name: 'New notice' })
  await write('Headline', 'Terms of May')
  await write('Main text', '# Scope')
  await write('Checkbox text', 'I **agree**')
  await write('Download address', '/terms.pdf')
  await write('Link text', 'As a PDF')
  await write('Framed text', 'From May')
  const card = within(preview())
  expect(card.getByRole('region', { name: 'Please confirm!' })).toBeTruthy()
  expect(card.getByRole('heading', { name: 'Terms of May' })).toBeTruthy()
  expect(card.getByRole('heading', { name: 'Scope' })).toBeTruthy()
  expect(card.getByRole('link', { name: 'As a PDF' }).getAttribute('href')).toBe('/terms.pdf')
  expect(card.getByText('From May')).toBeTruthy()
  const proceed = card.getByRole<HTMLButtonElement>('button', { name: 'OK. Proceed to Portal' })
  expect(proceed.disabled).toBe(true)
  await userEvent.click(card.getByRole('checkbox', { name: 'I agree' }))
  expect(proceed.disabled).toBe(false)

  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(field('Headline').value).toBe('')
  await write('Headline', 'Bedingungen vom Mai')
  expect(card.getByRole('region', { name: 'Bitte zustimmen!' })).toBeTruthy()
  expect(card.getByRole('heading', { name: 'Bedingungen vom Mai' })).toBeTruthy()

  await userEvent.selectOptions(screen.getByLabelText('For'), 'One user')
  await press('Save draft')
  expect(screen.getByText('Enter a text.')).toBeTruthy()
  await write('User name', 'nobody@fenland.example')
  refusal = refused('NOT_FOUND')
  await press('Save draft')
  expect(await screen.findByText('This user or business does not exist.')).toBeTruthy()
  refusal = undefined
  await userEvent.selectOptions(screen.getByLabelText('For'), 'Users of a business')
  await userEvent.selectOptions(screen.getByLabelText('Business'), 'Fenland Estates')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include sub-businesses' }))
  await press('Save draft')
  await waitFor(() => expect(went).toEqual([`/platform/home-portal/notices/${uuid(9)}`]))
  expect(sent).toHaveLength(1)
  const { call, request } = sent[0]!
  expect(call).toBe(createNotice)
  const english = { headline: 'Terms of May', mainContent: '# Scope', confirmationText: 'I **agree**' }
  expect(request.body).toMatchObject({
    ...{ type: 'TERMS_AND_CONDITIONS', audience: group },
    layout: [
      { locale: { shortName: 'de' }, headline: 'Bedingungen vom Mai', mainContent: '' },
      { locale: { shortName: 'en' }, ...english, linkUrl: '/terms.pdf', extra: 'From May' },
    ],
  })
  expect(told).toEqual(['The draft was saved. Users do not see it until you publish it.'])
})

test('an information is a list or a text, in both languages alike', async () => {
  draw('new')
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Information (TAF 7)')
  await write('Content', 'one, two')
  const card = within(preview())
  expect(card.getByRole('region', { name: 'For your information' }).textContent).toContain('one, two')
  await userEvent.click(screen.getByRole('radio', { name: 'Numbered list' }))
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two'])
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Numbered list' }).checked).toBe(true)
})

test('a draft that lacks something is not published; then it asks first, saves, and says whom it stops', async () => {
  notices = [notice(1, { versions: [version(1, terms({ headline: '' }), null)] })]
  draw(uuid(1))
  await press('Publish')
  expect(field('Headline').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('The text in the other language (Deutsch) is incomplete.')).toBeTruthy()
  await write('Headline', 'Terms')
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
  await write('Headline', 'Bedingungen')
  await press('Publish')
  const question = within(screen.getByRole('dialog', { name: 'Publish version 1?' }))
  expect(question.getByText('Audience: Everybody.')).toBeTruthy()
  expect(question.getByText(/^6 users must confirm it/)).toBeTruthy()
  expect(question.getByText('You are one of them.')).toBeTruthy()
  expect(question.queryByText(/asked again/)).toBeNull()
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ call }) => call)).toEqual([draftNotice, publishNotice])
  expect(sent[0]?.request.body).toMatchObject({
    layout: [{ headline: 'Bedingungen' }, { headline: 'Terms' }],
  })
  await waitFor(() => expect(document.activeElement?.localName).toBe('h1'))
})

test('the draft that was read is published, and no other that came meanwhile', async () => {
  notices = [notice(1, {})]
  draw(uuid(1))
  await press('Publish')
  notices = [notice(1, { versions: [version(2, terms({ headline: 'By somebody else' }), null)] })]
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await screen.findByRole('heading', { level: 1, name: 'By somebody else' })
  expect(sent).toEqual([
    { call: publishNotice, request: { params: { uuid: uuid(1) }, query: { version: uuid(1) } } },
  ])
})

test('what is in force can be looked at, written anew and withdrawn', async () => {
  notices = [notice(2, { versions: [version(1, terms(), may)] })]
  draw(uuid(2))
  await screen.findByRole('heading', { level: 1, name: 'Terms en' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(within(preview()).getByRole('heading', { name: 'Terms en' })).toBeTruthy()
  await press('Write version 2')
  expect(document.activeElement).toBe(field('Headline'))
  await press('Publish')
  expect(screen.getByText(/asked again/)).toBeTruthy()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  refusal = refused('NOT_FOUND')
  await press('Save draft')
  expect(await screen.findByText(/no longer exists/)).toBeTruthy()
  refusal = undefined

  await press('Withdraw')
  const question = within(screen.getByRole('dialog', { name: 'Withdraw notice?' }))
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ call: retireNotice, request: { params: { uuid: uuid(2) } } }])
})

test('what is withdrawn is only looked at, and what is not there is said not to be', async () => {
  draw(uuid(3))
  await screen.findByRole('heading', { level: 1, name: 'Old terms' })
  expect(screen.queryByRole('button', { name: /Withdraw|Write|Publish|Save/ })).toBeNull()
  draw(uuid(8))
  expect(await screen.findByRole('heading', { level: 1, name: 'Notice not found' })).toBeTruthy()
})
