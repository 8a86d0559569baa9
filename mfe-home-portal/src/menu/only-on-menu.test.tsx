import type { ApiClient } from '@energycockpit/api-client'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { OnlyOnMenu } from './only-on-menu'

const menu = [{ label: 'Operation', items: [{ label: 'Status', url: '/platform/home-portal/status' }] }]

function draw(url: string, answer: () => Promise<unknown>) {
  const texts = createTexts({ locale: 'en', load: () => import('../locales/en.json') })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = { call: answer } as unknown as ApiClient
  render(
    <QueryClientProvider client={queries}>
      <TextsProvider texts={texts} locale="en">
        <OnlyOnMenu api={api} homeUrl="/platform/home-portal" url={url}>
          <p>The page</p>
        </OnlyOnMenu>
      </TextsProvider>
    </QueryClientProvider>,
  )
}

describe('OnlyOnMenu', () => {
  it('shows a page that the menu leads to', async () => {
    draw('/platform/home-portal/status', async () => ({ menu }))
    expect(await screen.findByText('The page')).toBeTruthy()
  })

  it('knows no page that the menu does not lead to', async () => {
    draw('/platform/home-portal/design', async () => ({ menu }))
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy()
    expect(screen.queryByText('The page')).toBeNull()
  })

  it('says so when the menu cannot be had, and offers to ask again', async () => {
    draw('/platform/home-portal/status', () => Promise.reject(new Error('away')))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText('The page')).toBeNull()
  })
})
