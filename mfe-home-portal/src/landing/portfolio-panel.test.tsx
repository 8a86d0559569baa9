import type { PortfolioFigure, PortfolioSummary } from '@energycockpit/contract'
import { createTexts, TextsProvider, type Locale } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import type { UseQueryResult } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortfolioPanel } from './portfolio-panel'

const whole: PortfolioFigure = {
  ...{ value: 9_000, measured: 1, estimated: 0, knownBefore: 1 },
  ...{ comparison: { value: 9_000, before: 10_000, share: 1 }, incomparable: null },
}
const gaps: PortfolioFigure = {
  ...{ value: 41_000, measured: 0.9, estimated: 0.099, knownBefore: 0.8 },
  ...{ comparison: { value: 30_000, before: 20_000, share: 0.75 }, incomparable: null },
}
const summary: PortfolioSummary = {
  ...{ locations: 1, meteringPoints: 3, timeZone: 'Europe/London', isDemo: false },
  yesterday: { from: '2026-11-16', to: '2026-11-17' },
  weekBefore: { from: '2026-11-09', to: '2026-11-10' },
  month: { from: '2026-11-01', to: '2026-11-17', isWhole: false },
  yearBefore: { from: '2025-11-01', to: '2025-11-17' },
  products: [
    {
      ...{ productType: 'ELECTRICITY', unit: 'kWh', meteringPoints: 2, leftOut: 0 },
      ...{ yesterday: whole, month: gaps },
      largest: { locationId: 'hall', name: 'Hall', value: 20_500, share: 0.5 },
    },
  ],
  arrival: {
    ...{ expected: 3, recent: 2, lastAt: '2026-11-17T11:00:00Z' },
    late: [{ id: 'mp & 1', name: 'Main meter', location: 'Hall', lastAt: null }],
  },
}

function draw(locale: Locale, query: Partial<UseQueryResult<PortfolioSummary>>, menu: object[] = []) {
  const feature = { basePath: '/platform', menu } as unknown as FeatureProps
  const texts = createTexts({ locale, load: (name) => import(`../locales/${name}.json`) })
  return render(
    <TextsProvider texts={texts} locale={locale}>
      <FeatureContext value={feature}>
        <PortfolioPanel portfolio={query as UseQueryResult<PortfolioSummary>} />
      </FeatureContext>
    </TextsProvider>,
  )
}
const of = (data: PortfolioSummary) => ({ data, isError: false })
const plain = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s/g, ' ')
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('figures say what they are compared with and what of it is known, and lead to their analysis', async () => {
  draw('en', of(summary))
  const product = (await screen.findByText('Electricity')).closest('li')
  expect(plain(product)).toContain('41.0 MWh+50.0% compared with')
  expect(plain(product)).toContain('99.9% of the values available. 10% are estimated. 80% available before.')
  expect(plain(product)).toContain('Compared on the days that are complete in both periods (75%).')
  expect(plain(product)).toMatch(
    /Yesterday, Monday, 16 November 2026.*−10\.0% compared with Monday, 9 November 2026100% of/,
  )
  expect(addressOf(/^Yesterday/)).toBe('/platform/analysis?from=2026-11-16&to=2026-11-17&product=ELECTRICITY')
  expect(addressOf('Hall')).toBe(
    '/platform/analysis?node=hall&from=2026-11-01&to=2026-11-17&product=ELECTRICITY',
  )
  expect(screen.getByText('2 of 3 metering points have values from the last 24 hours.')).toBeTruthy()
  expect(addressOf('Main meter, Hall')).toBe('/platform/analysis/measurement-series/mp%20%26%201')
})

test('in German, too', async () => {
  draw('de', of(summary))
  const product = (await screen.findByText('Strom')).closest('li')
  expect(plain(product)).toContain('41,0 MWh+50,0 % gegenüber')
  expect(plain(product)).toContain('Größter Verbraucher: Hall mit 20,5 MWh (50 %)')
})

test('it says why nothing is compared, and that a month has just begun', async () => {
  const nothing = { ...whole, comparison: null, incomparable: 'NOTHING_BEFORE' as const }
  const [product] = summary.products
  const month = { from: '2026-10-01', to: '2026-11-01', isWhole: true }
  draw('en', of({ ...summary, month, products: [{ ...product!, yesterday: nothing, month: nothing }] }))
  expect(await screen.findAllByText(/No comparison: there are no values for/)).toHaveLength(2)
  expect(screen.getByText(/The month has just begun/)).toBeTruthy()
})

test('without locations it says what to do, and a failure can be tried again', async () => {
  const { unmount } = draw('en', of({ ...summary, locations: 0, products: [] }))
  expect(await screen.findByText('There are no locations yet')).toBeTruthy()
  unmount()
  const refetch = jest.fn()
  draw('en', { data: undefined, isError: true, refetch })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalled()
})

test.each([
  ['There are no locations yet', 0],
  ['No metering point measures consumption yet', 3],
])('%s: who may create some is led there, everybody else reads who can', async (none, locations) => {
  const page = (name: string) => ({ label: name, glyph: '', url: `/platform/organization/${name}` })
  const nothing = of({ ...summary, locations, products: [] })
  const { container, unmount } = draw('en', nothing, [page('hierarchy'), page('import')])
  expect(await screen.findByText(none)).toBeTruthy()
  expect(addressOf('Open hierarchy')).toBe('/platform/organization/hierarchy')
  expect(container.textContent).not.toMatch(/manager|administrator/)
  unmount()
  draw('en', nothing, [page('hierarchy')])
  expect(await screen.findByText(none)).toBeTruthy()
  expect(screen.getByText('Energy managers and administrators can create them.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open hierarchy' })).toBeNull()
})
