import { CallError } from '@energycockpit/api-client'
import { downloadOwnData } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dataSection, drawAccount, refused } from '../draw-account.testing'

test('the own data are saved as a file after the password; a wrong one says so', async () => {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  })
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { answers, sent, told } = drawAccount(
    { [downloadOwnData.name]: refused('PASSWORD_WRONG', 400) },
    dataSection,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret')
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  await dialog.findByText('The current password is wrong.')
  expect(saved).toEqual([])
  answers[downloadOwnData.name] = new CallError('unreachable', 'It broke off', { status: 0 })
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  await dialog.findByText(/Check your connection/)
  expect(saved).toEqual([])
  const content = new Blob(['{}'])
  answers[downloadOwnData.name] = content
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(names).toEqual(['energycockpit-own-data.json']))
  expect(saved).toEqual([content])
  expect(sent.at(-1)?.body).toEqual({ password: 'secret' })
  expect(told()).toEqual(['Your data were downloaded.'])
})
