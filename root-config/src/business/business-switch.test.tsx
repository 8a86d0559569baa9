import { CallError, type ApiClient } from '@energycockpit/api-client'
import { setActiveBusiness, type AnyCall, type Locale } from '@energycockpit/contract'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createObservable } from '../portal/observable'
import type { Portal } from '../portal/portal'
import type { PortalState } from '../portal/portal-state'
import { PortalContext } from '../shell/portal-context'
import { BusinessSwitch } from './business-switch'

const few = [
  { id: 1001, name: 'Fenland Colleges' },
  { id: 1000, name: 'Fenland Estates Group' },
]
const many = Array.from({ length: 150 }, (_, index) => ({ id: index, name: `Estate ${index + 1}` }))

// jsdom knows no popovers.
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => undefined }))

interface Server {
  businesses?: readonly { id: number; name: string }[]
  businessId?: number | null
  fails?: () => unknown
}

function open({ businesses = few, businessId = null, fails = () => undefined }: Server = {}) {
  const done: [what: string, which: unknown][] = []
  const api = {
    async call(call: AnyCall, request?: { body: { businessId: number | null } }) {
      const failure = fails()
      if (failure) throw failure
      if (call === setActiveBusiness) return void done.push(['put', request?.body.businessId])
      return { businesses, businessId }
    },
  }
  const place = { kind: 'feature', featureId: 'analysis', path: '/platform/analysis', subRoutes: [] }
  const portal = {
    state: createObservable({ locale: 'en' as Locale, place, notices: [] } as unknown as PortalState),
    connection: { api: api as unknown as ApiClient },
    unsaved: { isAnything: () => false },
    navigate: (address: string) => done.push(['navigate', address]),
    slot: { open: async (featureId: string) => void done.push(['open', featureId]) },
  } as unknown as Portal
  const view = render(
    <PortalContext value={portal}>
      <BusinessSwitch />
    </PortalContext>,
  )
  return { done, portal, view, notices: () => portal.state.get().notices.map(({ text }) => text) }
}

const openPanel = (panel: Element) =>
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })))
async function openList() {
  openPanel(await screen.findByRole('dialog', { hidden: true }))
  return screen.findByRole('listbox', { hidden: true })
}
const options = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
const button = (name: string) => screen.findByRole('button', { name })
const key = (element: Element, ...keys: string[]) =>
  keys.forEach((one) => fireEvent.keyDown(element, { key: one }))

test('a few are walked through by keys; the one taken narrows everything, and the feature begins anew', async () => {
  const { done, notices } = open()
  await button('Business: All businesses')
  const list = await openList()
  expect(document.activeElement).toBe(list)
  expect(options()).toEqual(['All businesses', 'Fenland Colleges', 'Fenland Estates Group'])
  key(list, 'End', 'ArrowDown', 'ArrowUp')
  expect(list.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Fenland Colleges', hidden: true }).id,
  )
  key(list, 'Enter')
  await button('Business: Fenland Colleges')
  expect(done).toEqual([
    ['put', 1001],
    ['navigate', '/platform/analysis'],
    ['open', 'analysis'],
  ])
  await waitFor(() => expect(notices()).toEqual(['Now showing Fenland Colleges']))
})

test('many are searched, and never all drawn', async () => {
  const { done } = open({ businesses: many, businessId: 3 })
  await button('Business: Estate 4')
  await openList()
  const search = screen.getByRole('combobox', { hidden: true })
  expect(document.activeElement).toBe(search)
  expect(options()).toHaveLength(101)
  expect(screen.getByText('Search to find 50 more.')).toBeTruthy()
  fireEvent.change(search, { target: { value: 'estate 12' } })
  expect(options().slice(0, 2)).toEqual(['Estate 12', 'Estate 112'])
  key(search, 'ArrowDown', 'Enter')
  await waitFor(() => expect(done[0]).toEqual(['put', 111]))
  fireEvent.change(search, { target: { value: 'zzz' } })
  expect(screen.getByText('No business found.')).toBeTruthy()
  key(search, 'Enter')
  expect(done.filter(([what]) => what === 'put')).toHaveLength(1)
})

test('another tab shows the same from then on', async () => {
  const [here, there] = [open(), open()]
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2))
  openPanel(here.view.container.querySelector('[popover]')!)
  fireEvent.click(screen.getByRole('option', { name: 'Fenland Estates Group', hidden: true }))
  await waitFor(() =>
    expect(there.done).toEqual([
      ['navigate', '/platform/analysis'],
      ['open', 'analysis'],
    ]),
  )
  expect(screen.getAllByRole('button', { name: 'Business: Fenland Estates Group' })).toHaveLength(2)
})

test('what cannot be had or done is said, and can be tried again', async () => {
  let failure: unknown = new Error('away')
  const { done, notices } = open({ fails: () => failure })
  await button('Business: Business')
  openPanel(screen.getByRole('dialog', { hidden: true }))
  expect(screen.getByText('The businesses could not be loaded.')).toBeTruthy()
  failure = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
  await button('Business: All businesses')

  key(await openList(), 'ArrowDown')
  failure = new CallError('refused', 'gone', { status: 404 })
  key(screen.getByRole('listbox', { hidden: true }), 'Enter')
  await waitFor(() => expect(notices()).toEqual(['You no longer have access to this business.']))
  failure = new Error('away')
  expect(done).toEqual([])
})

test('who sees one business alone has nothing to choose', async () => {
  const { view } = open({ businesses: few.slice(0, 1), businessId: 1001 })
  await act(async () => undefined)
  expect(view.container.textContent).toBe('')
})
