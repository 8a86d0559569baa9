import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  createBusiness,
  endUserSessions,
  getUsers,
  inviteUser,
  renewInvitation,
  resetSecondFactor,
  revokeApiTokensOfUser,
  roles,
  setUserDisabled,
  setUserRoles,
  type AdministeredUser,
} from '@energycockpit/contract'
import type { Notice } from '@energycockpit/remote'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import { UsersPage } from './users-page'

const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`
const somebody = (number: number, more: Partial<AdministeredUser>): AdministeredUser => ({
  ...{ uuid: uuid(number), userName: `user-${number}@fenland.example`, displayName: `User ${number}` },
  ...{ businessId: 1001, businessName: 'Fenland Colleges', roles: [roles.ANALYST] },
  ...{
    status: 'active',
    lastSignIn: '2026-11-20T10:00:00Z',
    hasSecondFactor: false,
    apiTokens: 2,
    changeable: true,
  },
  ...more,
})
const businesses = [
  { id: 1000, name: 'Fenland Estates Group', roles: [roles.ADMIN, roles.SUPER_CLIENT_USER] },
  { id: 1001, name: 'Fenland Colleges', roles: [roles.ADMIN, roles.ANALYST] },
]
const me = uuid(0)
const everybody = [
  somebody(0, { displayName: 'Adaeze Fenn', changeable: true, roles: [roles.ADMIN] }),
  somebody(1, { displayName: 'Nele Brook', hasSecondFactor: true }),
  somebody(2, { displayName: 'Ivo Marsh', status: 'invited', lastSignIn: null }),
  somebody(3, { displayName: 'Una Reed', status: 'disabled' }),
  somebody(4, { displayName: 'Sys Tem', changeable: false, roles: [roles.SYSTEM_ADMIN] }),
]

type Sent = { call: unknown; request: Record<string, unknown> }
let sent: Sent[]
let told: Notice[]
let list: (query: { after?: string }) => unknown
let refusal: unknown
beforeEach(() => {
  ;[sent, told, refusal] = [[], [], undefined]
  list = () => ({ users: everybody, next: null, businesses, superClients: null })
})

const draw = () =>
  drawFeaturePage(<UsersPage />, {
    user: me,
    notify: (notice) => told.push(notice),
    api: {
      async call(call: unknown, request: Record<string, unknown>) {
        sent.push({ call, request })
        if (call === getUsers) return list(request.query as { after?: string })
        if (refusal) throw refusal
        return call === createBusiness ? { id: 1002 } : null
      },
    } as unknown as ApiClient,
  })
const refused = (code: string, status = code === 'STORE_UNAVAILABLE' ? 503 : 409) =>
  new CallError('refused', code, {
    status,
    errorObject: { id: 'c-17', status, reasons: [{ code, title: code }] },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const writes = () => sent.filter(({ call }) => call !== getUsers)
const lists = () => sent.filter(({ call }) => call === getUsers)

test('everybody is listed with business, roles and state; nobody is to change themselves or whom they may not', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  const lines = screen.getAllByRole('row').slice(1)
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [
      'Fenland Colleges',
      'Administrator',
      'Active',
      '20 Nov 2026',
      'This is your own account. Another administrator can change it.',
    ],
    ['Fenland Colleges', 'Analyst', 'Active', '20 Nov 2026', 'Change'],
    ['Fenland Colleges', 'Analyst', 'Invited', 'Never', 'Change'],
    ['Fenland Colleges', 'Analyst', 'Disabled', '20 Nov 2026', 'Change'],
    [
      'Fenland Colleges',
      'System administrator',
      'Active',
      '20 Nov 2026',
      'This user has roles that you cannot assign.',
    ],
  ])
  expect(screen.getByRole('status').textContent).toBe('5 users')
})

test('a long list comes by pages, and is narrowed by name and business', async () => {
  list = ({ after }) =>
    after === undefined
      ? { users: everybody.slice(0, 2), next: uuid(1), businesses }
      : { users: everybody.slice(2), next: null, businesses }
  draw()
  await screen.findByText('First 2 users by name')
  await press('Show more users')
  await screen.findByText('5 users')
  expect(lists().at(-1)?.request.query).toEqual({ after: uuid(1) })

  list = () => ({ users: [], next: null, businesses })
  await userEvent.selectOptions(screen.getByLabelText('Business'), 'Fenland Estates Group')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), ' nobody ')
  expect(await screen.findByText('No users found')).toBeTruthy()
  expect(lists().at(-1)?.request.query).toEqual({ search: 'nobody', businessId: '1000' })
})

test('somebody is invited with all that is needed, and told what is missing', async () => {
  draw()
  await press('Invite user')
  const dialog = screen.getByRole('dialog', { name: 'Invite user' })
  const form = within(dialog)
  await press('Send invitation')
  const email = form.getByRole('textbox', { name: 'Email address' })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(form.getByText('Enter an email address, for example jo@example.com.')).toBeTruthy()
  expect(form.getByText('Choose at least one role.')).toBeTruthy()
  expect(writes()).toEqual([])

  await userEvent.type(email, 'nele@fenland.example')
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Nele Brook')
  await userEvent.click(form.getByRole('checkbox', { name: /^Super client user/ }))
  await userEvent.selectOptions(form.getByLabelText('Business'), 'Fenland Colleges')
  await userEvent.selectOptions(form.getByLabelText('Language of the email'), 'Deutsch')
  expect(form.queryByRole('checkbox', { name: /^Super client user/ })).toBeNull()
  await userEvent.click(form.getByRole('checkbox', { name: /^Analyst/ }))

  refusal = refused('USER_NAME_TAKEN')
  await press('Send invitation')
  expect((await form.findByRole('alert')).textContent).toMatch(/already/)
  refusal = undefined
  await press('Send invitation')
  await screen.findByText('Adaeze Fenn')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(told).toEqual([
    { kind: 'success', text: 'Nele Brook was invited. The link in the email is valid for seven days.' },
  ])
  expect(writes().at(-1)).toEqual({
    call: inviteUser,
    request: {
      body: {
        ...{ businessId: 1001, email: 'nele@fenland.example', displayName: 'Nele Brook' },
        ...{ roles: [roles.ANALYST], locale: 'de' },
      },
    },
  })
  expect(lists().length).toBeGreaterThan(1)
})

test('the roles of a user are changed, and never to none', async () => {
  draw()
  await press('Change Nele Brook')
  const dialog = within(screen.getByRole('dialog', { name: 'Nele Brook' }))
  const box = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name })
  expect([box(/^Administrator/).checked, box(/^Analyst/).checked]).toEqual([false, true])
  await userEvent.click(box(/^Analyst/))
  await press('Save roles')
  expect(dialog.getByText('Choose at least one role.')).toBeTruthy()
  await userEvent.click(box(/^Administrator/))
  await press('Save roles')
  await screen.findByText('5 users')
  expect(writes()).toEqual([
    { call: setUserRoles, request: { params: { userUuid: uuid(1) }, body: { roles: [roles.ADMIN] } } },
  ])
  expect(told.map(({ text }) => text)).toEqual(['The roles of Nele Brook were saved.'])
})

test.each([
  ['Nele Brook', 'Disable', setUserDisabled, { params: { userUuid: uuid(1) }, body: { disabled: true } }],
  ['Nele Brook', 'Turn off second factor', resetSecondFactor, { params: { userUuid: uuid(1) } }],
  ['Nele Brook', 'Revoke API tokens (2)', revokeApiTokensOfUser, { params: { userUuid: uuid(1) } }],
  ['Nele Brook', 'Sign out everywhere', endUserSessions, { params: { userUuid: uuid(1) } }],
  [
    'Ivo Marsh',
    'Resend invitation',
    renewInvitation,
    { params: { userUuid: uuid(2) }, body: { locale: 'en' } },
  ],
  ['Una Reed', 'Enable', setUserDisabled, { params: { userUuid: uuid(3) }, body: { disabled: false } }],
])('%s: “%s” asks first', async (name, step, call, request) => {
  draw()
  await press(`Change ${name}`)
  await press(step)
  const question = () => screen.getByRole('dialog', { name: /\?$/ })
  expect(writes()).toEqual([])
  await press('Cancel')
  expect(screen.getByRole('dialog', { name })).toBeTruthy()
  await press(step)
  const doIt = within(question()).getAllByRole('button').at(-1)!
  refusal = refused('LAST_ADMIN')
  await userEvent.click(doIt)
  expect((await within(question()).findByText(/last administrator/)).closest('[role=alert]')).toBeTruthy()
  refusal = undefined
  await userEvent.click(doIt)
  await screen.findByText('5 users')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes().at(-1)).toEqual({ call, request })
  expect(told).toHaveLength(1)
})

test('where Keycloak keeps the users nobody is invited here and no roles are given', async () => {
  list = () => ({ users: everybody, next: null, businesses: [] })
  draw()
  expect((await screen.findByRole('note')).textContent).toContain('Keycloak')
  expect(screen.queryByText(/invited by mail/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull()
  await press('Change Nele Brook')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Disable' })).toBeTruthy()
})

test('a list that cannot be had says so; one that cannot be had anew stays', async () => {
  const good = list
  list = () => {
    throw refused('STORE_UNAVAILABLE')
  }
  draw()
  expect(await screen.findByText('The users could not be loaded.')).toBeTruthy()
  const bad = list
  list = good
  await press('Try again')
  await screen.findByText('Nele Brook')
  list = bad
  await press('Change Nele Brook')
  await press('Save roles')
  expect((await screen.findByRole('note')).textContent).toContain('may be out of date')
  expect(screen.getByText('Nele Brook')).toBeTruthy()
})

test('the operator adds a business below a super client; a name that is none, and one that is taken, are told', async () => {
  list = () => ({ users: everybody, next: null, businesses, superClients: [businesses[0]] })
  draw()
  await press('Add business')
  await press('Add')
  expect(screen.getByText('Enter a name in one line.')).toBeTruthy()
  expect(writes()).toEqual([])
  await userEvent.type(screen.getByLabelText('Name'), ' Fenland Schools')
  await userEvent.selectOptions(screen.getByLabelText('Parent business'), 'Fenland Estates Group')
  refusal = refused('BUSINESS_NAME_TAKEN')
  await press('Add')
  await screen.findByText('A business with this name already exists.')
  refusal = undefined
  const before = lists().length
  await press('Add')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes().at(-1)).toMatchObject({
    call: createBusiness,
    request: { body: { name: ' Fenland Schools', superClientBusinessId: 1000 } },
  })
  expect(told.at(-1)?.text).toBe(
    '“Fenland Schools” was added with the number 1002. Invite its first administrator now.',
  )
  expect(lists().length).toBeGreaterThan(before)
})

test('nobody else adds businesses', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  expect(screen.queryByRole('button', { name: 'Add business' })).toBeNull()
})

test('with a Keycloak whoever adds a business is told what to write there', async () => {
  list = () => ({ users: everybody, next: null, businesses: [], superClients: [] })
  draw()
  await press('Add business')
  await userEvent.type(screen.getByLabelText('Name'), 'Marsh Mills')
  await press('Add')
  await waitFor(() => expect(told.at(-1)?.text).toContain('client_business_id 1002'))
  expect(writes().at(-1)?.request).toEqual({ body: { name: 'Marsh Mills', superClientBusinessId: null } })
})
