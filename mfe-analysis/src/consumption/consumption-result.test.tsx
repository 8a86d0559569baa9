import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Consumption, ConsumptionOfPeriod, ConsumptionOfProduct } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice } from '../choice/choice'
import { ConsumptionResult } from './consumption-result'

// Nothing is drawn here, and the table would be waited for as long as a chart may take.
jest.mock('./once-drawn', () => ({
  onceDrawn: (_place: Element | null, then: () => void) => {
    then()
    return () => undefined
  },
}))

const names = [
  { id: 'mill', name: 'Mill', parentName: 'North' },
  { id: 'barn', name: 'Barn', parentName: 'North' },
]

function period(values: readonly (number | null)[], completeness = [1, 1]): ConsumptionOfPeriod {
  const total = values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return {
    ...{
      at: [Date.UTC(2026, 0, 1)],
      to: Date.UTC(2026, 1, 1),
      value: [total],
      measured: [1],
      estimated: [0],
    },
    total: { value: total, measured: 0.95, estimated: 0.01, expected: 1000 },
    locations: {
      locationId: names.map(({ id }) => id),
      ...{ meteringPoints: [1, 1], points: [[], []], leftOut: [0, 0], value: [...values] },
      ...{ perArea: [12.5, null], floorArea: [80, null], measured: completeness, estimated: [0, 0] },
    },
  }
}
const consumption = (products: Consumption['products'], more: Partial<Consumption> = {}): Consumption => ({
  ...{ node: null, timeZone: 'Europe/London', locations: names, products },
  ...more,
})
const electricity: ConsumptionOfProduct = {
  ...{ productType: 'ELECTRICITY', unit: 'kWh' },
  ...{ current: period([1000, 2000]), compared: period([800, 2500], [1, 0.5]) },
}
const gas: ConsumptionOfProduct = { productType: 'GAS', unit: 'kWh', current: period([10, null]) }

async function show(found: Consumption, more: { compared?: false } = {}) {
  const texts = createTexts({ locale: 'en', load: () => import('../texts/en') })
  const onChange = jest.fn()
  const call = jest.fn(async () => ({ nodes: [], nextCursor: null }))
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call }, basePath: '/platform', menu: [] } as never}>
        <QueryClientProvider client={new QueryClient()}>
          <ConsumptionResult
            consumption={found}
            isOld={false}
            compared={more.compared === false ? undefined : { from: '2025-01-01', to: '2025-02-01' }}
            granularity="P1M"
            choice={firstChoice}
            onChange={onChange}
            now={Date.UTC(2026, 6, 1)}
          />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return onChange
}

test('each product has its figure, change and completeness, and the one with most is shown', async () => {
  const onChange = await show(consumption([gas, electricity]))
  const card = await screen.findByRole('radio', { name: 'Electricity 3,000 kWh' })
  expect((card as HTMLInputElement).checked).toBe(true)
  // The barn's values of the year before are half.
  expect(await screen.findByText('+25.0%', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText(/1 of 2 locations compared/)).toBeTruthy()
  expect(screen.getAllByText(/96% complete/)).toHaveLength(2)
  const other = screen.getByRole('radio', { name: 'Gas 10.0 kWh' })
  expect(screen.getByText('Comparison not possible')).toBeTruthy()
  await userEvent.click(other)
  expect(onChange).toHaveBeenCalledWith({ productType: 'GAS' })
})

test('locations lead to their pages, with what cannot be compared left open', async () => {
  await show(consumption([electricity]))
  const table = await screen.findByRole('table', { name: 'Locations' })
  const [, barn, mill] = within(table).getAllByRole('row')
  expect(within(mill!).getByRole('link', { name: 'Mill' }).getAttribute('href')).toBe(
    '/platform/analysis?node=mill',
  )
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(mill!)).toEqual(['1,000', '800', '+25.0%', '12.50', '100%'])
  expect(cells(barn!)).toEqual(['2,000', '–', '–', '–', '100%'])
})

test('without a comparison nothing is compared', async () => {
  await show(consumption([{ ...electricity, compared: undefined }]), { compared: false })
  const table = await screen.findByRole('table', { name: 'Locations' })
  expect(within(table).queryByText(/Change/)).toBeNull()
  expect(screen.queryByText('Comparison not possible')).toBeNull()
})

test('where nothing is consumed that is said, and a location shows its metering points all the same', async () => {
  const node = { id: 'mill', type: 'LOCATION' as const, name: 'Mill', path: [] }
  await show(consumption([], { node }))
  expect(await screen.findByText('Nothing is consumed here yet')).toBeTruthy()
  expect(await screen.findByText('This location has no metering points.')).toBeTruthy()
})

test('a product with a meter of longer intervals is shown by these, and that is said', async () => {
  await show(consumption([{ ...electricity, granularity: 'P3M' }]))
  expect(
    await screen.findByText('Shown in Quarters: a meter has no values of shorter intervals.'),
  ).toBeTruthy()
})
