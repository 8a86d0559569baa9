import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Forecast, ForecastColumns, MeterForecast } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { showWidget } from '../shown-widget.testing'
import { forecast } from '.'
import { aheadSince, cumulatedSeries, endOfMeasured, periodSeries } from './forecast-series'
import { forecastRows, lengthOfRows } from './forecast-rows'
import View from './view'

const zone = 'Europe/Berlin'
const start = (day: string) => startOfDay(day, zone)

/** Monday and half of Tuesday are measured. */
const columns: ForecastColumns = {
  at: ['2026-06-08', '2026-06-09', '2026-06-10'].map(start),
  measured: [100, 40, null],
  expected: [null, 90, 110],
  lower: [null, 80, 95],
  upper: [null, 105, 125],
  cumulated: [100, 190, 300],
  cumulatedLower: [null, 180, 280],
  cumulatedUpper: [null, 205, 325],
}
const meter: MeterForecast = {
  ...{ seriesId: 1, meteringPointId: 'mp', name: 'Main', location: 'Hall', refusal: null, shortcomings: [] },
  ...{ known: 0.98, validDays: 700, weatherStation: 'w', weather: 'USUAL' },
  ...{ since: null, faultyDays: 0, faults: [] },
  ...{ cvRmse: 0.083, nmbe: 0, rSquared: 0.87, measured: 140, expected: 300, lower: 280, upper: 325 },
}
const answer: Forecast = {
  ...{ unit: 'kWh', timeZone: zone, level: 0.8, from: '2026-06-08', to: '2026-06-11' },
  now: start('2026-06-09') + 43_200_000,
  total: { measured: 140, expected: 300, lower: 280, upper: 325 },
  previous: { from: '2025-06-09', to: '2025-06-12', value: 320 },
  ...{ columns, rows: columns, meters: [meter] },
}

interface Shown {
  locale?: 'de' | 'en'
  options?: Record<string, string>
  found?: Partial<Forecast>
  fails?: true
  menu?: { label: string; glyph: string; url: string }[]
}

function show({ locale, options, found = {}, fails, menu }: Shown = {}) {
  const requested: Record<string, string>[] = []
  const shown = showWidget({
    ...{ widget: forecast, View, chosen: chosenOf([meterSeries], [temperatureSeries]), locale, options },
    ...{ days: ['2026-06-01', '2026-07-01'] as const, menu },
    call: (_, { query }: { query: Record<string, string> }) => {
      requested.push(query)
      if (fails) throw new Error('down')
      return { ...answer, ...found }
    },
  })
  return { ...shown, requested }
}

const text = (element: Element) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
const cellsOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(text)

test('each day has what was measured, what is to be expected of the whole of it, and the range', async () => {
  const { requested } = show()
  expect(await cellsOf('Mon, 8 Jun 2026')).toEqual(['100.0 kWh', '–', '–', '100.0 kWh'])
  expect(await cellsOf('Tue, 9 Jun 2026')).toEqual([
    '40.0 kWh',
    '90.0 kWh',
    '80.0 kWh – 105.0 kWh',
    '190.0 kWh',
  ])
  expect(await cellsOf('Whole period')).toEqual([
    '140.0 kWh',
    '300.0 kWh',
    '280.0 kWh – 325.0 kWh',
    '300.0 kWh',
  ])
  expect(await cellsOf('Main, Hall')).toEqual([
    ...['Sufficient', '98%', '8.3%', '140.0 kWh', '300.0 kWh', '280.0 kWh – 325.0 kWh'],
  ])
  expect(requested).toEqual([{ series: '1', until: 'MONTH', form: 'POOLED' }])
  expect(screen.getByText('−6.3%')).toBeTruthy()
  expect(
    screen.getByText(/^With a probability of 80%, consumption of .* Weather: as in earlier years\.$/),
  ).toBeTruthy()
})

test('in German figures are written as in German', async () => {
  show({ locale: 'de' })
  expect(await cellsOf('Di., 9. Juni 2026')).toContain('40,0 kWh')
  expect(screen.getByText(/^Mit einer Wahrscheinlichkeit von 80\s%/)).toBeTruthy()
})

test('hours are written by the clock, with its offset where one of them is there twice', async () => {
  const night = {
    ...columns,
    at: columns.at.map((_, place) => Date.parse('2026-10-25T00:00:00Z') + place * 3_600_000),
  }
  show({ found: { from: '2026-10-25', to: '2026-10-26', rows: night, columns: night } })
  expect(await screen.findByRole('rowheader', { name: '02:00 – 02:00 (CEST)' })).toBeTruthy()
})

test('period and model stand in the address', async () => {
  const { onChange, requested } = show({ options: { until: 'YEAR' } })
  await screen.findByText('Whole period')
  expect(requested).toMatchObject([{ until: 'YEAR' }])
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { until: 'WEEK' } })
  await userEvent.selectOptions(screen.getByLabelText('Model'), 'EXPLAINABLE')
  expect(onChange).toHaveBeenLastCalledWith({ options: { until: 'YEAR', form: 'EXPLAINABLE' } })
})

