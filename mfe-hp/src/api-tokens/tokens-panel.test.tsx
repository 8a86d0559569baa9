import { apiTokenScopes, getAccount, getApiTokens, type ApiToken } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawAccount, refused, userName, uuid } from '../draw-account.testing'
import de from '../locales/de.json'

const tokensSection = { subRoutes: ['account', 'api-tokens'] }
const token = (number: number, more: Partial<ApiToken> = {}): ApiToken => ({
  ...{ uuid: uuid(number), name: `Export ${number}`, scopes: ['values:read'], businessName: null },
  ...{
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2099-11-20T10:00:00.000Z',
    lastUsedAt: null,
    ...more,
  },
})
const found = (
  tokens: ApiToken[],
  scopes = apiTokenScopes.slice(0, 2),
  businessName: string | null = null,
) => ({
  [getApiTokens.name]: { tokens, scopes, businessName },
})
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))
const secret = `ecp_${'a'.repeat(49)}`
const until = '2027-02-20T10:00:00.000Z'

test('a token is made with a name, a scope and the password, and shown once', async () => {
  const { sent, answers, isUnsaved } = drawAccount(
    { ...found([]), createApiToken: refused('PASSWORD_WRONG', 400) },
    tokensSection,
  )
  await screen.findByText('No API tokens')
  await press('Create token')
  const dialog = await inDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  for (const fault of [/at least one letter/, 'Choose at least one scope.', 'Enter your current password.'])
    expect(dialog.getByText(fault)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')))
  await userEvent.type(dialog.getByLabelText('Name'), ' Nightly ')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Read values/ }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret')
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText('The current password is wrong.')
  answers.createApiToken = { token: secret, expiresAt: until }
  answers[getApiTokens.name] = found([token(1)])[getApiTokens.name]
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }))

  const heading = await screen.findByRole('heading', { name: 'Token Nightly created' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(secret)).toBeTruthy()
  expect(screen.getByText(/^curl -H "Authorization: Bearer ecp_a+" http/)).toBeTruthy()
  expect(sent.at(-1)?.body).toEqual({
    ...{ name: ' Nightly ', scopes: ['values:read'], days: 90, password: 'secret' },
  })
  expect(isUnsaved()).toBe(true)
  await press('Done')
  expect(screen.queryByText(secret)).toBeNull()
  expect(isUnsaved()).toBe(false)
  expect(screen.getByRole('rowheader', { name: 'Export 1' })).toBeTruthy()
})

test('a token is revoked with the password', async () => {
  const { sent, told, answers } = drawAccount(found([token(1), token(2)]), tokensSection)
  await press('Revoke Export 2')
  const dialog = await inDialog()
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret')
  answers[getApiTokens.name] = found([token(1)])[getApiTokens.name]
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Export 2' })).toBeNull())
  expect(sent).toEqual([{ name: 'revokeApiToken', params: { uuid: uuid(2) }, body: { password: 'secret' } }])
  expect(told()).toEqual(['Export 2 was revoked.'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('API tokens'))
})

test('where a Keycloak keeps the password, none is asked for', async () => {
  const account = { userName, displayName: 'M', email: null, businessName: 'X', keptByProvider: true }
  const { sent } = drawAccount({ ...found([token(1)]), [getAccount.name]: account }, tokensSection)
  await press('Revoke Export 1')
  const dialog = await inDialog()
  expect(dialog.queryByLabelText('Current password')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a token says what it may do, what it sees, and when it ends', async () => {
  const expired = token(2, { expiresAt: '2026-01-02T10:00:00.000Z', businessName: 'Fenland Colleges' })
  drawAccount(found([token(1, { lastUsedAt: '2026-11-21T10:00:00.000Z' }), expired]), tokensSection)
  const [used, over] = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
  expect(used).toMatch(/Read values.*21 Nov 2026.*20 Nov 2099/)
  expect(over).toMatch(/\(Fenland Colleges only\).*Never.*Expired 2 Jan 2026/)
})

test('who may do nothing that a token can, and who has all that are possible, creates none', async () => {
  drawAccount(found([], []), tokensSection)
  await screen.findByText('Your roles allow nothing that an API token can do.')
  expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull()
})

test('the limit is told', async () => {
  drawAccount(found(Array.from({ length: 20 }, (_, number) => token(number))), tokensSection)
  await screen.findByText('You have 20 tokens, which is the limit. Revoke one to create another.')
  expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull()
})

test('every scope has words', () => {
  expect(Object.keys(de.tokens.scopes)).toEqual(apiTokenScopes.map((scope) => scope.replace(':', '-')))
})
