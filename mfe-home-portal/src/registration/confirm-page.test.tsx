import type { ApiClient } from '@energycockpit/api-client'
import { confirmRegistration, withdrawOwnRegistration } from '@energycockpit/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import { RegisterPage } from './register-page'

const called: [string, unknown][] = []
let outcome = 'confirmed'
let ending = 'withdrawn'
const api = {
  call: async ({ name }: { name: string }, { body }: { body: unknown }) => {
    called.push([name, body])
    return { outcome: name === confirmRegistration.name ? outcome : ending }
  },
} as unknown as ApiClient

async function arrive(hash: string): Promise<void> {
  called.length = 0
  location.hash = hash
  drawFeaturePage(<RegisterPage confirms />, { api, user: '', notify: () => undefined })
  await screen.findByRole('heading', { level: 1 })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('opening the link confirms nothing, and the button does', async () => {
  await arrive('#a-token')
  expect(called).toEqual([])
  await press('Confirm registration')
  await screen.findByRole('heading', { name: 'Registration confirmed' })
  expect(called).toEqual([[confirmRegistration.name, { token: 'a-token' }]])
})

test('a link that is no longer good leads to the form', async () => {
  outcome = 'unknown'
  await arrive('#a-token')
  await press('Confirm registration')
  await screen.findByRole('heading', { name: 'This link is not valid' })
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/platform/home-portal/register',
  )
})

test('a link without its secret asks nothing', async () => {
  await arrive('')
  await screen.findByRole('heading', { name: 'This link is not valid' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('whoever has registered withdraws it once they are asked', async () => {
  await arrive('#a-token')
  await press('Withdraw registration')
  expect(called).toEqual([])
  await press('Withdraw')
  await screen.findByRole('heading', { name: 'Registration withdrawn' })
  await waitFor(() => expect(called).toEqual([[withdrawOwnRegistration.name, { token: 'a-token' }]]))
})

test('what somebody has decided on by then is not said to be deleted', async () => {
  ending = 'decided'
  await arrive('#a-token')
  await press('Withdraw registration')
  await press('Withdraw')
  await screen.findByRole('heading', { name: 'Already decided' })
  expect(screen.queryByText(/have been deleted/)).toBeNull()
})

test('another link that is opened in the same tab counts', async () => {
  outcome = 'unknown'
  await arrive('#an-old-token')
  await press('Confirm registration')
  await screen.findByRole('heading', { name: 'This link is not valid' })
  outcome = 'confirmed'
  await act(async () => {
    location.hash = '#the-latest-token'
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await press('Confirm registration')
  await screen.findByRole('heading', { name: 'Registration confirmed' })
  expect(called.at(-1)).toEqual([confirmRegistration.name, { token: 'the-latest-token' }])
})
