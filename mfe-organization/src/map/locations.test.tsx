import { CallError, type ApiClient } from '@energycockpit/api-client'
import { getLocationMap, type LocationConsumption, type LocationMap } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ofFeature from '../texts/en'
import de from './locales/de.json'
import en from './locales/en.json'
import { Locations } from './locations'

const location = (id: string, more: object = {}) => ({
  ...{ id, name: `Mill ${id}`, parentName: 'Mills Ltd', city: 'Fenbridge', latitude: 52, longitude: 1 },
  ...more,
})
const map: LocationMap = {
  locations: [location('a'), location('b'), location('c', { latitude: null, longitude: null })],
  productTypes: ['ELECTRICITY', 'GAS'],
  tiles: null,
}
const consumption: LocationConsumption = {
  ...{ unit: 'kWh', locationId: ['a', 'b'], meteringPoints: [1, 2], leftOut: [0, 0] },
  points: [[{ id: 'mp 1', name: 'Main' }], []],
  ...{ value: [12_000, 48_000], perArea: [24, null], floorArea: [500, null] },
  ...{ measured: [1, 1], estimated: [0, 0] },
}

interface Server {
  map?: () => LocationMap
  consumption?: () => LocationConsumption
  /** Pages of the menu, beside the map. */
  menu?: readonly string[]
}

const requested: object[] = []
async function draw({
  map: places = () => map,
  consumption: figures = () => consumption,
  menu = ['analysis', 'organization/import'],
}: Server = {}) {
  requested.length = 0
  const texts = createTexts({ locale: 'en', load: () => Promise.resolve({ ...ofFeature, ...en }) })
  const call = async (called: unknown, given: object) => {
    if (called === getLocationMap) return places()
    requested.push(given)
    return figures()
  }
  const feature = {
    ...{ api: { call } as unknown as ApiClient, basePath: '/platform', locale: 'en' },
    menu: menu.map((page) => ({ label: page, glyph: 'map', url: `/platform/${page}` })),
    navigate: (path: string) => {
      history.replaceState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
  } as unknown as FeatureProps
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={feature}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Locations />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Map' })
}
const list = () => screen.findByRole('region', { name: 'List of the locations' })
const names = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Mill/ })
    .map(({ textContent }) => textContent)
const failing = () => {
  throw new CallError('unreachable', 'No answer', { status: 0 })
}

beforeEach(() => {
  history.replaceState(null, '', '/platform/organization/map')
  // There is no WebGL here; without this it is said with each drawing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

test('both languages say the same things', () => {
  const keysOf = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? `${path}${key}` : keysOf(value as object, `${path}${key}.`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
})

test('locations stand in the order of their consumption, in one unit; a browser that cannot draw says so', async () => {
  await draw()
  await screen.findByText('This browser cannot draw the map')
  await within(await list()).findByText('48.0')
  expect(await names()).toEqual(['Mill b', 'Mill a', 'Mill c'])
  const [, first] = within(await list()).getAllByRole('row')
  expect(first!.textContent).toMatch(/48\.0.*–/)
  expect(requested).toMatchObject([{ query: { productType: 'ELECTRICITY' } }])
})

test('a selected location stands in the address and in a panel, with the way to its analysis', async () => {
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Mill a' }))
  const panel = await screen.findByRole('region', { name: 'Mill a' })
  await within(panel).findByText(/^12\.0\sMWh$/)
  within(panel).getByText(/^24\.0\skWh\/m²$/)
  expect(window.location.search).toBe('?location=a')
  const analysis = within(panel).getByRole('link', { name: 'Analyse: Main' }).getAttribute('href')
  expect(analysis).toMatch(/^\/platform\/analysis\?point=mp\+1&from=\d{4}-01-01&to=\d{4}-01-01$/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Mill a' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Mill a')
})

test('what has no coordinates is listed, with the way to set them for whoever may', async () => {
  await draw()
  const group = within(await list())
  await group.findByText('1 location without coordinates')
  const link = group.getByRole('link', { name: 'Mill c', hidden: true })
  expect(link.getAttribute('href')).toBe('/platform/organization/hierarchy?LOCATION=c')
  await userEvent.click(screen.getByRole('button', { name: 'Mill c' }))
  await screen.findByRole('link', { name: 'Set coordinates in the hierarchy' })
})

test('missing values, and meters that cannot be converted, are said', async () => {
  await draw({ consumption: () => ({ ...consumption, measured: [0.5, 1], leftOut: [0, 2] }) })
  await screen.findByText(/^Values are missing at 2 locations.* 2 metering points are not included/)
  expect(await screen.findAllByText(/Values missing/)).toHaveLength(2)
})

test('where figures fail the places are there, and it is tried again', async () => {
  let attempts = 0
  await draw({ consumption: () => (++attempts === 1 ? failing() : consumption) })
  await screen.findByText('The consumption could not be loaded.')
  expect(await names()).toEqual(['Mill a', 'Mill b', 'Mill c'])
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  await within(await list()).findByText('48.0')
})

test('whoever sees no values is asked for none, and reads of none', async () => {
  await draw({ menu: [] })
  expect(await names()).toEqual(['Mill a', 'Mill b', 'Mill c'])
  expect(requested).toEqual([])
  expect(screen.queryByLabelText('Product')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Mill c' }))
  await screen.findByRole('link', { name: 'Show in the hierarchy' })
})

test('without locations the page says how to create them', async () => {
  await draw({ map: () => ({ ...map, locations: [] }) })
  await screen.findByText('No locations yet')
  screen.getByRole('link', { name: 'Open hierarchy' })
})

test('without any coordinates there is a list and no map', async () => {
  await draw({ map: () => ({ ...map, locations: [map.locations[2]!] }) })
  await screen.findByText('No location has coordinates')
  expect(await names()).toEqual(['Mill c'])
})

test('without an answer the page says so', async () => {
  await draw({ map: failing })
  await screen.findByText('The locations could not be loaded.')
})
