import { listNews, type AnyCall } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NewsList } from './news-list'

test('whoever comes by a link to a post is led to it once it is there', async () => {
  const ledTo: string[] = []
  Element.prototype.scrollIntoView = function () {
    ledTo.push(this.id)
  }
  location.hash = '#post-2'
  const post = (id: string) => ({
    ...{ id, importance: 'INFORMATION', pinned: false, isRead: true, businessName: 'Fens' },
    ...{ texts: { de: null, en: { title: `Post ${id}`, text: 'Text' } } },
    ...{ from: '2026-11-01T08:00:00.000Z', until: null },
  })
  const api = {
    call: async (call: AnyCall) =>
      call === listNews ? { posts: ['1', '2', '3'].map(post), canEdit: false } : null,
  }
  const texts = createTexts({ locale: 'en', load: (name) => import(`./locales/${name}.json`) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext value={{ api, basePath: '/platform' } as unknown as FeatureProps}>
          <NewsList />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Post 2' })
  expect(ledTo).toEqual(['post-2'])
  location.hash = ''
})
