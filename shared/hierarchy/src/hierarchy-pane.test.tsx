import { render, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { HierarchyNode } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { HierarchyPane } from './hierarchy-pane'

const node = (id: string, type: HierarchyNode['type'], parentId: string | null): HierarchyNode => ({
  ...{ id, type, parentId, name: `Name of ${id}`, hasChildren: type !== 'LOCATION' },
  ...{ kind: null, productType: null, path: [] },
})
const business = node('cb-1', 'CLIENT_BUSINESS', null)
const locations = Array.from({ length: 350 }, (_, place) => node(`loc-${place}`, 'LOCATION', 'cb-1'))

function show(selectedId: string, selectedPath: readonly string[] | undefined) {
  const call = jest.fn(
    async (_call: unknown, { query }: { query: { parentId?: string; cursor?: string } }) => {
      if (query.parentId === undefined) return { nodes: [business], nextCursor: null }
      const from = Number(query.cursor ?? 0)
      const nodes = locations.slice(from, from + 100)
      return { nodes, nextCursor: from + 100 < locations.length ? `${from + 100}` : null }
    },
  )
  const texts = createTexts({ locale: 'en', load: () => import('./locales/en.json') })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call } } as never}>
        <QueryClientProvider client={client}>
          <HierarchyPane {...{ selectedId, selectedPath }} canSelect={() => true} onSelect={() => {}} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return call
}

test('a chosen node is loaded also where hundreds of siblings stand before it, and no further', async () => {
  const call = show('loc-250', ['cb-1'])
  const item = await screen.findByRole('treeitem', { name: 'Name of loc-250' })
  expect(item.getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('treeitem', { name: 'Name of loc-349' })).toBeNull()
  expect(call).toHaveBeenCalledTimes(4)
})

test('while it is not known where it stands nothing is loaded for it', async () => {
  const call = show('loc-250', undefined)
  await screen.findByRole('treeitem', { name: 'Name of loc-99' })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(call).toHaveBeenCalledTimes(2)
})
