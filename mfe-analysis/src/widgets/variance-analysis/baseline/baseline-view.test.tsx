import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallError } from '@energycockpit/api-client'
import type {
  BaselineDriver,
  BaselineVariance,
  ComparedColumns,
  MeterBaseline,
} from '@energycockpit/contract'
import { chosenOf, meterSeries, temperatureSeries } from '../../../joined/series-item.testing'
import { showWidget } from '../../shown-widget.testing'
import { varianceAnalysis } from '..'
import View from '../view'

const days: ComparedColumns = {
  from: ['2026-03-01', '2026-03-02', '2026-03-03'],
  to: ['2026-03-02', '2026-03-03', '2026-03-04'],
  actual: [120, null, 90],
  expected: [100, null, 100],
  uncertainty: [15, null, 15],
  adjustment: [0, null, 0],
  cumulatedUncertainty: [15, 15, 24],
  compared: [1, 0, 0.5],
}
const calendar = {
  ...{ country: 'DE', region: 'BY' },
  ...{ baseline: { holidays: 12, closedDays: 43 }, reporting: { holidays: 1, closedDays: 0 } },
}
const meter: MeterBaseline = {
  ...{ seriesId: 1, meteringPointId: 'mp', name: 'Main', location: 'Hall', refusal: null, shortcomings: [] },
  ...{
    baselineDays: 365,
    validDays: 360,
    weatherStation: 'w',
    calendar,
    ...{ faultyDays: 0, faults: [] },
    cvRmse: 0.083,
    nmbe: 1e-9,
    rSquared: 0.87,
  },
  ...{ actual: 210, expected: 200, uncertainty: 24, adjustment: 0, compared: 2 / 3, dataChanged: false },
  ...{ segments: [], ...{ drivers: [], driversLeftOut: [] }, level: null },
}
const answer: BaselineVariance = {
  amountUnit: 'kWh',
  ...{ unit: 'kWh', timeZone: 'Europe/Berlin', level: 0.8, days, rows: days, meters: [meter], drivers: [] },
  total: { actual: 210, expected: 200, uncertainty: 24, adjustment: 0, compared: 2 / 3 },
  provenance: { modelVersion: 1, dataVersion: 'abc' },
}

interface Shown {
  series?: (typeof meterSeries)[]
  locale?: 'de' | 'en'
  options?: Record<string, string>
  found?: Partial<BaselineVariance>
  fails?: true
  lacksPrice?: true
  canSet?: boolean
  /** The choice is narrowed to a product, and this is what the objects have beside it. */
  beside?: (typeof meterSeries)[]
}

function show({
  series = [],
  locale,
  options = {},
  found = {},
  fails,
  lacksPrice,
  canSet,
  beside,
}: Shown = {}) {
  const requested: Record<string, string>[] = []
  const shown = showWidget({
    ...{ widget: varianceAnalysis, View, locale },
    chosen: chosenOf([meterSeries, ...series], [temperatureSeries]),
    ...{ days: ['2026-03-01', '2026-04-01'], options: { mode: 'BASELINE', rows: 'P1D', ...options } },
    ...(beside && { choice: { productType: 'ELECTRICITY' as const } }),
    call: ({ name }, { query }: { query: Record<string, string> }) => {
      if (name === 'getChosenSeries') return chosenOf([meterSeries, ...(beside ?? [])], [temperatureSeries])
      if (name === 'getConversionFactors') return { canChange: canSet }
      if (name === 'listBaselines') return { baselines: [], canSave: false }
      requested.push(query)
      if (fails) throw new Error('down')
      if (lacksPrice)
        throw new CallError('refused', 'x', {
          status: 400,
          errorObject: { id: 'c-1', status: 400, reasons: [{ code: 'FACTOR_UNKNOWN', title: 'x' }] },
        })
      return { ...answer, ...found }
    },
  })
  return { ...shown, requested }
}

const text = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')
const cellsOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(text)

