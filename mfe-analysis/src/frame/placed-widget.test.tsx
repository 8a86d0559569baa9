import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { firstChoice } from '../choice/choice'
import { featureTexts } from '../feature-texts'
import { chosenOf, meterSeries, temperatureSeries } from '../joined/series-item.testing'
import { allWidgets } from '../widgets/all-widgets'
import type { WidgetDefinition } from '../widgets/widget'
import { PlacedWidget } from './placed-widget'
import type { Shown } from './use-shown'

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const shown = {
  chosen: { data: chosenOf([meterSeries], [temperatureSeries]), error: null },
  time: {
    ...{ period: { from: new Date('2026-05-31T22:00:00Z'), to: new Date('2026-06-30T22:00:00Z') } },
    ...{
      range: { from: '2026-06-01', to: '2026-07-01' },
      compared: { from: '2025-06-01', to: '2025-07-01' },
    },
    ...{ timeZone: 'Europe/Berlin', now: Date.UTC(2026, 10, 25), granularity: 'P1D' },
  },
} as unknown as Shown

/** Two widgets on a page whose server answers none of their calls. */
async function showPage(widgets: readonly WidgetDefinition[]) {
  const down = async () => {
    throw new Error('down')
  }
  const feature = {
    ...{ api: { call: down, file: down }, basePath: '/platform', menu: [], locale: 'en' },
    ...{ notify: () => undefined, navigate: () => undefined },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const texts = createTexts({ locale: 'en', load: featureTexts as never })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={feature as never}>
        <QueryClientProvider client={client}>
          <h1>The page</h1>
          {widgets.map((widget) => (
            <section key={widget.slug} aria-label={widget.slug}>
              <PlacedWidget {...{ widget, shown }} choice={firstChoice} onChange={() => undefined} />
            </section>
          ))}
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByText('The page')
}

const fine: WidgetDefinition = {
  ...{ slug: 'fine', menu: allWidgets[0]!.menu, controls: [] },
  load: async () => ({ default: () => <p>All is well</p> }),
  texts: async () => ({ default: {} }),
}

test.each(allWidgets.map((widget) => [widget.slug, widget] as const))(
  '%s without any answer of the server says so in its own place',
  async (slug, widget) => {
    await showPage([widget, fine])
    expect(await screen.findByText('All is well')).toBeTruthy()
    const place = screen.getByRole('region', { name: slug })
    await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    expect(place.textContent).toMatch(/could not be|cannot be|error/)
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  },
  30_000,
)

test('one that crashes, and one whose code does not come, leave the others and can be tried again', async () => {
  let crashes = true
  const crashing: WidgetDefinition = {
    ...fine,
    slug: 'crashing',
    load: async () => ({
      default: () => {
        if (crashes) throw new Error('a fault of ours')
        return <p>Well again</p>
      },
    }),
  }
  const gone: WidgetDefinition = {
    ...fine,
    slug: 'gone',
    load: () => Promise.reject(new Error('no such file')),
  }
  await showPage([crashing, gone, fine])
  expect(await screen.findByText('All is well')).toBeTruthy()
  const retries = await screen.findAllByRole('button', { name: 'Try again' })
  expect(retries).toHaveLength(2)
  crashes = false
  await userEvent.click(retries[0]!)
  expect(await screen.findByText('Well again')).toBeTruthy()
  expect(screen.getByText('All is well')).toBeTruthy()
})
