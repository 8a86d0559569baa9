import type { Budget, EnergyAction } from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { VerificationPanel } from '../actions/verification/verification-panel'
import { ProgressPanel } from '../budgets/result/progress-panel'
import { LackText } from '../indicators/result/lack-text'
import planning from '../planning-texts/en'
import en from '../texts/en'

function draw(part: ReactNode, menu: string[] = []) {
  const feature = {
    ...{ featureId: 'enms', locale: 'en', subRoutes: [], basePath: '/platform', user: null, roles: [] },
    ...{ menu: menu.map((page) => ({ label: '', glyph: '', url: `/platform/${page}` })) },
    ...{ navigate: () => undefined, notify: () => undefined, events: createEvents<PortalEvents>() },
    api: { call: () => new Promise(() => undefined) },
  } as unknown as FeatureProps
  return render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageTexts locale="en" load={[async () => ({ default: { ...en, ...planning } })]}>
          {part}
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  ).container
}

const action = { state: 'IMPLEMENTED', implementedOn: '2025-01-01', savings: [] } as unknown as EnergyAction

test('without a baseline, who may choose one is led to the analysis', async () => {
  const page = draw(<VerificationPanel action={action} canEdit />)
  const way = await screen.findByRole('link', { name: 'To the variance analysis' })
  expect(way.getAttribute('href')).toBe('/platform/analysis/variance-analysis')
  expect(page.textContent).toContain('Save a baseline in the variance analysis')
  expect(page.textContent).not.toMatch(/manager/)
})

test('without a baseline, who may not choose one reads who can', async () => {
  const page = draw(<VerificationPanel action={action} canEdit={false} />)
  await screen.findByText(/Energy managers, KPI managers and administrators can/)
  expect(screen.queryByRole('link')).toBeNull()
  expect(page.textContent).not.toContain('Save a baseline')
})

const goneBudget = {
  ...{ id: 'b', nodeId: 'gone', nodeName: null, year: 2026, productType: 'ELECTRICITY', currency: 'EUR' },
  ...{ amounts: [], costs: null },
} as unknown as Budget

test.each([
  [true, /Choose another scope, or delete the budget\./],
  [false, /Energy managers, KPI managers and administrators can change that\./],
])('a budget that cannot be counted says what to do, or who can (%s)', async (canEdit, said) => {
  const page = draw(<ProgressPanel budget={goneBudget} kind="amounts" {...{ canEdit }} />)
  await screen.findByText(said)
  expect(page.textContent).toContain('The unit or location of this budget no longer exists.')
  expect(/Choose another scope/.test(page.textContent)).toBe(canEdit)
})

const keeper = ['organization/import']
test.each([
  ['PLACE_GONE', true, [], 'Choose another scope, or delete the indicator.'],
  ['PLACE_GONE', false, keeper, 'Energy managers, KPI managers and administrators can change that.'],
  ['STATION_UNKNOWN', true, keeper, 'Assign one in the organisation.'],
  ['STATION_UNKNOWN', true, [], 'Energy managers and administrators can enter that in the organisation.'],
  ['NO_VALUES', false, [], /There is a value as soon as readings have arrived/],
] as const)('an indicator without a value (%s, %s, %j) says: %s', async (lack, canEdit, menu, said) => {
  const page = draw(<LackText {...{ lack, canEdit }} />, [...menu])
  await screen.findByText(said)
  expect(page.querySelectorAll('p')).toHaveLength(lack === 'NO_VALUES' ? 1 : 2)
})
