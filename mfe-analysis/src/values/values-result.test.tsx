import type { ComponentProps } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query'
import { CallError } from '@energycockpit/api-client'
import type { MeasurementSeries, MeteringPoint, SeriesValues } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { ValuesResult } from './values-result'
import ofFeature from '../texts/en'
import ofWidgets from '../widgets/locales/en.json'
import ofPoint from '../point/locales/en.json'

const series: MeasurementSeries = {
  id: 7,
  quantity: 'ENERGY',
  unit: 'kWh',
  direction: 'PURCHASE',
  interval: 'PT1H',
  seriesType: 'MEASURED',
  firstAt: '2022-11-21T00:00:00Z',
  lastAt: '2026-11-21T12:00:00Z',
}
const point: MeteringPoint = {
  id: 'mp-1',
  name: 'Main meter',
  meteringPointId: 'DEMO-1',
  meterNumber: null,
  type: 'MAIN',
  kind: 'MAIN',
  productType: 'ELECTRICITY',
  parentMeteringPoint: null,
  submeters: [],
  conversionFactor: [{ from: null, value: 1 }],
  location: {
    id: 'l',
    name: 'Library',
    timeZone: 'Europe/London',
    floorArea: [{ from: null, value: 100 }],
    referenceQuantities: ['FLOOR_AREA'],
    street: null,
    city: null,
  },
  path: [],
  series: [series],
}
const values: SeriesValues = {
  seriesId: 7,
  quantity: 'ENERGY',
  unit: 'kWh',
  timeZone: 'Europe/London',
  granularity: 'P1D',
  aggregation: 'SUM',
  function: 'SUM',
  from: '2026-11-01T00:00:00Z',
  to: '2026-11-03T00:00:00Z',
  at: [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 2)],
  value: [10, null],
  measured: [1, 0],
  estimated: [0, 0],
  total: { value: 10, minimum: 0, maximum: 2, mean: 1, measured: 0.5, estimated: 0, expected: 48 },
}

const query = (state: object) =>
  ({
    isError: false,
    isPlaceholderData: false,
    dataUpdatedAt: Date.UTC(2026, 10, 21),
    ...state,
  }) as UseQueryResult<SeriesValues>

const nothingFound = {
  ...{ seriesId: 7, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H', checkedAt: '2026-11-20T00:00:00Z' },
  ...{
    count: 0,
    kind: [],
    from: [],
    to: [],
    values: [],
    worst: [],
    parameters: [],
    foundAt: [],
    importId: [],
  },
}
/** What the checks found. */
let found = (): { series: object[] } => ({ series: [nothingFound] })
afterEach(() => {
  found = () => ({ series: [nothingFound] })
})

const annotated = { annotations: [], annotationSteps: undefined, add: null, below: null }
const asRecorded = { as: undefined, per: undefined } as const

async function show(
  result: UseQueryResult<SeriesValues>,
  of = series,
  onShowLatest = jest.fn(),
  more: Partial<ComponentProps<typeof ValuesResult>> = {},
) {
  const texts = createTexts({
    locale: 'en',
    load: async () => ({ default: { ...ofFeature, ...ofWidgets, ...ofPoint } }),
  })
  const feature = { api: { call: async () => found() }, basePath: '/platform' }
  const props = { annotated, shown: asRecorded, onShowAsRecorded: jest.fn(), onShowLatest, ...more }
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={feature as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <div data-testid="result">
            <ValuesResult point={point} series={of} values={result} {...props} />
          </div>
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return screen.findByTestId('result')
}

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

test.each([
  [503, 'STORE_UNAVAILABLE', 'The measured values are not available', 1],
  [400, 'TOO_MANY_POINTS', 'A chart cannot show so many values', 0],
  [409, 'NOT_ADDABLE', 'These series are of different kinds', 0],
] as const)(
  'a failure (%d %s) names the metering point, the reason and the reference, and is tried again where that may help',
  async (status, code, reason, retries) => {
    const refetch = jest.fn()
    const errorObject = { id: 'c-42', status, reasons: [{ code, title: 'x' }] }
    const error = new CallError('refused', 'x', { status, errorObject })
    const shown = await show(query({ isError: true, error, refetch }))
    expect(shown.textContent).toContain(
      'While loading measured values for Library · Main meter an error occurred',
    )
    expect(shown.textContent).toContain(reason)
    expect(shown.textContent).toContain('c-42')
    const buttons = screen.queryAllByRole('button', { name: 'Try again' })
    expect(buttons).toHaveLength(retries)
    for (const button of buttons) await userEvent.click(button)
    expect(refetch).toHaveBeenCalledTimes(retries)
  },
)

test('an unreachable server is told from an unknown error', async () => {
  const error = new CallError('unreachable', 'No answer', { status: 0 })
  expect((await show(query({ isError: true, error }))).textContent).toContain('does not respond')
  document.body.replaceChildren()
  expect((await show(query({ isError: true, error: new Error('?') }))).textContent).toContain(
    'An unknown error occurred.',
  )
})

test('a period without values says where values are and leads there', async () => {
  const onShowLatest = jest.fn()
  const shown = await show(query({ data: { ...values, value: [null, null] } }), series, onShowLatest)
  expect(shown.textContent).toContain('No data available for the selected period')
  expect(shown.textContent).toContain('from 21 Nov 2022 to 21 Nov 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest values' }))
  expect(onShowLatest).toHaveBeenCalledWith(new Date('2026-11-21T12:00:00Z'))
})

