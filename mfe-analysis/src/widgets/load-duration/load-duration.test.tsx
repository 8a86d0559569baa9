import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTexts, TextsProvider, type TextResources } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice } from '../../choice/choice'
import { featureTexts } from '../../feature-texts'
import { widgetTexts } from '../widget-texts'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import type { WidgetProps } from '../widget'
import LoadDuration from './view'

const duration = {
  ...{ unit: 'kW', interval: 'PT15M', timeZone: 'Europe/Berlin', seriesCount: 2, count: 8, hours: 2 },
  curve: { hour: [0.25, 1, 2], value: [120, 60, 5] },
  peaks: { at: [Date.parse('2026-10-25T00:30:00Z'), Date.parse('2026-10-25T01:30:00Z')], value: [120, 110] },
  ...{ measured: 1, estimated: 0, covered: {} },
}

async function show(
  chosen: WidgetProps['chosen'],
  answer: () => unknown,
  options: Record<string, string> = {},
) {
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
  const call = jest.fn(async (_: unknown, _request: { query: Record<string, string> }) => answer())
  const onChange = jest.fn()
  const props: WidgetProps = {
    ...{ choice: { ...firstChoice, options }, onChange, chosen, compared: undefined, granularity: 'PT1H' },
    ...{ timeZone: 'Europe/Berlin', range: { from: '2026-10-25', to: '2026-10-26' }, now: Date.UTC(2027, 0) },
    period: { from: new Date('2026-10-24T22:00:00Z'), to: new Date('2026-10-25T23:00:00Z') },
  }
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call }, basePath: '/platform', menu: [] } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <LoadDuration {...props} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return { call, onChange }
}
const two = chosenOf([meterSeries, { ...meterSeries, seriesId: 2, pointId: 'mp-2' }])

test('the curve with its ends, and the highest powers, told apart in the hour that comes twice', async () => {
  const { call, onChange } = await show(two, () => duration)
  expect(await screen.findByText(/^at most 120.kW, at least 5\.0+.kW$/)).toBeTruthy()
  const times = screen.getAllByRole('rowheader').map((row) => row.textContent)
  expect(times[0]).toMatch(/^Sun, 25 Oct 2026, 02:30 (CEST|GMT\+2)$/)
  expect(times[1]).toMatch(/^Sun, 25 Oct 2026, 02:30 (CET|GMT\+1)$/)
  expect(call.mock.calls[0]![1].query['series']).toBe('1,2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only the highest of each day' }))
  expect(onChange).toHaveBeenCalledWith({ options: { perDay: 'yes' } })
})

test('only the highest of each day is what the address says', async () => {
  const { call } = await show(two, () => duration, { perDay: 'yes' })
  await screen.findByRole('checkbox', { checked: true })
  expect(call.mock.calls.map(([, { query }]) => query['perDay'])).toContain('true')
})

test('nothing there, and nothing that has a power', async () => {
  await show(two, () => ({
    ...duration,
    count: 0,
    hours: 0,
    curve: { hour: [], value: [] },
    peaks: { at: [], value: [] },
  }))
  expect(await screen.findByText('No data available for the selected period')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await show(chosenOf([temperatureSeries]), () => duration)
  expect(await screen.findByText('None of this has a power')).toBeTruthy()
})
