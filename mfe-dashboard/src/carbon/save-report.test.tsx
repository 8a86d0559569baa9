import type { CarbonReport } from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import planning from '../planning-texts/en'
import en from '../texts/en'
import { SavePareto } from '../energy-uses/pareto/save-pareto'
import ofUses from '../energy-uses/locales/en.json'
import ofCarbon from './locales/en.json'
import { SaveReport } from './save-report'

const saved = jest.fn((_given: { place?: string | undefined }) => 'file')
jest.mock('@energycockpit/charts/save-data', () => ({
  saveData: (given: { place?: string }) => saved(given),
}))

// What stands in the file is tested beside it.
jest.mock('./table-of-file', () => ({ tableOfFile: () => ({ headings: [], rows: [] }) }))
jest.mock('./used-factors', () => ({ factorsNow: () => [] }))

const feature = {
  ...{ featureId: 'enms', locale: 'en', subRoutes: [], basePath: '/platform', roles: [], menu: [] },
  ...{ navigate: () => undefined, notify: () => undefined, events: createEvents<PortalEvents>() },
  user: { uuid: 'me', client_business_name: 'Fenland Colleges' },
  api: { call: async () => ({ factors: [], nodes: [], more: false }) },
} as unknown as FeatureProps
const draw = (part: React.ReactNode) =>
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={new QueryClient()}>
        <PageTexts
          locale="en"
          load={[async () => ({ default: { ...en, ...planning, ...ofUses, ...ofCarbon } })]}
        >
          {part}
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )

const reported = { year: 2025, products: [], scope1: [], scope2: [] }
const report = (node: object | null) => ({ reported, node, before: null }) as unknown as CarbonReport
const pareto = (place: string | undefined) => (
  <SavePareto {...{ rows: [], title: 'Uses', when: '2025', place, days: { from: 'a', to: 'b' } }} />
)

test.each([
  ['a report of a location', <SaveReport key="r" report={report({ id: 'l', name: 'Mill' })} />, 'Mill'],
  ['a report of everything', <SaveReport key="r" report={report(null)} />, 'Fenland Colleges'],
  ['the uses of a location', pareto('Mill'), 'Mill'],
  ['the uses of everything', pareto(undefined), 'Fenland Colleges'],
] as const)('%s has the name of its place', async (_, part, place) => {
  saved.mockClear()
  draw(part)
  await userEvent.click((await screen.findAllByRole('button', { name: /CSV/ }))[0]!)
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.calls[0]![0].place).toBe(place)
})
