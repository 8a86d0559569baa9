import { forgetRecentObjects, type AnyCall } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecentPanel } from './recent-panel'
import { useRecent } from './use-recent'

const Panel = () => <RecentPanel recent={useRecent({ canOpen: true })} />

test('once the list is cleared, the focus is at what stands in its place', async () => {
  let objects = [{ kind: 'LOCATION', id: 'hall', name: 'Hall', path: [], url: '/hall', productType: null }]
  const api = {
    async call(call: AnyCall) {
      if (call === forgetRecentObjects) objects = []
      return { objects }
    },
  }
  const texts = createTexts({ locale: 'en', load: (name) => import(`../locales/${name}.json`) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext value={{ api, notify: () => undefined } as unknown as FeatureProps}>
          <Panel />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Clear list' }))
  const empty = await screen.findByText(/appear here/)
  await waitFor(() => expect(document.activeElement).toBe(empty))
})
