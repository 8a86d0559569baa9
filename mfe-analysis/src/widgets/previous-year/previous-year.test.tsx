import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { seriesValues } from '../../joined/series-values.testing'
import { showWidget } from '../shown-widget.testing'
import { previousYear } from '.'
import View from './view'

const timeZone = 'Europe/Berlin'
const day = (instant: string) => new Date(Date.parse(instant)).toLocaleDateString('sv-SE', { timeZone })

interface Shown {
  locale?: 'de' | 'en'
  options?: Record<string, string>
  series?: Parameters<typeof chosenOf>[0]
  days?: [string, string]
  now?: number
  amountAt?: (at: number) => number | null
  fails?: true
}

/** By default 110 kWh each day of 2026, and 100 kWh before. */
function show({ series = [meterSeries], days = ['2026-01-01', '2027-01-01'], ...shown }: Shown = {}) {
  const { amountAt = (at) => (at < Date.UTC(2025, 11, 31, 12) ? 100 : 110), fails, ...rest } = shown
  return showWidget({
    ...{ widget: previousYear, View, chosen: chosenOf(series, [temperatureSeries]), days, ...rest },
    call: (_, { query }: { query: { from: string; to: string } }) => {
      if (fails) throw new Error('down')
      const requested = [day(query.from), day(query.to)] as const
      return seriesValues({
        ...{ seriesId: 1, unit: 'kWh', timeZone, days: requested, granularity: 'P1D' },
        valueOf: (_, at) => amountAt(at),
      })
    },
  })
}

const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('months of a year have the change in per cent, with both clock changes among them', async () => {
  show()
  for (const month of ['March 2026', 'October 2026']) {
    const march = await rowOf(month)
    expect(march.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['3,410\u00a0kWh', '3,100\u00a0kWh', '+310\u00a0kWh', '+10.0%'].map((text) => text),
    ])
  }
  expect((await rowOf('Total of what can be compared')).getByText('+10.0%')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('in German the per cent is written as in German', async () => {
  show({ locale: 'de' })
  expect((await rowOf('März 2026')).getByText(/^\+10,0\s%$/)).toBeTruthy()
})

test('a month that is not complete in one of the years is not compared, and the page says why', async () => {
  const gap = Date.UTC(2025, 4, 20)
  show({ amountAt: (at) => (at > gap && at < gap + 3 * 86_400_000 ? null : 100) })
  const may = await rowOf('May 2026')
  expect(may.getByText('Data missing')).toBeTruthy()
  expect(
    screen.getByText(
      '12 intervals, of which 11 can be compared. Comparison with the previous-year period not possible when data is missing for either period.',
    ),
  ).toBeTruthy()
})

test('without a year before nothing is compared', async () => {
  show({ amountAt: (at) => (at < Date.UTC(2025, 11, 31, 12) ? null : 110) })
  expect(
    await screen.findByText(
      'Comparison with the previous-year period not possible when data is missing for either period.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Total of what can be compared')).toBeNull()
})

test('of a running period the days that are over are compared', async () => {
  show({ days: ['2026-11-01', '2026-12-01'], now: Date.UTC(2026, 10, 4, 11) })
  expect(await rowOf('Tue, 3 Nov 2026')).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['Sun, 1 Nov 2026', 'Mon, 2 Nov 2026', 'Tue, 3 Nov 2026', 'Total of what can be compared'],
  ])
})

test('main meters of a product are added by the server, and how days are compared stands in the address', async () => {
  const second = { ...meterSeries, seriesId: 2, pointId: 'mp-2' }
  const { onChange, api } = show({ series: [meterSeries, second], options: { align: 'WEEKDAY' } })
  await rowOf('March 2026')
  const query = {
    from: '2025-12-31T23:00:00.000Z',
    to: '2026-12-31T23:00:00.000Z',
    granularity: 'P1D',
    series: '1,2',
  }
  expect(api.call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'getSummedValues' }),
    expect.objectContaining({ query }),
  )
  await userEvent.selectOptions(screen.getByLabelText('Compared by'), 'DATE')
  expect(onChange).toHaveBeenLastCalledWith({ options: { align: 'DATE' } })
  await userEvent.selectOptions(screen.getByLabelText('Amount'), '2')
  expect(onChange).toHaveBeenLastCalledWith({ options: { align: 'WEEKDAY', amount: '2' } })
})

test.each<[string, Shown, string]>([
  ['nothing can be added', { series: [temperatureSeries] }, 'No energy and no volume'],
  ['there are no values', { amountAt: () => null }, 'No data available for the selected period'],
  ['no day is over', { now: Date.UTC(2026, 0, 1, 5) }, 'No day of this period is over'],
  ['values cannot be loaded', { fails: true }, 'The values of both years could not be loaded.'],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})
