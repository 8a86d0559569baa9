import { deleteNewsPost, listNewsPosts, restoreNewsPost, type AnyCall } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostsPanel } from './posts-panel'

const post = {
  ...{ id: '1', importance: 'INFORMATION', pinned: false, withSubBusinesses: false, published: true },
  ...{ businessId: 1, businessName: 'Fens', hasSubBusinesses: false, revision: 1, changedBy: null },
  texts: { de: null, en: { title: 'New meters', text: 'From Monday.' } },
  ...{ from: '2026-11-01T08:00:00.000Z', until: null, changedAt: '2026-11-01T08:00:00.000Z' },
}

test('the focus goes to where a deletion is undone, and stays near when it was', async () => {
  let isDeleted = false
  const api = {
    async call(call: AnyCall) {
      if (call === listNewsPosts) return { posts: isDeleted ? [] : [post], more: false, business: {} }
      if (call === deleteNewsPost) isDeleted = true
      if (call === restoreNewsPost) isDeleted = false
      return post
    },
  }
  const texts = createTexts({ locale: 'en', load: (name) => import(`./locales/${name}.json`) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext
          value={{ api, basePath: '/platform', events: createEvents() } as unknown as FeatureProps}
        >
          <PostsPanel />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Delete New meters' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  await screen.findByRole('button', { name: 'Delete New meters' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
