import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '@energycockpit/i18n'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { seriesValues } from '../../joined/series-values.testing'
import { showWidget } from '../shown-widget.testing'
import { linearRegression } from '.'
import View from './view'

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

const timeZone = 'Europe/Berlin'
const days = ['2026-02-02', '2026-05-04'] as const
const temperature = (place: number) => 5 + 6 * Math.sin(place / 5)
const load = (place: number) => 1000 - 25 * temperature(place) + (place % 4 < 2 ? 10 : -10)

interface Shown {
  locale?: Locale
  options?: Record<string, string>
  loadOf?: (place: number) => number | null
  fails?: true
}

function show({ loadOf = load, fails, ...shown }: Shown = {}) {
  const unitOf = (seriesId: number) => (seriesId === 1 ? 'kWh' : '°C')
  return showWidget({
    ...{ widget: linearRegression, View, chosen: chosenOf([meterSeries], [temperatureSeries]), days },
    ...shown,
    call: ({ name }, { params }: { params: { seriesId: number } }) => {
      if (fails) throw new Error('down')
      if (name === 'getSeriesCalendar')
        return { holidays: ['2026-04-03', '2026-04-06'], closed: ['2026-04-07'] }
      const { seriesId } = params
      const valueOf = seriesId === 1 ? loadOf : temperature
      return seriesValues({ seriesId, unit: unitOf(seriesId), timeZone, days, granularity: 'P1D', valueOf })
    },
  })
}

const figureOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('the fit is told in a sentence, its coefficients with their units and its statistics in words', async () => {
  show({ options: { days: 'NONE' } })
  expect(await screen.findByText(/^99\.\d% of the variation of Electricity, import · Mill is/)).toBeTruthy()
  const slope = await rowOf('Temperature · Station')
  expect(slope.getByText(/^−2[45]\.\d+\skWh\/°C$/)).toBeTruthy()
  expect(slope.getByText('< 0.001')).toBeTruthy()
  expect(await figureOf('Points (n)')).toBe('91')
  expect(await figureOf('MBE')).toMatch(/^0(\.0+)?\skWh$/)
  expect(await screen.findByText(/explains more than the mean \(p: < 0\.001\)/)).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
  expect(await screen.findByText('Electricity, import · Mill: actual and model')).toBeTruthy()
})

test('residuals and actual over model have a row for each interval, and the choice stands in the address', async () => {
  const { onChange } = show({ options: { days: 'NONE', chart: 'residuals' } })
  await userEvent.click(await screen.findByText('Table'))
  const cells = (await rowOf('Mon, 2 Feb 2026')).getAllByRole('cell').map((cell) => cell.textContent!)
  const [model, residual] = cells.slice(-2).map((text) => Number(/^[−\d.,]+/.exec(text)![0].replace(',', '')))
  // The first day had 1000 − 25 · 5 + 10 kWh.
  expect(model! + residual!).toBeCloseTo(885, 0)
  expect(Math.abs(residual!)).toBeGreaterThan(5)
  expect(screen.getByText(/^In a good model the points lie in an even band/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Chart' }), 'Actual over model')
  expect(onChange).toHaveBeenLastCalledWith({ options: { days: 'NONE', chart: 'fitted' } })
})

test('public holidays and closed days of the location are a regressor of 0 and 1', async () => {
  const rests = (place: number) => [60, 63, 64].includes(place)
  const { onChange } = show({
    options: { days: 'NONE', resting: 'yes' },
    loadOf: (place) => load(place) - (rests(place) ? 300 : 0),
  })
  const row = await rowOf('Public holidays and closed days')
  expect(row.getByText(/^−(29\d|30\d)(\.\d+)?\skWh$/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Tell holidays and closed days apart'))
  expect(onChange).toHaveBeenLastCalledWith({ options: { days: 'NONE', resting: 'no' } })
})

test('in German signs and words are German', async () => {
  show({ locale: 'de', options: { days: 'WEEKDAYS' } })
  expect(await screen.findByRole('rowheader', { name: 'Dienstag' })).toBeTruthy()
  expect(screen.getByText(/Wochentage werden mit Montag verglichen\./)).toBeTruthy()
  expect((await rowOf('Temperatur · Station')).getByText(/^−2[45],\d+\skWh\/°C$/)).toBeTruthy()
})

test('days without values are left out, and the page says how many', async () => {
  show({ loadOf: (place) => (place < 3 ? null : load(place)) })
  expect(await screen.findByText('3 intervals are left out: values are missing for them.')).toBeTruthy()
  expect(await figureOf('Points (n)')).toBe('88')
})

test('a regressor is removed and what is explained is chosen in the address', async () => {
  const { onChange } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Temperature · Station' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { x: '' } })
  await userEvent.selectOptions(screen.getByLabelText('Add regressor'), '7.COOLING_DEGREE_DAYS')
  expect(onChange).toHaveBeenLastCalledWith({ options: { x: '7,7.COOLING_DEGREE_DAYS' } })
})

test.each<[string, Shown, string]>([
  ['nothing explains it', { options: { x: '', days: 'NONE' } }, 'No regressor chosen'],
  ['nothing changes', { loadOf: () => 5 }, 'Values do not change'],
  ['there are too few values', { loadOf: (place) => (place < 2 ? 1 : null) }, 'Too few points'],
  ['there are no values', { loadOf: () => null }, 'No data available for the selected period'],
  ['values cannot be loaded', { fails: true }, 'The measured values could not be loaded.'],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('errors that follow each other and few points are warned of', async () => {
  show({ loadOf: (place) => (place < 15 ? place * place : null) })
  expect(await screen.findByText(/^15 points are few/)).toBeTruthy()
  expect(screen.getByText(/neighbouring intervals are alike \(Durbin–Watson/)).toBeTruthy()
})
