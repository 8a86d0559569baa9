import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NewsPanel } from './news-panel'
import { RecentPanel } from './recent-panel'
import { useNewestNews } from './use-newest-news'
import { useRecent } from './use-recent'

function Panels() {
  return (
    <>
      <NewsPanel news={useNewestNews()} />
      <RecentPanel recent={useRecent({ canOpen: true })} />
    </>
  )
}

test('what is on its way is neither called empty nor failed', async () => {
  const feature = {
    ...{ api: { call: () => new Promise(() => undefined) }, basePath: '/platform' },
  } as unknown as FeatureProps
  const texts = createTexts({ locale: 'en', load: (name) => import(`../locales/${name}.json`) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext value={feature}>
          <Panels />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('region', { name: 'News' })
  expect(screen.getAllByRole('status')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
