import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawAccount, refused, userName, securitySection } from '../draw-account.testing'

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, text: string) => userEvent.type(await field(label), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const kept = () => screen.queryAllByText('(met)').map((sign) => sign.parentElement?.firstChild?.textContent)

test('the rules stand there before anything is typed, and say while typing which are kept', async () => {
  drawAccount({}, securitySection)
  await screen.findByText('at least 12 characters; several words work well')
  expect(kept()).toEqual([])
  await type('New password', 'aaaaaaaaaaaa')
  expect(kept()).toEqual([
    ...['at least 12 characters; several words work well', 'not your user name'],
    'not the current password',
  ])
  await type('New password', 'b')
  expect(kept()).toHaveLength(4)
})

test('a new password is set once, and nothing of it stays on the page', async () => {
  const { sent, told, isUnsaved } = drawAccount({}, securitySection)
  await type('Current password', 'old')
  expect(isUnsaved()).toBe(true)
  await type('New password', 'twelve chars')
  await type('Repeat new password', 'twelve chars')
  await press('Change password')
  await waitFor(() => expect(told()).toEqual(['Your password was changed.']))
  expect(sent).toEqual([
    { name: 'changePassword', body: { currentPassword: 'old', newPassword: 'twelve chars' } },
  ])
  expect((await field('Current password')).value + (await field('New password')).value).toBe('')
  expect(isUnsaved()).toBe(false)
})

test('what is missing or wrong is said at its field, which gets the focus', async () => {
  const { sent, answers } = drawAccount({ changePassword: refused('PASSWORD_WRONG') }, securitySection)
  await press('Change password')
  await waitFor(async () => expect(document.activeElement).toBe(await field('Current password')))
  await screen.findByText('Enter your current password.')

  await type('Current password', 'wrong')
  await type('New password', userName)
  await press('Change password')
  expect(document.activeElement).toBe(await field('New password'))
  await userEvent.clear(await field('New password'))
  await type('New password', 'twelve chars')
  await type('Repeat new password', 'twelve charm')
  await press('Change password')
  expect(document.activeElement).toBe(await field('Repeat new password'))
  await screen.findByText('The new passwords are different.')
  expect(sent).toEqual([])

  await type('Repeat new password', '{Backspace}s')
  await press('Change password')
  await screen.findByText('The current password is wrong.')
  expect(document.activeElement).toBe(await field('Current password'))
  expect((await field('Current password')).getAttribute('aria-invalid')).toBe('true')

  answers.changePassword = refused('TOO_MANY_REQUESTS', 429)
  await type('Current password', 'x')
  await press('Change password')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/)
})

test('password managers know which field is which, and whoever wants to sees what they type', async () => {
  drawAccount({}, securitySection)
  const fields = await Promise.all(['Current password', 'New password', 'Repeat new password'].map(field))
  expect(fields.map(({ autocomplete, type: kind }) => [autocomplete, kind])).toEqual([
    ['current-password', 'password'],
    ['new-password', 'password'],
    ['new-password', 'password'],
  ])
  await userEvent.click(screen.getByLabelText('Show passwords'))
  expect(fields.map(({ type: kind }) => kind)).toEqual(['text', 'text', 'text'])
})
