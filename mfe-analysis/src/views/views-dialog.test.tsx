import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CallError } from '@energycockpit/api-client'
import { createSavedView, deleteSavedView, listSavedViews, type SavedView } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice } from '../choice/choice'
import { featureTexts } from '../feature-texts'
import { ViewsDialog } from './views-dialog'

const viewOf = (id: string): SavedView => ({
  ...{ id, name: `View ${id}`, page: 'ranking', query: '', shared: true, owner: 'Me' },
  ...{ isOwn: true, canChange: true, revision: 1 },
})

const gone = () => new CallError('refused', 'gone', { status: 404 })

function show(kept: SavedView[], refuse: (called: unknown) => Error | undefined = () => undefined) {
  const call = jest.fn(async (called: unknown, request: { params: { viewId: string }; body: SavedView }) => {
    if (called === listSavedViews) return { views: [...kept], canSave: true }
    const refused = refuse(called)
    if (refused) throw refused
    if (called === deleteSavedView) {
      const place = kept.findIndex(({ id }) => id === request.params.viewId)
      if (place === -1) throw gone()
      kept.splice(place, 1)
    }
    if (called === createSavedView) kept.push({ ...viewOf(request.body.name.slice(5)), ...request.body })
    return undefined
  })
  const feature = { api: { call }, basePath: '/platform', menu: [], locale: 'en', notify: jest.fn() }
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const texts = createTexts({ locale: 'en', load: featureTexts as never })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={feature as never}>
        <QueryClientProvider client={client}>
          <ViewsDialog page="ranking" choice={firstChoice} onClose={() => undefined} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  const calls = (of: unknown) => call.mock.calls.filter(([called]) => called === of).length
  return { calls }
}

const named = (name: string) => screen.queryByRole('link', { name, hidden: true })
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const twice = (element: Element) => [1, 2].forEach(() => fireEvent.click(element))

test('whatever was deleted, each comes back by its own button, and once', async () => {
  const { calls } = show([viewOf('a'), viewOf('b')])
  twice(await button('Delete ‘View a’'))
  await waitFor(() => expect(named('View a')).toBeNull())
  await userEvent.click(await button('Delete ‘View b’'))
  await waitFor(() => expect(screen.getAllByText('Undo')).toHaveLength(2))
  twice(screen.getAllByText('Undo')[0]!)
  await waitFor(() => expect(named('View a')).toBeTruthy())
  expect(calls(createSavedView)).toBe(1)
  expect(screen.getAllByText('Undo')).toHaveLength(1)
  expect(screen.queryByText(/^The view was not saved/)).toBeNull()
})

test('what somebody else has deleted is gone, and not ours to bring back', async () => {
  show([viewOf('a')], (called) => (called === deleteSavedView ? gone() : undefined))
  await userEvent.click(await button('Delete ‘View a’'))
  expect(screen.queryByText('Undo')).toBeNull()
  expect(screen.queryByText(/^The view was not saved/)).toBeNull()
})

test('what could not be brought back can be tried again', async () => {
  show([viewOf('a')], (called) => (called === createSavedView ? new Error('down') : undefined))
  await userEvent.click(await button('Delete ‘View a’'))
  await userEvent.click(await screen.findByText('Undo'))
  expect(await screen.findByText(/^The view was not saved/)).toBeTruthy()
  expect(await screen.findByText('Undo')).toBeTruthy()
})
