import type { ApiClient } from '@energycockpit/api-client'
import type { PortfolioWeek as Week } from '@energycockpit/contract'
import { createTexts, TextsProvider, type Locale } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortfolioWeek } from './portfolio-week'

const week: Week = {
  locations: 21,
  meteringPoints: 48,
  from: '2026-11-09T00:00:00.000Z',
  to: '2026-11-16T00:00:00.000Z',
  timeZone: 'Europe/London',
  isDemo: true,
  purchases: [
    {
      productType: 'ELECTRICITY',
      unit: 'kWh',
      meteringPoints: 20,
      complete: 18,
      value: 674_200,
      measured: 0.97,
      estimated: 0,
      comparison: { meteringPoints: 17, value: 860, weekBefore: 1000 },
    },
    {
      productType: 'GAS',
      unit: 'kWh',
      meteringPoints: 1,
      complete: 1,
      value: 0,
      measured: 0.9,
      estimated: 0.1,
      comparison: { meteringPoints: 1, value: 0, weekBefore: 0 },
    },
  ],
}

function draw(locale: Locale, { menu, answer }: { menu: string[]; answer: () => Promise<unknown> }) {
  const feature = { menu: menu.map((url) => ({ label: url, url })) } as unknown as FeatureProps
  const call = jest.fn(answer)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <TextsProvider
        texts={createTexts({ locale, load: (name) => import(`../locales/${name}.json`) })}
        locale={locale}
      >
        <p>The rest of the page</p>
        <FeatureContext value={feature}>
          <PortfolioWeek
            api={{ call } as unknown as ApiClient}
            landingUrl="/platform/home-portal"
            analysisUrl="/platform/analysis"
          />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
  return { call }
}
const analysis = ['/platform/analysis']
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test.each([
  [
    'de',
    '674 MWh',
    '−14,0 % gegenüber der Vorwoche',
    'Bei 2 von 20 Messstellen fehlen Werte; 97 % gemessen.',
  ],
  [
    'en',
    '674 MWh',
    '−14.0% compared with the week before',
    '2 of 20 metering points have missing values; 97% measured.',
  ],
] as const)('says in %s what was bought, how it compares and what is missing', async (locale, ...said) => {
  draw(locale, { menu: analysis, answer: async () => week })
  const electricity = (await screen.findByText(locale === 'de' ? 'Strom' : 'Electricity')).closest('div')!
  for (const text of said) expect(plain(electricity.textContent)).toContain(text)
  expect(electricity.textContent).toContain('17')
})

test('a week of nothing before is not compared, and estimates are told', async () => {
  draw('en', { menu: analysis, answer: async () => week })
  const gas = (await screen.findByText('Gas')).closest('div')!
  expect(plain(gas.textContent)).toBe(
    'Gas0 kWhNo comparison with the week before1 metering point, complete, 10% estimated',
  )
})

test('whose menu leads to no values is not shown any, and none are requested', async () => {
  const { call } = draw('en', { menu: ['/platform/home-portal/design'], answer: async () => week })
  await screen.findByText('The rest of the page')
  expect(call).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a failure says so and can be tried again', async () => {
  let fails = true
  draw('en', { menu: analysis, answer: async () => (fails ? Promise.reject(new Error('away')) : week) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  expect(await screen.findByText('Electricity')).toBeTruthy()
})

test('where nothing is bought, the page says so', async () => {
  draw('en', { menu: analysis, answer: async () => ({ ...week, purchases: [] }) })
  expect(await screen.findByText('No metering point measures your consumption yet.')).toBeTruthy()
})
