import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '@energycockpit/i18n'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { seriesValues } from '../../joined/series-values.testing'
import { showWidget } from '../shown-widget.testing'
import { scatter } from '.'
import View from './view'

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

const timeZone = 'Europe/Berlin'
/** Four weeks from a Monday, with the day of 23 hours in it. */
const days = ['2026-03-16', '2026-04-13'] as const
const temperature = (place: number) => place
const load = (place: number) => 100 - 2 * place + (place % 2 === 0 ? 1 : -1)

interface Shown {
  locale?: Locale
  options?: Record<string, string>
  loadOf?: (place: number) => number | null
  fails?: true
  weather?: boolean
}

function show({ loadOf = load, fails, weather = true, ...shown }: Shown = {}) {
  return showWidget({
    ...{ widget: scatter, View, chosen: chosenOf([meterSeries], weather ? [temperatureSeries] : []), days },
    ...shown,
    call: (_, { params }: { params: { seriesId: number } }) => {
      if (fails) throw new Error('down')
      const { seriesId } = params
      const [unit, valueOf] = seriesId === 1 ? (['kWh', loadOf] as const) : (['°C', temperature] as const)
      return seriesValues({ seriesId, unit, timeZone, days, granularity: 'P1D', valueOf })
    },
  })
}

test('the line in a sentence, the groups with their counts, and each pair as a row', async () => {
  show()
  expect(await screen.findByText(/explained by Temperature · Station.*by −2\.0\d*\skWh\/°C/)).toBeTruthy()
  const monday = await screen.findByRole('button', { name: 'Monday 4' })
  expect(monday.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('28 pairs with complete values of both.')).toBeTruthy()
  await userEvent.click(screen.getByText('Table'))
  const row = within((await screen.findByRole('rowheader', { name: 'Sun, 29 Mar 2026' })).closest('tr')!)
  expect(row.getByText('Sunday')).toBeTruthy()
  expect(row.getByText(/^13\.0\s°C$/)).toBeTruthy()
  expect(row.getByText(/^73\.0\skWh$/)).toBeTruthy()
})

test('a group that is switched off counts neither as a pair nor for the line', async () => {
  const { onChange } = show({
    locale: 'de',
    options: { off: '6' },
    loadOf: (place) => (place % 7 === 6 ? 1000 : 100 - 2 * place + (place % 2)),
  })
  expect(await screen.findByText(/^R²\s=\s(0,99\d|1,000)$/)).toBeTruthy()
  expect(screen.getByText(/^24 Paare.*4 weitere sind in der Legende ausgeschaltet\.$/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Montag 4' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { off: '0,6' } })
  await userEvent.click(screen.getByRole('button', { name: 'Sonntag 4' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { off: '' } })
})

test('days without a value are left out and counted', async () => {
  show({ loadOf: (place) => (place < 2 ? null : load(place)) })
  expect(await screen.findByText('2 intervals are left out: values are missing for them.')).toBeTruthy()
  expect(screen.getByText('26 pairs with complete values of both.')).toBeTruthy()
})

test('axes change places', async () => {
  const { onChange } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Swap axes' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { x: '1', y: '7' } })
})

test.each<[string, Shown, RegExp]>([
  ['nothing changes', { loadOf: () => 5 }, /^No line: Electricity, import · Mill has the same value/],
  ['there are two pairs', { loadOf: (at) => (at < 2 ? at : null) }, /^No line: 2 complete pairs are too few/],
  ['all are switched off', { options: { off: '0,1,2,3,4,5,6' } }, /^No line: 0 complete pairs/],
  ['there are no values', { loadOf: () => null }, /^No data available for the selected period$/],
  ['there is one quantity', { weather: false }, /^No two quantities to compare$/],
  ['values cannot be loaded', { fails: true }, /^The measured values could not be loaded\.$/],
])('where %s the page says so', async (_, shown, text) => {
  show(shown)
  expect(await screen.findByText(text)).toBeTruthy()
})
