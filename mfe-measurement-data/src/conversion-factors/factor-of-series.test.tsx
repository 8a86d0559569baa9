import { getMeteringPoint, getHierarchyNodes } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { carbon, draw, factorsServer, field, fill, press, price, refusal } from './draw-factors.testing'
import { sayValuesOf } from './factor-kinds'

const server = factorsServer()
const node = (id: string, name: string) => ({
  ...{ id, type: 'METERING_POINT', name, parentId: null, hasChildren: false, kind: 'SENSOR', path: [] },
  productType: 'PRICE',
})
const series = [
  { id: 21, quantity: 'PRICE', unit: 'EUR/MWh', direction: null, interval: 'PT15M' },
  { id: 22, quantity: 'CARBON_INTENSITY', unit: 'g/kWh', direction: null, interval: 'PT1H' },
]
const point = {
  ...{ id: 'mp', name: 'Exchange', meteringPointId: 'X', meterNumber: null, productType: 'PRICE', path: [] },
  ...{
    location: {
      id: 'loc',
      name: 'Old mill',
      timeZone: 'Europe/Berlin',
      floorArea: [],
      referenceQuantities: [],
    },
    series,
  },
}
/** What the meter measures. */
let measured: typeof series
beforeEach(() => {
  measured = series
})
const drawIt = () =>
  draw(server, {}, (called) => {
    if (called === getHierarchyNodes) return { nodes: [node('mp', 'Exchange')], nextCursor: null }
    if (called === getMeteringPoint) return { ...point, series: measured }
    return undefined
  })
