import { render, screen, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CallError } from '@energycockpit/api-client'
import {
  getLossBalance,
  type LossBalance,
  type MeasurementSeries,
  type MeteringPoint,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { pointTexts } from '../point/point-texts'
import { BalancePanel, hasBalance } from './balance-panel'

const series = { id: 7, quantity: 'ENERGY', unit: 'kWh', seriesType: 'MEASURED' } as MeasurementSeries
const point = {
  submeters: [
    { id: 'mp-1', name: 'Kitchen' },
    { id: 'mp-2', name: 'Lifts' },
  ],
} as MeteringPoint
const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-02-01T00:00:00Z') }
const balance = {
  unit: 'kWh',
  total: { value: 250, measured: 0.9, estimated: 0.05 },
  totals: { main: 1000, subs: 750, share: 0.25 },
} as LossBalance

async function show(answer: () => Promise<LossBalance>, locale: 'de' | 'en' = 'en') {
  const texts = createTexts({
    locale,
    load: pointTexts,
  })
  const call = jest.fn((_call: unknown, _given: unknown) => answer())
  render(
    <TextsProvider texts={texts} locale={locale}>
      <FeatureContext value={{ api: { call }, basePath: '/platform' } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <BalancePanel
            point={point}
            series={series}
            period={period}
            shown={{ as: 'COST', per: undefined }}
          />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return call
}

test('says what is unaccounted for, in the unit and in per cent, of what is shown', async () => {
  const call = await show(async () => balance)
  expect(await screen.findByText('25% of the main meter')).toBeTruthy()
  for (const text of ['1,000', '750', '250']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/95% of the period/)).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Submeters' }))
  expect(list.getByRole('link', { name: 'Lifts' }).getAttribute('href')).toBe('/platform/analysis?point=mp-2')
  const query = { from: period.from.toISOString(), to: period.to.toISOString(), granularity: 'P1Y' }
  expect(call).toHaveBeenCalledWith(
    getLossBalance,
    expect.objectContaining({ query: { main: 7, as: 'COST', per: undefined, ...query } }),
  )
})

test('in German, and without a share where the main meter counted nothing', async () => {
  await show(async () => ({ ...balance, totals: { main: 0, subs: 0, share: null } }), 'de')
  expect(await screen.findByText('Nicht zugeordnet')).toBeTruthy()
  expect(screen.getByText('2 Unterzähler')).toBeTruthy()
  expect(screen.queryByText(/des Hauptzählers/)).toBeNull()
})

test('that it cannot be calculated is said with the reason', async () => {
  await show(() => Promise.reject(new CallError('refused', 'x', { status: 400 })))
  expect(await screen.findByText('The balance could not be calculated.')).toBeTruthy()
})

test.each([
  ['an amount that was measured', {}, true],
  ['volumes', { quantity: 'VOLUME' }, true],
  ['power', { quantity: 'POWER' }, false],
  ['what is calculated', { seriesType: 'VIRTUAL' }, false],
])('a balance of %s: %j', (_, other, expected) =>
  expect(hasBalance(point, { ...series, ...other } as MeasurementSeries)).toBe(expected),
)
test('without submeters there is none', () =>
  expect(hasBalance({ ...point, submeters: [] }, series)).toBe(false))
