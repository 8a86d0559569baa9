import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getProfile } from '@energycockpit/contract'
import { createTexts, TextsProvider, type TextResources } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice } from '../../choice/choice'
import { featureTexts } from '../../feature-texts'
import { widgetTexts } from '../widget-texts'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import type { WidgetProps } from '../widget'
import DailyProfile from './view'

const hour = 3_600_000
const from = Date.parse('2026-10-24T22:00:00Z')
const at = Array.from({ length: 25 }, (_, place) => from + place * hour)
const instant = (time: number) => new Date(time)

const summed = (value: (number | null)[]) => ({
  ...{ quantity: 'ENERGY', unit: 'kWh', timeZone: 'Europe/Berlin', granularity: 'PT1H', aggregation: 'SUM' },
  ...{
    function: 'SUM',
    from: instant(from).toISOString(),
    to: instant(from + 25 * hour).toISOString(),
    at,
    value,
  },
  ...{ measured: value.map(() => 1), estimated: value.map(() => 0), seriesCount: 2 },
  total: { value: 1, minimum: 1, maximum: 1, mean: 1, measured: 1, estimated: 0, expected: 25 },
})
const profile = {
  ...{
    function: 'SUM',
    quantity: 'ENERGY',
    unit: 'kWh',
    step: 'PT1H',
    seriesCount: 2,
    measured: 1,
    estimated: 0,
  },
  ...{ covered: {}, minute: [0, 60] },
  dayTypes: [{ dayType: 'SUNDAY', days: 1, value: [10, 30], count: [2, 4] }],
}

type Answer = (call: unknown) => unknown
async function show(chosen: WidgetProps['chosen'], answer: Answer, options: Record<string, string> = {}) {
  const texts = createTexts({
    locale: 'en',
    load: async (wanted) => ({
      default: {
        ...((await featureTexts(wanted)).default as TextResources),
        ...((await widgetTexts(wanted)).default as TextResources),
        ...((await import(`./locales/${wanted}.json`)) as { default: TextResources }).default,
      },
    }),
  })
  const call = jest.fn(async (called: unknown, _: { query: Record<string, string> }) => answer(called))
  const onChange = jest.fn()
  const props: WidgetProps = {
    ...{ choice: { ...firstChoice, options }, onChange, chosen, compared: undefined, granularity: 'PT1H' },
    ...{ timeZone: 'Europe/Berlin', range: { from: '2026-10-25', to: '2026-10-26' } },
    period: { from: instant(from), to: instant(from + 25 * hour) },
    now: Date.UTC(2027, 0),
  }
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call }, basePath: '/platform', menu: [] } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <DailyProfile {...props} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return { call, onChange }
}

const two = chosenOf([meterSeries, { ...meterSeries, seriesId: 2, pointId: 'mp-2' }])
const answered: Answer = (call) => (call === getProfile ? profile : summed(at.map((_, place) => place)))

test('the sum of the meters hour by hour, and the mean days, with the hour that comes twice', async () => {
  const { call } = await show(two, answered)
  expect(await screen.findByRole('figure', { name: 'Electricity, import · 2 metering points' })).toBeTruthy()
  expect(await screen.findByText(/^Split cell/)).toBeTruthy()
  expect(await screen.findByText(/^at most 15\.0.kW at 01:00, 1 day$/)).toBeTruthy()
  expect(call.mock.calls.map(([, { query }]) => query['series'])).toEqual(['1,2', '1,2'])
  const [tables] = screen.getAllByRole('radio', { name: 'Table' })
  await userEvent.click(tables!)
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(rows).toHaveLength(25)
  expect(rows[2]).toMatch(/^Sun, 25 Oct 2026, 02:00 (CEST|GMT\+2)–02:00 (CET|GMT\+1)/)
})

test('one part that fails leaves the other', async () => {
  await show(two, (call) => {
    if (call === getProfile) throw new Error('down')
    return answered(call)
  })
  expect(await screen.findByText('The mean profiles could not be loaded.')).toBeTruthy()
  expect(await screen.findByRole('figure', { name: /2 metering points$/ })).toBeTruthy()
})

test('what is empty or cannot be looked at says so', async () => {
  const noDays = profile.dayTypes.map((each) => ({ ...each, days: 0, value: [null, null], count: [0, 0] }))
  const empty = { ...profile, dayTypes: noDays }
  await show(two, (call) => (call === getProfile ? empty : summed(at.map(() => null))))
  expect(await screen.findByText('No data available for the selected period')).toBeTruthy()
  expect(await screen.findByText('There is no mean day in this period')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
  await show(chosenOf([temperatureSeries]), answered)
  expect(await screen.findByText('None of this can be looked at hour by hour')).toBeTruthy()
})

test('another kind of series is chosen for the address', async () => {
  const { onChange } = await show(
    chosenOf([meterSeries, { ...meterSeries, seriesId: 9, productType: 'GAS' }]),
    answered,
  )
  await userEvent.selectOptions(await screen.findByLabelText('What'), 'Gas, import')
  expect(onChange).toHaveBeenCalledWith({ options: { of: 'GAS.ENERGY.PURCHASE' } })
})
