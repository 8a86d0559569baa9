import type { ApiClient } from '@energycockpit/api-client'
import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  type AnyCall,
  type Notification,
} from '@energycockpit/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import de from './locales/de.json'
import en from './locales/en.json'
import { NotificationsPage } from './notifications-page'

const one = (id: number, more: Partial<Notification> = {}): Notification => ({
  ...{ id, kind: 'IMPORT_FAILED', group: 'DATA', severity: 'ERROR', title: `Import #${id} failed` },
  ...{ text: 'No values were stored.', href: '/platform/measurement-data/imports', businessName: 'Fens' },
  ...{ at: '2026-06-10T08:00:00.000Z', read: false, ...more },
})

function draw() {
  const asked: unknown[] = []
  const call = async (what: AnyCall, request: { query?: unknown; body?: unknown } = {}) => {
    asked.push(request.query ?? request.body)
    if (what === getNotificationSettings) return { groups: [{ group: 'DATA', label: 'Data and imports' }] }
    if (what === listNotifications)
      return {
        notifications: [one(2), one(1, { read: true, title: '<b>x</b>', href: null })],
        next: null,
        unread: 1,
      }
    if (what === markNotificationsRead) return { unread: 0 }
    throw new Error(what.name)
  }
  drawFeaturePage(<NotificationsPage />, { api: { call } as unknown as ApiClient, user: 'u' } as never)
  return asked
}

beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage = () => undefined
      close = () => undefined
    },
  })
})

test('lists what came with its link, filters by group and state, and marks all as read up to the newest', async () => {
  const asked = draw()
  const link = await screen.findByRole('link', { name: 'Import #2 failed' })
  expect(link.getAttribute('href')).toBe('/platform/measurement-data/imports')
  expect(screen.getByText('<b>x</b>')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(asked).toContainEqual({ until: '2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Import #2 failed' }))
  await waitFor(() => expect(asked).toContainEqual({ ids: ['2'] }))
  await userEvent.selectOptions(await screen.findByLabelText('About'), 'Data and imports')
  await userEvent.click(screen.getByLabelText('Unread'))
  await waitFor(() => expect(asked).toContainEqual({ locale: 'en', group: 'DATA', state: 'UNREAD' }))
})

test('the texts are the same in both languages', () => {
  const keys = (texts: object): unknown[] =>
    Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? key : [key, keys(value as object)],
    )
  expect(keys(de)).toEqual(keys(en))
})
