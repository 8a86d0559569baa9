import type { ApiClient } from '@energycockpit/api-client'
import { markNotificationsRead, type AnyCall } from '@energycockpit/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createObservable } from '../portal/observable'
import type { Portal } from '../portal/portal'
import type { PortalState } from '../portal/portal-state'
import { useNotifications } from './use-notifications'
import { CHANNEL } from './use-unread'

test('what is read in another tab is read in the open panel, which does not fetch what it has told itself', async () => {
  let read = false
  let lists = 0
  const api = {
    async call(call: AnyCall) {
      if (call === markNotificationsRead) return { unread: 0 }
      lists++
      return { notifications: [{ id: 1, read }], next: null, unread: read ? 0 : 1 }
    },
  }
  const portal = {
    connection: { api: api as unknown as ApiClient },
    state: createObservable({ locale: 'en' } as unknown as PortalState),
  } as unknown as Portal
  const tabs = new BroadcastChannel(CHANNEL)
  const { result, unmount } = renderHook(() => useNotifications(portal, (count) => tabs.postMessage(count)))
  const readOf = () => result.current.items?.map((one) => one.read)
  await waitFor(() => expect(readOf()).toEqual([false]))

  read = true
  tabs.postMessage(0)
  await waitFor(() => expect(readOf()).toEqual([true]))
  expect(lists).toBe(2)
  await act(() => result.current.mark({ ids: [1] }))
  expect(lists).toBe(2)
  unmount()
  tabs.close()
})
