import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSeriesCalendar, type SeriesCalendar } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { seriesValues } from '../../joined/series-values.testing'
import { showWidget } from '../shown-widget.testing'
import { varianceAnalysis } from '.'
import View from './view'

const timeZone = 'Europe/Berlin'
const day = (instant: string) => new Date(Date.parse(instant)).toLocaleDateString('sv-SE', { timeZone })

const noRest: SeriesCalendar = { holidays: [], closed: [] }

interface Shown {
  locale?: 'de' | 'en'
  options?: Record<string, string>
  series?: Parameters<typeof chosenOf>[0]
  compared?: DateRange | undefined
  amountAt?: (at: number) => number | null
  calendar?: SeriesCalendar
  fails?: true
}

/** By default 120 kWh each day of March 2026, and 100 kWh before. */
function show({ series = [meterSeries], calendar = noRest, fails, ...shown }: Shown = {}) {
  const { amountAt = (at: number) => (at < Date.UTC(2026, 1, 1) ? 100 : 120) } = shown
  const compared = 'compared' in shown ? shown.compared : { from: '2025-03-01', to: '2025-04-01' }
  return showWidget({
    ...{ widget: varianceAnalysis, View, chosen: chosenOf(series, [temperatureSeries]), compared },
    ...{ days: ['2026-03-01', '2026-04-01'], locale: shown.locale, options: shown.options },
    call: (called, { query }: { query: { from: string; to: string } }) => {
      if (called === getSeriesCalendar) return calendar
      if (fails) throw new Error('down')
      const days = [day(query.from), day(query.to)] as const
      const values = { seriesId: 1, unit: 'kWh', timeZone, days, granularity: 'P1D' as const }
      return seriesValues({ ...values, valueOf: (_, at) => amountAt(at) })
    },
  })
}

const cellsOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('each day has its difference and what came together until then, also the day of 23 hours', async () => {
  show()
  expect(await cellsOf('Sun, 1 Mar 2026')).toEqual([
    '120.0 kWh',
    '100.0 kWh',
    '+20.0 kWh',
    '+20.0%',
    '+20.0 kWh',
  ])
  expect(await cellsOf('Sun, 29 Mar 2026')).toEqual([
    '120.0 kWh',
    '100.0 kWh',
    '+20.0 kWh',
    '+20.0%',
    '+580.0 kWh',
  ])
  expect(await cellsOf('Total of what can be compared')).toEqual([
    ...['3,720.0 kWh', '3,100.0 kWh', '+620.0 kWh', '+20.0%', '+620.0 kWh'],
  ])
  expect(screen.getByText(/^Reference period March 2025, adjusted for the calendar/)).toBeTruthy()
})

test('a holiday is compared with the Sundays of the reference period', async () => {
  // Sundays of March 2025, the last of them as the clocks changed.
  const sundays = ['2025-03-02', '2025-03-09', '2025-03-16', '2025-03-23', '2025-03-30']
  show({
    calendar: { holidays: ['2026-03-04'], closed: [] },
    amountAt: (at) => (sundays.includes(day(new Date(at).toISOString())) ? 20 : 100),
  })
  expect(await cellsOf('Wed, 4 Mar 2026')).toEqual([
    '100.0 kWh',
    '20.0 kWh',
    '+80.0 kWh',
    '+400.0%',
    '+160.0 kWh',
  ])
})

test('in German figures are written as in German', async () => {
  show({ locale: 'de', options: { rows: 'P1M' } })
  expect(await cellsOf('März 2026')).toEqual(['3.720 kWh', '3.100 kWh', '+620 kWh', '+20,0 %', '+620 kWh'])
})

test('days with gaps are said to be missing, and are in no sum', async () => {
  const gap = Date.UTC(2026, 2, 9)
  show({ amountAt: (at) => (at > gap && at < gap + 86_400_000 ? null : at < Date.UTC(2026, 1) ? 100 : 120) })
  expect(await cellsOf('Tue, 10 Mar 2026')).toEqual(['–', '100.0 kWh', 'Data missing', '–', '+180.0 kWh'])
  expect(screen.getByText(/^31 intervals, of which 30 can be compared/)).toBeTruthy()
})

test('the mode and the rows stand in the address', async () => {
  const { onChange } = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Baseline' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { mode: 'BASELINE' } })
  await userEvent.selectOptions(screen.getByLabelText('Rows'), 'P1W')
  expect(onChange).toHaveBeenLastCalledWith({ options: { rows: 'P1W' } })
})

test.each<[string, Shown, string]>([
  ['nothing is compared', { compared: undefined }, 'No reference period chosen'],
  ['nothing can be added', { series: [temperatureSeries] }, 'No energy and no volume'],
  ['there are no values', { amountAt: () => null }, 'No data available for the selected period'],
  ['values cannot be loaded', { fails: true }, 'The values of both periods could not be loaded.'],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})
