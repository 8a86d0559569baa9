import type { NewsPost } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewsEditor } from './news-editor'

const post: NewsPost = {
  ...{ id: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4005', importance: 'INFORMATION', pinned: false },
  ...{
    withSubBusinesses: false,
    published: true,
    businessId: 1,
    businessName: 'Fens',
    hasSubBusinesses: false,
  },
  texts: { de: null, en: { title: 'New meters', text: 'From Monday.' } },
  ...{ from: '2026-11-01T08:00:00.000Z', until: null },
  ...{ changedAt: '2026-11-01T08:00:00.000Z', changedBy: null, revision: 3 },
}

async function draw(first: NewsPost | undefined) {
  const call = jest.fn((_call: { name: string }, _input: { body: object }) => Promise.resolve(post))
  const navigate = jest.fn()
  const feature = {
    ...{ api: { call }, navigate, notify: jest.fn(), events: createEvents(), featureId: 'home-portal' },
  } as unknown as FeatureProps
  const texts = createTexts({ locale: 'en', load: (name) => import(`./locales/${name}.json`) })
  const tree = (of: NewsPost | undefined) => (
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext value={feature}>
          <NewsEditor post={of} business={{ name: 'Fens', hasSubBusinesses: true }} listUrl="/news" />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(tree(first))
  await screen.findByRole('heading', { level: 1 })
  return { call, navigate, fetched: (now: NewsPost | undefined) => rerender(tree(now)) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is missing is named at its field, which gets the focus; then it is published with what was written', async () => {
  const { call, navigate } = await draw(undefined)
  await userEvent.type(screen.getByLabelText('Title'), 'Heating')
  await press('Publish')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')))
  expect(screen.getByText('Fill in this field.')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Text'), 'Off at **night**')
  expect(within(screen.getByRole('group', { name: 'Preview' })).getByText('night').tagName).toBe('STRONG')
  await press('Publish')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/news'))
  expect(call.mock.calls[0]).toMatchObject([
    { name: 'createNewsPost' },
    { body: { texts: { de: null, en: { title: 'Heating', text: 'Off at **night**' } }, published: true } },
  ])
})

test('what somebody else has changed meanwhile is not overwritten unless that is chosen', async () => {
  const { call, fetched } = await draw(post)
  await userEvent.type(screen.getByLabelText('Title'), ' soon')
  fetched({ ...post, revision: 4, texts: { de: null, en: { title: 'Other', text: 'Theirs.' } } })
  await press('Save changes')
  await waitFor(() => expect(call.mock.calls[0]).toMatchObject([{}, { body: { revision: 3 } }]))
})

test('one’s own version is kept, or that which is saved is taken', async () => {
  const theirs = { ...post, revision: 4, texts: { de: null, en: { title: 'Other', text: 'Theirs.' } } }
  const { call, fetched } = await draw(post)
  await userEvent.type(screen.getByLabelText('Title'), ' soon')
  fetched(theirs)
  await press('Keep my version')
  expect(screen.queryByRole('button', { name: 'Keep my version' })).toBeNull()
  fetched({ ...theirs, revision: 5 })
  await press('Use the saved version')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Other')
  await press('Withdraw to draft')
  await waitFor(() =>
    expect(call.mock.calls[0]).toMatchObject([
      { name: 'changeNewsPost' },
      { body: { revision: 5, published: false, texts: theirs.texts } },
    ]),
  )
})

test('what is written stays when the post is deleted meanwhile, and can be saved as a new one', async () => {
  const { call, fetched } = await draw(post)
  await userEvent.type(screen.getByLabelText('Title'), ' soon')
  fetched(undefined)
  expect(screen.getByText(/This post was deleted since you opened it/)).toBeTruthy()
  await press('Keep as new post')
  expect(screen.queryByText(/This post was deleted/)).toBeNull()
  await press('Publish')
  await waitFor(() =>
    expect(call.mock.calls[0]).toMatchObject([
      { name: 'createNewsPost' },
      { body: { texts: { en: { title: 'New meters soon' } } } },
    ]),
  )
})