const chooser = () => within(screen.getByRole('dialog', { name: 'Choose a series' }))
async function choose(name: string) {
  await press('Choose a series')
  await userEvent.click(await chooser().findByRole('treeitem', { name: 'Exchange' }))
  await userEvent.click(await chooser().findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a series' })).toBeNull())
}

test('a new price comes from a series that is chosen by name, in its unit', async () => {
  await drawIt()
  await screen.findByRole('region', { name: 'Price: Electricity, import' })
  await press('Add a price or factor')
  await userEvent.selectOptions(field('Where the values come from'), 'From a series')
  expect(screen.queryByLabelText(/^Value/)).toBeNull()
  await press('Save')
  await screen.findByText('Choose the series that the values come from.')
  await press('Choose a series')
  await userEvent.click(await chooser().findByRole('treeitem', { name: 'Exchange' }))
  await chooser().findByRole('button', { name: /^Price/ })
  // Of what is no price, none is offered.
  expect(chooser().queryByRole('button', { name: /intensity/ })).toBeNull()
  await userEvent.click(chooser().getByRole('button', { name: 'Price, €/MWh per 15 minutes' }))
  await screen.findByText('Old mill · Exchange, €/MWh per 15 minutes')
  await press('Save')
  await screen.findByText(/^Saved: the values come from the series Old mill · Exchange\./)
  expect(server.sent).toEqual([
    {
      ...{ nodeId: 'loc', kind: 'PRICE', productType: 'GAS', direction: 'PURCHASE' },
      ...{ unit: 'EUR/MWh', periods: [], seriesId: 21 },
    },
  ])
})

test('a series that was chosen for a price is none for carbon, and gas is requested none', async () => {
  await drawIt()
  await screen.findByRole('region', { name: 'Price: Electricity, import' })
  await press('Add a price or factor')
  await userEvent.selectOptions(field('Where the values come from'), 'From a series')
  await choose('Price, €/MWh per 15 minutes')
  await userEvent.selectOptions(field('What'), 'CARBON')
  expect(screen.queryByText(/Old mill · Exchange/)).toBeNull()
  measured = series.slice(0, 1)
  await press('Choose a series')
  await userEvent.click(await chooser().findByRole('treeitem', { name: 'Exchange' }))
  await userEvent.click(await chooser().findByRole('button', { name: 'Cancel' }))
  await userEvent.selectOptions(field('What'), 'CALORIFIC_VALUE')
  expect(screen.queryByLabelText('Where the values come from')).toBeNull()
  expect(field('Value in kWh/m³')).toBeDefined()
})

test('a meter that measures nothing of the kind says so, and another one can be chosen', async () => {
  measured = series.slice(1)
  await drawIt()
  await screen.findByRole('region', { name: 'Price: Electricity, import' })
  await press(/^From a series/)
  await screen.findByText(/replaces all values entered here/)
  await press('Choose a series')
  await userEvent.click(await chooser().findByRole('treeitem', { name: 'Exchange' }))
  await chooser().findByText('No price of an amount is measured here.')
  await userEvent.click(chooser().getByRole('button', { name: 'Another meter' }))
  await chooser().findByRole('treeitem', { name: 'Exchange' })
})

test('a series takes the place of what was written, and a value that of a series', async () => {
  await drawIt()
  await screen.findByRole('region', { name: 'Price: Electricity, import' })
  await press(/^From a series/)
  await choose('Price, €/MWh per 15 minutes')
  await press('Save')
  await screen.findByRole('button', { name: /^Another series/ })
  expect(server.sent.at(-1)).toMatchObject({ unit: 'EUR/MWh', periods: [], seriesId: 21 })
  await press(/^New value/)
  await screen.findByText(/^The values come from the series A series\./)
  expect(field('Valid from').value).toBe('')
  await fill('Value in €/MWh', '80')
  await press('Save')
  await screen.findByText(/^Saved: 80.€\/MWh, from the beginning/)
  expect(server.sent.at(-1)).toMatchObject({ periods: [{ from: null, to: null, value: 80 }], seriesId: null })
})

test('the series of another business is refused in words; what somebody else has set is not overwritten', async () => {
  server.factors = [price, { ...carbon, nodeId: 'loc' }]
  await drawIt()
  await screen.findByRole('region', { name: 'CO₂ factor: Electricity, import' })
  await press(/^Another series/)
  await choose('Carbon intensity, g/kWh per hour')
  server.failure = refusal(400, 'FACTOR_INVALID', 'c-7')
  await press('Save')
  await screen.findByText(/A series must belong to the same business, to the super client .*c-7/)
  server.failure = undefined
  server.factors = [{ ...carbon, nodeId: 'loc', changed: { at: '2026-11-20T14:30:00.000Z', by: 'Grace' } }]
  await press('Save')
  await screen.findByText(/Grace changed this in the meantime .* replace the current value by your series/)
  const now = within(await screen.findByRole('region', { name: 'Current value' }))
  now.getByText('from the series Grid intensity')
  await press('Save')
  await screen.findByText(/^Saved: the values come from the series/)
  expect(server.sent).toMatchObject([{ kind: 'CARBON', seriesId: 22, unit: 'g/kWh' }])
})

test('a series of the super client is chosen without its meter, and says whose it is', async () => {
  server.shared = [
    {
      ...{ id: 77, quantity: 'PRICE', unit: 'EUR/MWh', interval: 'PT15M', name: 'Day ahead' },
      ...{ businessName: 'Mills Group', isAbove: true },
    },
    {
      ...{ id: 78, quantity: 'PRICE', unit: 'EUR', interval: 'PT1H', name: 'Fee' },
      ...{ businessName: 'Mills Group', isAbove: true },
    },
    {
      ...{ id: 79, quantity: 'PRICE', unit: 'EUR/kWh', interval: 'P1M', name: 'Tariff' },
      ...{ businessName: 'Mill Two', isAbove: false },
    },
  ]
  await drawIt()
  await screen.findByRole('region', { name: 'Price: Electricity, import' })
  await press(/^From a series/)
  await press('Choose a series')
  const above = within(
    await chooser().findByRole('region', { name: 'Series of Mills Group, the super client' }),
  )
  // What is no price of an amount is not offered.
  expect(above.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Day ahead, €/MWh per 15 minutes',
  ])
  expect(chooser().getByRole('region', { name: 'Series of Mill Two' })).toBeTruthy()
  await userEvent.click(above.getByRole('button'))
  await screen.findByText('Mills Group · Day ahead, €/MWh per 15 minutes')
  await press('Save')
  await screen.findByText(/^Saved: the values come from the series Mills Group · Day ahead\./)
  expect(server.sent.at(-1)).toMatchObject({ unit: 'EUR/MWh', periods: [], seriesId: 77 })
})

test('a series of another business is named with it, and one that was archived says so', async () => {
  const series = {
    ...{ name: 'Grid intensity', meteringPointId: null, businessName: 'Mills Group' },
    archivedAt: '2026-10-03T08:00:00.000Z',
  }
  server.factors = [{ ...carbon, nodeId: 'loc', series }]
  await drawIt()
  const panel = within(await screen.findByRole('region', { name: 'CO₂ factor: Electricity, import' }))
  panel.getByText(/Grid intensity \(Mills Group\)/)
  panel.getByText(/^This series was archived on 3 Oct(ober)? 2026 and has no values after that\./)
  expect(panel.queryByRole('link')).toBeNull()
})

test.each([
  ['PRICE', 'PRICE', 'EUR/kWh', true],
  ['PRICE', 'PRICE', 'EUR', false],
  ['PRICE', 'ENERGY', 'kWh', false],
  ['PRICE', 'CARBON_INTENSITY', 'kg/kWh', false],
  ['CARBON', 'CARBON_INTENSITY', 'g/kWh', true],
  ['CARBON', 'PRICE', 'EUR/kWh', false],
  ['STATE_NUMBER', 'PRICE', 'EUR/kWh', false],
] as const)('%s from a series of %s in %s: %s', (kind, quantity, unit, fits) => {
  expect(sayValuesOf(kind, { quantity, unit })).toBe(fits)
})