test('each day has what was expected of it and how sure that is; days that cannot be compared are in no sum', async () => {
  const { requested } = show()
  expect(await cellsOf('Sun, 1 Mar 2026')).toEqual([
    ...['120.0 kWh', '100.0 kWh', '± 15.0 kWh', '+20.0 kWh', '+20.0%', '+20.0 kWh', '100%'],
  ])
  expect(await cellsOf('Mon, 2 Mar 2026')).toEqual(['–', '–', '–', 'Data missing', '–', '+20.0 kWh', '0%'])
  expect(await cellsOf('Total of what can be compared')).toEqual([
    ...['210.0 kWh', '200.0 kWh', '± 24.0 kWh', '+10.0 kWh', '+5.0%', '+10.0 kWh', '67%'],
  ])
  expect(await screen.findByText('67% complete')).toBeTruthy()
  expect(await cellsOf('Main, Hall')).toEqual([
    ...['Sufficient', '360 of 365', '8.3%', '0.0%', '0.87'],
    ...['210.0 kWh', '200.0 kWh', '± 24.0 kWh', '+10.0 kWh', '+5.0%'],
    'Germany BY: 12 / 1 holidays; 43 / 0 closed days',
  ])
  expect(requested).toEqual([
    {
      ...{ series: '1', form: 'POOLED', rows: 'P1D', from: '2026-03-01', to: '2026-04-01' },
      ...{ baselineFrom: '2025-03-01', baselineTo: '2026-03-01' },
    },
  ])
  expect(screen.getByText('Within the uncertainty')).toBeTruthy()
})

test('in German figures are written as in German', async () => {
  show({
    locale: 'de',
    found: { total: { actual: 100, expected: 200, uncertainty: 24, adjustment: 0, compared: 1 } },
  })
  expect(await cellsOf('So., 1. März 2026')).toContain('+20,0 %')
  expect(screen.getByText('Weniger als erwartet')).toBeTruthy()
})

test('an explainable model says what it consists of', async () => {
  const heated = {
    ...{ seasons: ['WINTER', 'SHOULDER', 'SUMMER'], days: ['OPEN'], count: 250, baseLoad: 95 },
    ...{ heating: { balancePoint: 15.5, slope: 8.2 }, cooling: null },
  } satisfies MeterBaseline['segments'][number]
  const closed = {
    ...{ seasons: ['WINTER'], days: ['CLOSED'], count: 25, baseLoad: 60, heating: null, cooling: null },
  } satisfies MeterBaseline['segments'][number]
  show({ found: { meters: [{ ...meter, segments: [heated, closed], level: -1.5 }] } })
  const title = await screen.findByRole('heading', { name: 'What the models consist of' })
  const rows = within(title.closest('section')!).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').map(text))).toEqual([
    ['Open days', '250', '95.00 kWh', '15.5 °C', '8.20 kWh', '–', '–', '−1.50 kWh'],
    ['Closed days, winter', '25', '60.00 kWh', '–', '–', '–', '–', '−1.50 kWh'],
  ])
})

test('model and baseline period stand in the address', async () => {
  const { onChange } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Model'), 'EXPLAINABLE')
  expect(onChange).toHaveBeenLastCalledWith({
    options: { mode: 'BASELINE', rows: 'P1D', form: 'EXPLAINABLE' },
  })
  await userEvent.selectOptions(screen.getByLabelText('Baseline period'), 'CALENDAR_YEAR_BEFORE')
  expect(onChange).toHaveBeenLastCalledWith({
    options: { mode: 'BASELINE', rows: 'P1D', baseline: 'CALENDAR_YEAR_BEFORE' },
  })
})

const beer = {
  ...meterSeries,
  seriesId: 5,
  quantity: 'VOLUME',
  unit: 'hl',
  pointName: 'Beer',
  productType: 'WATER',
} as const
const ofBeer = {
  ...{ seriesId: 5, coefficient: 2.013, standardError: 0.042, t: 47.9, p: 1e-9, share: 0.213 },
  ...{ low: 12, high: 98.5, missingDays: 2, beyondDays: 1 },
}
const brewed: BaselineDriver = {
  ...{ seriesId: 5, meteringPointId: 'b', name: 'Beer', location: 'Hall' },
  ...{ quantity: 'VOLUME', unit: 'hl', daily: 'SUM' },
}

test('a further influence is added and removed by the address, and asked for with the baseline', async () => {
  const { onChange } = show({ series: [beer] })
  const select = await screen.findByLabelText('Further influences', { selector: 'select' })
  await userEvent.selectOptions(select, '5')
  const options = { mode: 'BASELINE', rows: 'P1D' }
  expect(onChange).toHaveBeenLastCalledWith({ options: { ...options, drivers: '5' } })
})

