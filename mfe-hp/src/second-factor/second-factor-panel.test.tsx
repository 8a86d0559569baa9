import { getOwnSessions, getSecondFactor } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawAccount, refused, uuid, securitySection } from '../draw-account.testing'

const codes = ['aaaaa-bbbbb', 'ccccc-ddddd']
const enrolment = {
  ...{ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
  qrCode: { size: 21, path: 'M0 0h1v1h-1z' },
}
const on = { since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 9 }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function confirm(password: string, action: string) {
  const dialog = within(await screen.findByRole('dialog'))
  if (password !== '') await userEvent.type(dialog.getByLabelText('Current password'), password)
  await userEvent.click(dialog.getByRole('button', { name: action }))
}

test('it is set up with the password and a first code; the recovery codes are shown once', async () => {
  const elsewhere = { device: 'Firefox on Linux', createdAt: on.since, lastSeenAt: on.since, current: false }
  const { sent, answers, isUnsaved, told } = drawAccount(
    {
      [getOwnSessions.name]: { sessions: [{ uuid: uuid(7), ...elsewhere }] },
      beginSecondFactor: refused('PASSWORD_WRONG'),
      finishSecondFactor: refused('SECOND_FACTOR_WRONG'),
    },
    securitySection,
  )
  await press('Set up')
  await confirm('', 'Continue')
  await screen.findByText('Enter your current password.')
  await confirm('wrong', 'Continue')
  await screen.findByText('The current password is wrong.')
  answers.beginSecondFactor = enrolment
  await confirm('right', 'Continue')

  const heading = await screen.findByRole('heading', { name: 'Set up app' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(
    screen
      .getByRole('img', { name: /^QR code/ })
      .querySelector('path')
      ?.getAttribute('d'),
  ).toBe(enrolment.qrCode.path)
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  const code = screen.getByLabelText<HTMLInputElement>('Code from the app')
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric'])
  await press('Turn on')
  await screen.findByText('Enter the six digits from your app.')
  await userEvent.type(code, '123 456')
  expect(isUnsaved()).toBe(true)
  await press('Turn on')
  await screen.findByText(/^This code is wrong/)

  answers.finishSecondFactor = { recoveryCodes: codes }
  answers[getSecondFactor.name] = { ...on, recoveryCodesLeft: 10 }
  answers[getOwnSessions.name] = { sessions: [] }
  expect(screen.getByText('Firefox on Linux')).toBeTruthy()
  await press('Turn on')
  await screen.findByRole('heading', { name: 'Recovery codes' })
  for (const one of codes) expect(screen.getByText(one)).toBeTruthy()
  // The server has signed the user out everywhere else.
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
  expect(sent.at(-1)).toEqual({ name: 'finishSecondFactor', body: { code: '123 456' } })
  expect(isUnsaved()).toBe(true)

  const written: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } })
  await press('Copy')
  await waitFor(() => expect(told()).toEqual(['Copied']))
  expect(written).toEqual([codes.join('\n')])

  await press('Done')
  await screen.findByText('You have 10 recovery codes left.')
  expect(screen.queryByText(codes[0]!)).toBeNull()
  expect(isUnsaved()).toBe(false)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Second factor')
})

test('the codes are saved as a file of text', async () => {
  const saved: Blob[] = []
  const clicked: string[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  drawAccount({ [getSecondFactor.name]: on, renewRecoveryCodes: { recoveryCodes: codes } }, securitySection)
  await press('New recovery codes')
  await confirm('right', 'Create codes')
  await press('Save as file')
  expect(clicked).toEqual(['energycockpit-recovery-codes.txt'])
  expect(saved[0]?.size).toBeGreaterThan(codes.join('\n').length)
})

test('it is switched off with the password', async () => {
  const { sent, answers, told } = drawAccount(
    { [getSecondFactor.name]: { ...on, recoveryCodesLeft: 1 } },
    securitySection,
  )
  await screen.findByText(/^You have 1 recovery code left\. Create new ones/)
  await press('Turn off')
  answers[getSecondFactor.name] = { since: null, recoveryCodesLeft: 0 }
  await confirm('right', 'Turn off')
  await screen.findByText(/^Off/)
  expect(sent).toEqual([{ name: 'switchOffSecondFactor', body: { password: 'right' } }])
  expect(told()).toEqual(['The second factor was turned off.'])
})

test('whoever gives up the set-up is back where they began', async () => {
  drawAccount({ beginSecondFactor: enrolment }, securitySection)
  await press('Set up')
  await confirm('right', 'Continue')
  await screen.findByRole('heading', { name: 'Set up app' })
  await press('Cancel')
  await screen.findByText(/^Off/)
})