test('a series without any value has no way to the latest', async () => {
  const empty = { ...series, firstAt: null, lastAt: null }
  const shown = await show(query({ data: { ...values, value: [null, null] } }), empty)
  expect(shown.textContent).toContain('No value has arrived')
  expect(screen.queryByRole('button')).toBeNull()
})

test('partly measured values say how much is measured, and the figures stand below', async () => {
  const shown = await show(query({ data: values }))
  expect(shown.textContent).toContain(
    'Measured50%of 48 values expected24 measured (50%)0 estimated or substituted (0%)24 missing (50%)',
  )
  expect(shown.textContent).toContain('Total10.0\u00a0kWh')
  expect(shown.textContent).toContain('of 48 values expected')
  expect(await screen.findByRole('figure', { name: 'Electricity, import · Library' })).toBeTruthy()
  expect(shown.textContent).toContain('1 interval without values')
})

test('what the checks found is said in a line, which leads to where it is explained', async () => {
  found = () => ({ series: [{ ...nothingFound, count: 3, kind: ['GAP', 'SPIKE', 'GAP'] }] })
  await show(query({ data: values }))
  await screen.findByText(/3 findings in this period: 2 × gap, 1 × spike\./)
  expect(screen.getByRole('link', { name: 'Show and explain' }).getAttribute('href')).toBe(
    '/platform/analysis/measurement-series/mp-1?series=7&year=2026',
  )
})

test.each([
  ['nothing', () => ({ series: [nothingFound] }), /No findings in this period/],
  ['not yet', () => ({ series: [{ ...nothingFound, checkedAt: null }] }), /not been checked yet/],
  [
    'failed',
    (): never => {
      throw new Error('?')
    },
    /findings could not be loaded/,
  ],
])('what the checks found: %s', async (_, given, said) => {
  found = given
  await show(query({ data: values }))
  expect(await screen.findByText(said)).toBeTruthy()
})

test('the chart can be read as a table', async () => {
  await show(query({ data: values }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/Sunday,? 1 November 202610\.0\u00a0kWh100%/)
  expect(rows[2]).toContain('no value0%')
})

test('modelled values are marked', async () => {
  const modelled = { ...series, seriesType: 'MODELLED' as const }
  const shown = await show(query({ data: values }), modelled)
  expect(shown.textContent).toContain('come from a model and not from a meter')
})

test('where values are too many, the table has the ends of each stretch and says so', async () => {
  const segments = { first: values.at[0]!, length: 86_400_000, bucketLength: 900_000 }
  const sampled: SeriesValues = {
    ...{ ...values, granularity: 'raw', sampledFrom: 192, value: [2, 10, null] },
    at: [values.at[0]!, values.at[0]! + 900_000, values.at[1]!],
    ...{ measured: [1, 1, 0], estimated: [0, 0, 0] },
    segments: { ...segments, measured: [0.5, 0], estimated: [0, 0] },
  }
  const shown = await show(query({ data: sampled }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
  expect(shown.textContent).toContain('lowest and highest value of every day')
  const rows = screen.getAllByRole('row').map((row) => row.textContent!.replaceAll('\u00a0', ' '))
  expect(rows[0]).toBe('PeriodLowest valueHighest valueMeasured')
  expect(rows[1]).toMatch(/1 November 20262\.0 kWh10\.0 kWh50%/)
  expect(rows[2]).toContain('no valueno value0%')
  expect(shown.textContent).toContain('1 period with gaps')
  expect(shown.textContent).toContain('1 period without values')
})

test('values by floor area are not divided by it again, and are named as what they are', async () => {
  const perArea = { ...values, quantity: 'COST', unit: 'GBP/m²' } as const
  const shown = await show(query({ data: perArea }), series, jest.fn(), {
    shown: { as: 'COST', per: 'FLOOR_AREA' },
  })
  expect(
    await screen.findByRole('figure', {
      name: /^Electricity, import, Cost, per m² of floor area · Library/,
    }),
  ).toBeTruthy()
  expect(shown.textContent).toContain('Total10.0\u00a0£/m²')
  expect(shown.textContent).not.toContain('Per m²')
})

test.each([
  ['2026-11-04T00:00:00Z', 'and counts where its interval starts. These figures cover'],
  ['2026-11-01T00:00:00Z', 'No interval starts in this period.'],
])('what cannot be split at the edge of the period is said, until %s', async (to, said) => {
  const covered = [{ seriesId: 7, from: '2026-11-01T00:00:00Z', to }]
  const shown = await show(query({ data: { ...values, covered, uncutAt: values.at } }))
  expect(shown.textContent).toContain(said)
})

test('days that begin within an interval are said', async () => {
  const shown = await show(query({ data: { ...values, uncutAt: values.at } }))
  expect(shown.textContent).toContain('Days start within an interval here')
})
