import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getChosenSeries,
  getConsumption,
  getConversionFactors,
  getForecast,
  getLoadDuration,
  getSummedValues,
  listActions,
  listBudgets,
  listIndicators,
} from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import planning from '../../planning-texts/en'
import en from '../../texts/en'
import { monthSoFar } from '../month-so-far'
import { ForecastTile } from './forecast-tile'
import tileTexts from './locales/en.json'
import { PeakTile } from './peak-tile'
import { TasksTile } from './tasks/tasks-tile'
import type { TileProps } from './tile'
import { WorthTile } from './worth-tile'

const at = Date.UTC(2026, 10, 1)
const sum = { value: 12_000, measured: 1, estimated: 0 }
const span = { at: [at], value: [12_000], measured: [1], estimated: [0], total: sum }
const meter = { seriesId: 7, pointId: 'mp', seriesType: 'MEASURED', productType: 'GAS' }
const budget = {
  id: 'b',
  businessId: 1,
  nodeId: null,
  productType: 'GAS',
  year: 2026,
  name: 'Gas of all buildings',
}
const answers = new Map<unknown, unknown>([
  [
    getConsumption,
    {
      ...{ timeZone: 'UTC', node: null, locations: [] },
      products: ['ELECTRICITY'].map((productType) => ({ productType, unit: 'kWh', current: span })),
    },
  ],
  [getChosenSeries, { series: [meter], hasMore: false }],
  [getConversionFactors, { factors: [], nodes: [], more: true }],
  [getSummedValues, { unit: 'EUR', seriesCount: 1, ...span }],
  [
    getForecast,
    { unit: 'kWh', meters: [], total: { expected: 5, lower: 4, upper: 6 }, previous: { value: 5 } },
  ],
  [listActions, { actions: [] }],
  [listIndicators, { indicators: [] }],
  [listBudgets, { canEdit: true, budgets: [budget] }],
  [
    getLoadDuration,
    { unit: 'kW', interval: 'PT15M', peaks: { value: [33], at: ['2026-11-03T08:00:00.000Z'] } },
  ],
])

const Cost = (props: TileProps) => <WorthTile {...props} as="COST" />

/** Fails where it is told to, until it is told otherwise. */
function draw(Tile: ComponentType<TileProps>, fails: (call: unknown, query: string) => number | undefined) {
  const asked = { fails }
  async function answer(called: unknown, given: { query?: object }): Promise<unknown> {
    await Promise.resolve()
    const status = asked.fails(called, JSON.stringify(given.query ?? {}))
    if (status === undefined) return answers.get(called)
    const reasons = [{ code: 'INTERNAL', title: 'x' }]
    throw new CallError('refused', 'x', { status, errorObject: { id: 'c-1', status, reasons } })
  }
  const feature = {
    ...{ featureId: 'enms', locale: 'en', subRoutes: [], basePath: '/platform', user: null, roles: [10] },
    ...{ menu: [], navigate: () => undefined, notify: () => undefined },
    events: createEvents<PortalEvents>(),
    api: { call: answer } as unknown as ApiClient,
  } as unknown as FeatureProps
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={queries}>
        <PageTexts
          locale="en"
          load={[() => Promise.resolve({ default: { ...planning, ...en, ...tileTexts } })]}
        >
          <Tile nodeId={undefined} month={monthSoFar('2026-11-26')} today="2026-11-26" />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return { mend: () => (asked.fails = () => undefined) }
}

test.each([
  ['costs', Cost, getChosenSeries, 'The costs were not loaded', /12,000/],
  ['costs', Cost, getSummedValues, 'The costs were not loaded', /12,000/],
  ['peak', PeakTile, getChosenSeries, 'The peak load was not loaded', / \(mean of 15 minutes\)$/],
  ['peak', PeakTile, getLoadDuration, 'The peak load was not loaded', / \(mean of 15 minutes\)$/],
  ['forecast', ForecastTile, getChosenSeries, 'The forecast of electricity was not loaded', /^5/],
  ['forecast', ForecastTile, getForecast, 'The forecast of electricity was not loaded', /^5/],
])('%s: what a failed call would have told is said to be missing, and fetched again', async (...each) => {
  const [, Tile, failing, says, figure] = each
  const { mend } = draw(Tile, (call) => (call === failing ? 500 : undefined))
  await screen.findByText(says)
  expect(screen.queryByText('No price')).toBeNull()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(figure)
})

test.each([
  [Cost, getSummedValues],
  [PeakTile, getLoadDuration],
])('a year before that was not loaded is not taken for one that cannot be compared', async (Tile, call) => {
  const { mend } = draw(Tile, (called, query) =>
    called === call && query.includes('2025') ? 500 : undefined,
  )
  await screen.findByText('The previous year was not loaded')
  expect(screen.queryByText('Comparison not possible')).toBeNull()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Load the previous year again' }))
  await screen.findByText(/against the previous year$/)
})

test('a refusal says that there is no price', async () => {
  draw(Cost, (called) => (called === getSummedValues ? 400 : undefined))
  await screen.findByText('No price')
  expect(screen.queryByText('The costs were not loaded')).toBeNull()
})

test('other tasks are told although the actions were not loaded', async () => {
  draw(TasksTile, (called) => (called === listActions ? 500 : undefined))
  await screen.findByText('Gas of all buildings')
  await screen.findByText('Some of the tasks were not loaded')
})
