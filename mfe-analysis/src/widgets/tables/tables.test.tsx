import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ListedMeteringPoint, TabledLocation } from '@energycockpit/contract'
import { PageTexts, type Locale } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { firstChoice, type Choice } from '../../choice/choice'
import { featureTexts } from '../../feature-texts'
import { locations } from '../locations'
import Locations from '../locations/view'
import { meteringPoints } from '../metering-points'
import MeteringPoints from '../metering-points/view'
import type { WidgetProps } from '../widget'

const mill: TabledLocation = {
  ...{ id: 'loc-1', name: 'Mill', businessId: 1, locationId: 'L-1', archived: true },
  parentOrgUnit: { id: 'ou-1', name: 'North' },
  weatherStation: { id: 'mp-9', name: 'Station' },
  ...{ locationGroups: ['One', 'Two'], street: null, city: 'Ely' },
  geoCoordinates: { longitude: -0.25, latitude: 52.4 },
  locationAttributes: [{ label: 'Rooms', type: 'NUMBER', value: 1234.5, unit: 'm²' }],
}
const main: ListedMeteringPoint = {
  ...{ id: 'mp-1', name: 'Main', businessId: 1, meteringPointId: 'MP-1', meterNumber: null, archived: false },
  ...{ objectKind: 'MAIN', type: 'MAIN', productType: 'GAS', malo: null, melo: null },
  location: { id: 'loc-1', name: 'Mill', timeZone: 'Europe/London' },
  ...{ parentMeteringPoint: null, subMeteringPoints: { count: 4, first: [{ id: 'mp-2', name: 'Sub' }] } },
  conversionFactor: [
    { from: null, value: 1 },
    { from: '2026-07-01', value: 40 },
  ],
  series: [{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' }],
}
const found = {
  getLocationTable: { locations: [mill], count: 1, next: null },
  listMeteringPoints: { meteringPoints: [main], count: 1, below: null, next: null },
}

interface Shown {
  choice?: Partial<Choice>
  answers?: Readonly<Record<string, unknown>>
  locale?: Locale
}

function show(
  widget: typeof locations,
  View: typeof Locations,
  { choice, answers = found, locale = 'en' }: Shown = {},
) {
  const sent: { name: string; query: Record<string, unknown> }[] = []
  const call = async ({ name }: { name: string }, { query }: { query: Record<string, unknown> }) => {
    sent.push({ name, query: JSON.parse(JSON.stringify(query)) as Record<string, unknown> })
    if (answers[name] === undefined) throw new Error('down')
    return answers[name]
  }
  const onChange = jest.fn()
  const props = {
    ...{ choice: { ...firstChoice, ...choice }, onChange, timeZone: 'Europe/London' },
    now: Date.UTC(2026, 7),
  } as unknown as WidgetProps
  const feature = { api: { call, file: call }, basePath: '/platform', locale } as unknown as FeatureProps
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={client}>
        <PageTexts locale={locale} load={[featureTexts, widget.texts]}>
          <View {...props} />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return { sent, onChange }
}
const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)
const link = (row: ReturnType<typeof within>, name: string) =>
  row.getByRole('link', { name }).getAttribute('href')

test('a location is told with all its columns, and its names lead to their pages in the chosen period', async () => {
  show(locations, Locations, { choice: { period: { preset: 'LAST_YEAR' }, options: { sort: 'city' } } })
  const row = await rowOf('Mill archived')
  expect(link(row, 'Mill')).toBe('/platform/analysis?node=loc-1&period=LAST_YEAR')
  expect(link(row, 'North')).toBe('/platform/analysis?node=ou-1&period=LAST_YEAR')
  expect(link(row, 'Station')).toBe('/platform/analysis?point=mp-9&period=LAST_YEAR')
  const cells = row.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))
  expect(cells).toEqual([
    ...['L-1', 'North', 'Station', 'One, Two', '–', 'Ely', '52.4000° N, 0.2500° W'],
    'Rooms 1234.5 m²',
  ])
})

test('a metering point is told in German with the factor of today; its names lead to their pages', async () => {
  show(meteringPoints, MeteringPoints, { locale: 'de' })
  const row = await rowOf('Main')
  expect([link(row, 'Main'), link(row, 'Sub'), link(row, 'Mill')]).toEqual([
    ...['/platform/analysis?point=mp-1', '/platform/analysis?point=mp-2'],
    '/platform/analysis?node=loc-1',
  ])
  const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toEqual(expect.arrayContaining(['Hauptzähler', 'Gas', 'Sub und 3 weitere', '40']))
  expect(screen.getByText('1 Messstelle').getAttribute('role')).toBe('status')
})

test('what is chosen, searched and sorted is requested; a change of it goes to the address', async () => {
  const { sent, onChange } = show(meteringPoints, MeteringPoints, {
    choice: {
      ...{ nodeId: 'loc-1', others: ['mp-7'], filters: { kind: 'SUB' } },
      options: { search: 'a', sort: '-location', hidden: 'productType' },
    },
  })
  await rowOf('Main')
  expect(sent).toEqual([
    {
      name: 'listMeteringPoints',
      query: {
        ...{ objects: 'loc-1,mp-7', objectKind: 'SUB', search: 'a' },
        ...{ sort: 'location', descending: 'true' },
      },
    },
  ])
  expect(screen.queryByRole('columnheader', { name: 'Product' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Meter number' }))
  expect(onChange).toHaveBeenLastCalledWith({
    options: { search: 'a', sort: 'meterNumber', hidden: 'productType' },
  })
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kind' }))
  expect(onChange).toHaveBeenLastCalledWith({
    options: { search: 'a', sort: '-location', hidden: 'objectKind,productType' },
  })
  await userEvent.type(screen.getByRole('searchbox'), 'b ')
  await waitFor(() =>
    // The search goes on: back leads to where it began.
    expect(onChange).toHaveBeenLastCalledWith(
      { options: { search: 'ab', sort: '-location', hidden: 'productType' } },
      true,
    ),
  )
})

test.each<[string, Shown, string]>([
  [
    'nothing is found',
    { answers: { getLocationTable: { locations: [], count: 0, next: null } } },
    'No locations found',
  ],
  ['it fails', { answers: {} }, 'The locations could not be loaded.'],
])('where %s, the table says so', async (_, shown, said) => {
  show(locations, Locations, shown)
  expect(await screen.findByText(said)).toBeTruthy()
})
