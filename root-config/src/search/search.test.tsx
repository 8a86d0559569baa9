import { CallError, type ApiClient } from '@energycockpit/api-client'
import type { Locale } from '@energycockpit/contract'
import { TextsProvider } from '@energycockpit/i18n'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { readMenu } from '../menu/read-menu'
import { createObservable } from '../portal/observable'
import type { Portal } from '../portal/portal'
import type { PortalState } from '../portal/portal-state'
import { PortalContext } from '../shell/portal-context'
import { createShellTexts } from '../shell/shell-texts'
import { loadSearch } from './load-search'
import { SearchButton } from './search-button'

// jsdom has no modal dialogs.
beforeEach(() => {
  localStorage.clear()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
})

const object = { path: ['Fens'], matched: null, kind: null, productType: null, owner: null }
const location = {
  ...object,
  id: 'b2',
  name: 'Ashgrove',
  url: '/platform/organization/hierarchy?LOCATION=b2',
}
const ashgrove = { groups: [{ kind: 'LOCATION', count: 9, found: [location] }], similar: false }
const nothing = { groups: [], similar: false }

type Answer = (query: string, signal: AbortSignal) => Promise<unknown>

async function open(
  answer: Answer = async (query) => (/^ash/i.test(query) ? ashgrove : nothing),
  opened?: readonly object[],
) {
  const went: string[] = []
  const asked: string[] = []
  const noted: unknown[] = []
  const menu = readMenu(
    [
      { label: 'Home', url: '/platform/home-portal' },
      ...(opened ? [{ label: 'Hierarchy', url: '/platform/organization/hierarchy' }] : []),
      { label: 'Energy', items: [{ label: 'Actions', url: '/platform/enms/actions' }] },
    ],
    '/platform',
  )
  const portal = {
    state: createObservable({
      ...{ locale: 'en' as Locale, supportedLocales: ['de', 'en'], menu, notices: [] },
      user: { uuid: 'anna' },
      context: { commands: [{ label: 'New action', url: '/platform/enms/actions?new' }] },
    } as unknown as PortalState),
    routing: { basePath: '/platform' },
    connection: {
      api: {
        call: (
          { name }: { name: string },
          { query, signal, body }: { query: { query: string }; signal: AbortSignal; body: unknown },
        ) => {
          if (name === 'listRecentObjects') return Promise.resolve({ objects: opened })
          if (name === 'noteRecentObject') return Promise.resolve(noted.push(body))
          asked.push(query.query)
          return answer(query.query, signal)
        },
      } as unknown as ApiClient,
    },
    events: { subscribe: () => () => undefined, publish: (name: string) => went.push(name) },
    navigate: (address: string) => went.push(address),
  } as unknown as Portal
  render(
    <PortalContext value={portal}>
      <TextsProvider texts={createShellTexts('en')} locale="en">
        <SearchButton />
      </TextsProvider>
    </PortalContext>,
  )
  await screen.findByRole('button', { name: 'Search' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  return {
    ...{ went, asked, noted, field },
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    key: (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more }),
  }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const recent = () =>
  within(screen.getByRole('group', { name: 'Recently opened' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
/** Where nothing else is said, it leads to where it is called by. */
const keep = (...kept: unknown[]) =>
  localStorage.setItem(
    'search-recent anna',
    JSON.stringify(kept.map((one) => (typeof one === 'object' ? { url: (one as Keyed).key, ...one } : one))),
  )
interface Keyed {
  key: string
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('behind a dialog it stays closed, so that nothing is left that is written there', async () => {
  await open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  const other = document.body.appendChild(document.createElement('dialog'))
  other.open = true
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await act(async () => void (await loadSearch()))
  expect(screen.queryByRole('combobox')).toBeNull()
  other.remove()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await screen.findByRole('combobox')
})

test('without a text pages are offered, walked through by keys and opened', async () => {
  const { field, key, went } = await open()
  expect(options()).toEqual(['Home', 'ActionsEnergy'])
  expect(active(field)).toBe('Home')
  key('ArrowUp')
  expect(active(field)).toBe('ActionsEnergy')
  key('ArrowDown')
  key('End')
  key('Enter')
  expect(went).toEqual(['/platform/enms/actions'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages and commands come at once, with other words for them; what the server finds below', async () => {
  const { type, asked, went, key } = await open()
  type('savings')
  expect(options()).toEqual(['ActionsEnergy', 'New action'])
  type('ashgr')
  await screen.findByText('Ashgrove')
  expect(screen.getByText('Fens')).toBeTruthy()
  expect(screen.getByText(/1 of 9/)).toBeTruthy()
  expect(asked).toEqual(['ashgr'])
  key('Enter')
  expect(went).toEqual([location.url])
})

test('Enter before the answer opens the first of what is found, and not what was found before', async () => {
  const { type, key, went } = await open(async (query) =>
    query === 'ashgrove' ? nothing : { ...ashgrove, groups: [{ ...ashgrove.groups[0], found: [location] }] },
  )
  type('ash')
  await screen.findByText('Ashgrove')
  type('ashgrove')
  expect(options()).toEqual(['AshgroveFens'])
  key('Enter')
  await screen.findByText('Nothing found for ‘ashgrove’.')
  expect(went).toEqual([])
})

test('an older answer never replaces a newer one, and its request is given up', async () => {
  const signals: AbortSignal[] = []
  const { type } = await open((query, signal) => {
    signals.push(signal)
    return query === 'as' ? new Promise(() => undefined) : Promise.resolve(ashgrove)
  })
  type('as')
  await waitFor(() => expect(signals).toHaveLength(1))
  type('ash')
  await screen.findByText('Ashgrove')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('without the server pages still work, and the search can be tried again', async () => {
  let isAway = true
  const { type, key, went } = await open(() =>
    isAway ? Promise.reject(new CallError('unreachable', 'away', { status: 0 })) : Promise.resolve(ashgrove),
  )
  type('ac')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server does not respond. Pages can still be opened.',
  )
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Ashgrove')
  key('Enter')
  expect(went).toEqual(['/platform/enms/actions'])
})

test('without a text it offers what the user opened last, each once and by its name of today', async () => {
  const seen = { kind: 'LOCATION', path: [{ name: 'Fens' }], viewedAt: '' }
  const url = '/platform/analysis?node=b'
  keep(
    { key: '/platform/enms/actions', label: 'Maßnahmen', detail: 'Energie' },
    { key: 'LOCATION b3', label: 'Birchwood', url: location.url },
    { key: 'LOCATION b9', label: 'Out of sight', url: location.url },
    { key: '/platform/gone', label: 'Not in the menu any more' },
  )
  const { went, key } = await open(undefined, [
    { ...seen, id: 'b4', name: 'Cedar House', url: `${url}4` },
    { ...seen, id: 'b3', name: 'Birchwood Hall', url: `${url}3` },
  ])
  await screen.findByText('Cedar House')
  expect(recent()).toEqual(['ActionsEnergy', 'Birchwood HallFens', 'Cedar HouseFens'])
  key('ArrowDown')
  key('Enter')
  expect(went).toEqual([`${url}3`])
})

test('what was opened is offered first the next time, and nothing else that stands in the store', async () => {
  keep({ key: 'LOCATION x', label: 'Evil', url: 'https://evil.example/platform/' }, 7, {
    ...{ key: '/platform/enms/actions?new', label: 'Old', url: '/platform/x' },
  })
  const { type, key } = await open()
  expect(options()).toEqual(['New action', 'Home', 'ActionsEnergy'])
  type('ash')
  await screen.findByText('Ashgrove')
  key('Enter')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('combobox')
  expect(options().slice(0, 2)).toEqual(['AshgroveFens', 'New action'])
})

test('what is opened is noted at once, so that it is listed on all devices', async () => {
  const { type, key, noted } = await open(undefined, [])
  type('ash')
  await screen.findByText('Ashgrove')
  key('Enter')
  expect(noted).toEqual([{ kind: 'LOCATION', id: 'b2' }])
})

test('keys that select in what is written do not walk through the list, and a new tab waits for the answer, too', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  const { field, type, key, went } = await open()
  key('Home', { shiftKey: true })
  key('End', { shiftKey: true })
  key('ArrowDown', { altKey: true })
  expect(active(field)).toBe('Home')
  type('ash')
  key('Enter', { ctrlKey: true })
  await waitFor(() => expect(opened).toHaveBeenCalledWith(location.url, '_blank', 'noopener'))
  expect(went).toEqual([])
  opened.mockRestore()
})

test('whoever goes back leaves the search as well', async () => {
  await open()
  const detail = { oldUrl: 'http://a/1', newUrl: 'http://a/2' }
  fireEvent(window, new CustomEvent('single-spa:before-routing-event', { detail }))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('commands are done at once', async () => {
  const { type, key, went } = await open()
  type('deutsch')
  expect(options()).toEqual(['Switch language to German (Deutsch)'])
  key('Enter')
  expect(went).toEqual(['locale-wanted'])
})