test('who has chosen electricity alone finds what else the objects have among the influences', async () => {
  const { requested } = show({ beside: [beer], options: { drivers: '5' } })
  await screen.findByRole('button', { name: /^Remove .*Beer/ })
  await waitFor(() => expect(requested).toMatchObject([{ drivers: '5' }]))
})

test('an influence is told by meter with its certainty, and what is not known of it in sentences', async () => {
  const other = { ...meter, seriesId: 2, name: 'Sub' }
  const leftOut = { seriesId: 5, reason: 'TOO_FEW_DAYS', figure: 0.812, limit: 0.9 } as const
  const { requested, onChange } = show({
    ...{ series: [beer], options: { drivers: '5' } },
    found: {
      drivers: [brewed],
      meters: [
        { ...meter, drivers: [ofBeer] },
        { ...other, driversLeftOut: [leftOut] },
      ],
    },
  })
  const title = await screen.findByRole('heading', { name: 'Further influences' })
  const rows = within(title.closest('section')!).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').map(text))).toEqual([
    ['2.013 kWh/hl', '± 0.042', '47.90', '< 0.001', '21.3%', '12.0 hl to 98.5 hl'],
  ])
  expect(
    screen.getByText(/^Beer, Hall is not in the model of 1 of 2 meters: .* 81% .* 90% are needed/),
  ).toBeTruthy()
  expect(screen.getByText(/^Beer, Hall is not complete on 2 days; nothing is expected/)).toBeTruthy()
  expect(screen.getByText(/^On 1 day Beer, Hall lies far beyond/)).toBeTruthy()
  expect(requested).toMatchObject([{ drivers: '5' }])
  await userEvent.click(screen.getByRole('button', { name: /^Remove .*Beer/ }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { mode: 'BASELINE', rows: 'P1D', drivers: '' } })
  // The button is gone soon, and the keyboard goes on from here.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Further influences' }))
})

test.each([
  ['CONSTANT', null, null, /ist nicht im Modell: An fast allen Tagen/],
  ['FOLLOWS_CALENDAR', 81.4, 50, /Kalender und Wetter .* \(Varianzinflation 81, höchstens 50\)/],
  ['FOLLOWS_DRIVER', 12, 10, /Einflussgrößen davor .* \(Varianzinflation 12, höchstens 10\)/],
] as const)('why one is left out is said: %s', async (reason, figure, limit, said) => {
  const driversLeftOut = [{ seriesId: 5, reason, figure, limit }]
  show({ locale: 'de', found: { drivers: [brewed], meters: [{ ...meter, driversLeftOut }] } })
  expect(await screen.findByText(said)).toBeTruthy()
})

const nothing = { actual: null, expected: null, uncertainty: null, adjustment: null, compared: 0 }
const refused: MeterBaseline = { ...meter, ...nothing, seriesId: 2, name: 'Sub', refusal: 'EXPLAINS_NOTHING' }
test.each<[string, Shown, RegExp]>([
  ['no meter has a baseline', { found: { meters: [refused], total: nothing } }, /^No baseline$/],
  ['one of two has none', { found: { meters: [meter, refused] } }, /^1 of 2 meters has no baseline/],
  [
    'data is short',
    { found: { meters: [{ ...meter, shortcomings: ['TOO_FEW_DAYS'] }] } },
    /^Fewer than 329 days$/,
  ],
  ['nothing can be compared', { found: { total: nothing } }, /^No data available for the selected period/],
  ['it cannot be fitted', { fails: true }, /^The baseline could not be fitted/],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('where only a price is missing nothing is tried again, and nobody is told that the baseline failed', async () => {
  show({ options: { in: 'COST' }, lacksPrice: true })
  expect(await screen.findByText('No price or factor')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  [true, 'Set prices and factors'],
  [false, 'Prices and factors'],
])(
  'where a price is missing, who may set it (%s) is led there, everybody else reads who can',
  async (canSet, way) => {
    show({ options: { in: 'COST' }, lacksPrice: true, canSet })
    const link = await screen.findByRole('link', { name: way })
    expect(link.getAttribute('href')).toMatch(/^\/platform\/measurement-data\/conversion-factors\?node=/)
    const whoCan = /energy manager, KPI manager or administrator/
    if (canSet) expect(screen.queryByText(whoCan)).toBeNull()
    else await screen.findByText(whoCan)
  },
)
