import {
  getAccount,
  getKeycloakConfiguration,
  getOwnConfirmations,
  getOwnSessions,
  roles,
} from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dataSection, drawAccount, refused, securitySection, userName, uuid } from './draw-account.testing'
import de from './locales/de.json'
import en from './locales/en.json'
import { sections } from './sections/sections'
import { knownCodes } from './states/failure-words'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('the profile says who the user is, in words, and changes the language of the portal', async () => {
  const { languages } = drawAccount({}, { roles: [roles.ENERGY_MANAGER, roles.METER_READER] })
  await screen.findByText('Maren Holt')
  const profile = screen.getByRole('region', { name: 'Profile' })
  const facts = within(profile).getAllByRole('definition')
  expect(facts.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    ...['Maren Holt', userName, 'None', 'Fenland Colleges', 'Energy manager, Meter reader'],
  ])
  await userEvent.click(within(profile).getByLabelText('Deutsch'))
  expect(languages).toEqual(['de'])
})

test('where a Keycloak keeps the users, its own pages take the place of password and second factor', async () => {
  drawAccount(
    {
      [getAccount.name]: {
        ...{ userName, displayName: 'Maren Holt', email: 'm@x.example', businessName: 'X' },
        keptByProvider: true,
      },
      [getKeycloakConfiguration.name]: { url: 'https://id.example/auth', realm: 'energy cockpit' },
    },
    securitySection,
  )
  const link = await screen.findByRole('link', { name: 'Open account console' })
  expect(link.getAttribute('href')).toBe('https://id.example/auth/realms/energy%20cockpit/account/')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull()
})

describe('sessions', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const session = (number: number, device: string | null, current = false) => ({
    ...{ uuid: uuid(number), device, createdAt: at, lastSeenAt: at, current },
  })
  const found = { sessions: [session(1, 'Firefox · Linux', true), session(2, null)] }

  test('name the browser, mark this one, and end another', async () => {
    const { sent, told, answers } = drawAccount({ [getOwnSessions.name]: found }, securitySection)
    await screen.findByText('(this browser)')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...['Firefox · Linux (this browser)', 'Unknown browser'],
    ])
    answers[getOwnSessions.name] = { sessions: found.sessions.slice(0, 1) }
    await press(/^Sign out Unknown browser/)
    await waitFor(() => expect(screen.queryByText('Unknown browser')).toBeNull())
    expect(sent).toEqual([{ name: 'endOwnSession', params: { uuid: uuid(2) } }])
    expect(told()).toEqual(['That session has ended.'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Sessions'))
  })

  test('that cannot be ended say why', async () => {
    drawAccount({ [getOwnSessions.name]: found, endOwnSession: refused('INTERNAL', 500) }, securitySection)
    await press(/^Sign out Unknown browser/)
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Reference: c-17')
  })

  test('all end at once only after a question', async () => {
    const { sent, gone } = drawAccount({ [getOwnSessions.name]: found }, securitySection)
    await press('Sign out everywhere')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
    await press('Sign out everywhere')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }),
    )
    await waitFor(() => expect(gone).toEqual(['/logout']))
    expect(sent.map(({ name }) => name)).toEqual(['endAllSessions'])
  })
})

test('what was confirmed stands with its version; nothing is said in words, too', async () => {
  drawAccount(
    {
      [getOwnConfirmations.name]: {
        confirmations: [
          {
            ...{
              versionUuid: uuid(1),
              type: 'TERMS_AND_CONDITIONS',
              title: 'Nutzungsbedingungen',
              version: 3,
            },
            ...{ confirmedAt: '2026-11-20T10:00:00.000Z', locale: 'de' },
          },
        ],
      },
    },
    dataSection,
  )
  const title = await screen.findByRole('rowheader', { name: 'Nutzungsbedingungen' })
  expect(title.getAttribute('lang')).toBe('de')
  const cells = within(title.closest('tr')!).getAllByRole('cell')
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Agreed', '3'])
})

test('each part that cannot be had says so by itself, and can be requested again', async () => {
  const { answers } = drawAccount(
    { [getOwnConfirmations.name]: refused('STORE_UNAVAILABLE', 503) },
    dataSection,
  )
  await screen.findByText('Your confirmations could not be loaded.')
  answers[getOwnConfirmations.name] = { confirmations: [] }
  await press('Try again')
  await screen.findByText('No confirmations yet')
})

test('each section has an address and a heading of its own, and is marked in the navigation', async () => {
  drawAccount({}, securitySection)
  await screen.findByRole('heading', { level: 1, name: 'Security' })
  const links = within(screen.getByRole('navigation', { name: 'My account' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    sections.map(({ path }) => `/platform/hp/account${path && '/'}${path}`),
  )
  expect(
    links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  ).toEqual(['Security'])
})

test('another address of the feature leads to the account', async () => {
  drawAccount({}, { subRoutes: ['devices'] })
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/platform/hp/account')
})

test.each([
  ['de', de],
  ['en', en],
])('every role and every refusal has words in %s', (_, texts) => {
  expect(Object.keys(texts.roles)).toEqual(Object.values(roles).map(String))
  expect(knownCodes.filter((code) => !(code in texts.failures))).toEqual([])
})