const nothing = { measured: null, expected: null, lower: null, upper: null }
const refused: MeterForecast = { ...meter, ...nothing, seriesId: 2, refusal: 'NOT_ENOUGH_DATA', known: 0.31 }
test.each<[string, Shown, RegExp]>([
  [
    'data is missing',
    { found: { meters: [refused], total: nothing } },
    /^A forecast needs at least 40% of the data of the period; 31% is there/,
  ],
  [
    'hardly too little data is there',
    { found: { meters: [{ ...refused, known: 0.398 }], total: nothing } },
    /^A forecast needs at least 40% of the data of the period; 39\.8% is there/,
  ],
  [
    'in German data is missing',
    { locale: 'de', found: { meters: [refused], total: nothing } },
    /^Eine Prognose braucht/,
  ],
  [
    'the model explains nothing',
    { found: { meters: [{ ...refused, refusal: 'EXPLAINS_NOTHING' }], total: nothing } },
    /^No forecast$/,
  ],
  [
    'a meter is dead',
    { found: { meters: [{ ...refused, refusal: 'STANDS_STILL', since: '2026-01-10' }], total: nothing } },
    /^No forecast: nothing was counted since 10 Jan 2026$/,
  ],
  [
    'in German hardly anything has come for months',
    {
      locale: 'de',
      found: { meters: [{ ...refused, refusal: 'NO_RECENT_DATA', since: '2026-01-10' }], total: nothing },
    },
    /^Keine Prognose: seit 10. Jan. 2026 kaum Werte$/,
  ],
  [
    'a day is a fault',
    {
      found: {
        meters: [{ ...meter, faultyDays: 1, faults: [{ day: '2026-01-10', value: 1e9, expected: 120 }] }],
      },
    },
    /^1 day is taken for a fault and left out of the model: .*, 1,000 GWh instead of about 120 kWh/,
  ],
  ['one of two has none', { found: { meters: [meter, refused] } }, /^1 of 2 meters has no forecast/],
  [
    'the year before is missing',
    { found: { previous: { ...answer.previous, value: null } } },
    /^Comparison with the previous-year/,
  ],
  ['no weather is known', { found: { meters: [{ ...meter, weather: 'NONE' }] } }, /^Without weather$/],
  ['it cannot be calculated', { fails: true }, /^The forecast could not be calculated/],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})

describe('the charts', () => {
  const rows = forecastRows(columns, start('2026-06-11'))
  const drawn = {
    ...{ rows, unit: 'kWh', timeZone: zone, productType: 'ELECTRICITY' as const },
    total: { measured: 140, expected: 300 },
    labels: { measured: 'Measured', expected: 'Forecast', band: 'Range', usual: 'Usual' },
  }

  test('the running day is not whole, and the band reaches as far as the limits say', () => {
    const [measured, expected] = periodSeries(drawn)
    expect(measured!.values.measured).toEqual([1, 0.5, 0])
    expect(expected!.values.value).toEqual([null, 90, 110])
    expect(expected!.uncertainty).toMatchObject({ value: [null, 15, 15], below: [null, 10, 15] })
  })

  test('hours have their usual profile beside them', () => {
    const hours = rows.map((row, place) => ({ ...row, usual: place }))
    expect(periodSeries({ ...drawn, rows: hours })).toMatchObject([
      { id: 'measured' },
      { id: 'expected' },
      { id: 'usual', values: { value: [0, 1, 2] } },
    ])
  })

  test('since the start one line goes over into the other', () => {
    const [measured, expected] = cumulatedSeries(drawn, answer.now)
    expect(measured!.values.value).toEqual([100, null, null])
    expect(endOfMeasured(rows, answer.now)).toBe(rows[1]!.from)
    // Of Tuesday something was measured, of an hour nothing was.
    expect(aheadSince(rows, answer.now)).toBe(answer.now)
    const nothing = rows.map((row, place) => ({ ...row, measured: place === 0 ? 100 : null }))
    expect(aheadSince(nothing, answer.now)).toBe(rows[1]!.from)
    expect(expected!.values.value).toEqual([100, 190, 300])
    expect(expected!.uncertainty).toMatchObject({ value: [0, 15, 25], below: [0, 10, 20] })
  })

  test('a day of which little is missing is measured, one that has not arrived yet is not', () => {
    const now = start('2026-06-11')
    const late = rows.map((row, place) => ({ ...row, measured: [100, 88, 10][place]! }))
    expect(cumulatedSeries({ ...drawn, rows: late }, now)[0]!.values.value).toEqual([100, 190, null])
  })

  test.each([
    ['2026-03-29', '2026-03-30', 'P1D'],
    ['2026-10-25', '2026-10-26', 'P1D'],
    ['2026-02-01', '2026-03-01', 'P1M'],
  ])('a row from %s to %s is one of %s', (from, to, length) => {
    expect(lengthOfRows([{ ...rows[0]!, from: start(from), to: start(to) }])).toBe(length)
  })
})

const keeping = [{ label: '', glyph: '', url: '/platform/measurement-data/imports' }]
const empty = { measured: null, expected: null, lower: null, upper: null }
test.each([
  [keeping, /Import the missing values/],
  [[], /is there\. Choose another amount\.$/],
])('what is missing is to be imported by who may import', async (menu, said) => {
  const short = { ...meter, refusal: 'NOT_ENOUGH_DATA' as const, known: 0.4 }
  show({ menu, found: { total: empty, meters: [short] } })
  expect(await screen.findByText(said)).toBeTruthy()
})

test.each([
  [keeping, /Correct or delete its value\.$/],
  [[], /Energy managers and administrators can correct or delete its value\.$/],
])('a value that is taken for a fault is to be corrected by who may', async (menu, said) => {
  const faults = [{ day: '2026-05-01', value: 900, expected: 100 }]
  show({ menu, found: { meters: [{ ...meter, faultyDays: 1, faults }] } })
  expect(await screen.findByText(said)).toBeTruthy()
})
