import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { ActionsPage } from '../actions/actions-page'
import { BudgetsPage } from '../budgets/budgets-page'
import { IndicatorsPage } from '../indicators/indicators-page'
import planning from '../planning-texts/en'
import en from '../texts/en'

const pages = [
  ['No actions yet', 'New action', ActionsPage],
  ['No budgets yet', 'New budget', BudgetsPage],
  ['No indicators yet', 'New indicator', IndicatorsPage],
] as const

function draw(Page: () => React.ReactNode, canEdit: boolean) {
  const feature = {
    ...{ featureId: 'enms', locale: 'en', subRoutes: [], basePath: '/platform', user: null, roles: [] },
    ...{ menu: [], navigate: () => undefined, notify: () => undefined },
    events: createEvents<PortalEvents>(),
    api: { call: async () => ({ actions: [], budgets: [], indicators: [], canEdit }) },
  } as unknown as FeatureProps
  return render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageTexts locale="en" load={[async () => ({ default: { ...en, ...planning } })]}>
          <Page />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  ).container
}

test.each(pages)(
  '%s: whoever can add one is offered that, and names no other role',
  async (none, add, Page) => {
    const page = draw(Page, true)
    await screen.findByText(none)
    expect(page.textContent).not.toMatch(/manager|administrator/i)
    expect(screen.getByRole('button', { name: add })).toBeTruthy()
  },
)

test.each(pages)('%s: whoever cannot reads who can', async (none, add, Page) => {
  const page = draw(Page, false)
  await screen.findByText(none)
  expect(page.textContent).toMatch(/Energy managers, KPI managers and administrators can (create|add)/)
  expect(screen.queryByRole('button', { name: add })).toBeNull()
})
