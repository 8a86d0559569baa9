import { getNotificationSettings } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawAccount, notificationsSection, refused, uuid } from '../draw-account.testing'
import de from './locales/de.json'
import en from './locales/en.json'

const group = (name: string, more: object = {}) => ({
  ...{ group: name, label: name.toLowerCase(), hint: 'What', email: 'NONE', push: true, emailFixed: false },
  ...more,
})
const settings = {
  groups: [group('ANOMALIES'), group('ACCOUNT', { emailFixed: true })],
  digest: { every: 'DAY', weekday: 1, time: '07:00', timeZone: 'Europe/Berlin' },
  ...{ email: 'maren@x.example', canMail: true, pushKey: 'BA' },
  devices: [{ id: uuid(1), name: 'Firefox · Linux', addedAt: '2026-11-20T10:00:00.000Z', endpointHash: 'x' }],
}
const panel = () => screen.findByRole('region', { name: 'Notifications' })

test('each choice is saved by itself, and what is fixed cannot be chosen', async () => {
  const { sent } = drawAccount({ [getNotificationSettings.name]: settings }, notificationsSection)
  const email = await screen.findByLabelText('Email about anomalies')
  await userEvent.selectOptions(email, 'In the digest')
  await userEvent.click(screen.getByLabelText('Push about account'))
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Every week')
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { groups: [{ group: 'ANOMALIES', email: 'DIGEST' }] },
      { groups: [{ group: 'ACCOUNT', push: false }] },
      { digest: { ...settings.digest, every: 'WEEK' } },
    ]),
  )
  expect(screen.queryByLabelText('Email about account')).toBeNull()
  expect(within(await panel()).getByText('Emails go to maren@x.example.')).toBeTruthy()
})

test('a choice that is not saved goes back, and says why', async () => {
  drawAccount(
    {
      [getNotificationSettings.name]: settings,
      changeNotificationSettings: refused('STORE_UNAVAILABLE', 503),
    },
    notificationsSection,
  )
  const email = await screen.findByLabelText<HTMLSelectElement>('Email about anomalies')
  await userEvent.selectOptions(email, 'At once')
  await within(await panel()).findByRole('alert')
  await waitFor(() => expect(email.value).toBe('NONE'))
})

test('without push in the browser that is said; a browser of the list can be removed', async () => {
  const { sent, told } = drawAccount({ [getNotificationSettings.name]: settings }, notificationsSection)
  await screen.findByText(en.notifications.pushUnsupported)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Firefox · Linux' }))
  await waitFor(() => expect(told()).toEqual(['Push is off in that browser.']))
  expect(sent).toEqual([{ name: 'removePushDevice', params: { deviceId: uuid(1) } }])
})

test('mails that cannot come are said', async () => {
  drawAccount({ [getNotificationSettings.name]: { ...settings, email: null } }, notificationsSection)
  await screen.findByText(en.notifications.noAddress)
})

test('the texts are the same in both languages', () => {
  const keys = (texts: object): unknown[] =>
    Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? key : [key, keys(value as object)],
    )
  expect(keys(de)).toEqual(keys(en))
})
