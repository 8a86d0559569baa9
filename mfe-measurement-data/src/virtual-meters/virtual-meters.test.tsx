import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  changeVirtualSeries,
  checkVirtualSeries,
  createVirtualSeries,
  formulaFaultCodes,
  getAllVirtualSeries,
  getHierarchyNodes,
  getMeteringPoint,
  getSeriesValues,
  getVirtualSeriesSteps,
  previewVirtualSeries,
  quantities,
  removeVirtualSeries,
  type CheckedFormula,
  type FormulaInput,
  type ListedVirtualSeries,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import de from './locales/de.json'
import en from './locales/en.json'
import { ownReasons } from './meter-reason-key'
import { unitsOfQuantity } from './units-of-quantity'
import { VirtualMetersPage } from './virtual-meters-page'

const input: FormulaInput = {
  ...{ seriesId: 7, name: 'Main meter', locationName: 'Old mill', unit: 'kWh' },
  ...{ productType: 'ELECTRICITY', quantity: 'ENERGY', direction: 'PURCHASE' },
}
const meter: ListedVirtualSeries = {
  ...{ seriesId: 50, name: 'Twice', formula: '[7] * 2', quantity: 'ENERGY', unit: 'kWh', direction: null },
  ...{ meteringPointId: 'mp-virtual-50', locationId: 'loc', locationName: 'Old mill' },
  ...{ productType: 'ELECTRICITY', interval: 'PT1H', inputs: [input], usedBy: [], revision: 3 },
}
const point = {
  ...{
    id: 'mp-1',
    name: 'Main meter',
    meteringPointId: 'DE1',
    meterNumber: null,
    productType: 'ELECTRICITY',
  },
  location: {
    id: 'loc',
    name: 'Old mill',
    timeZone: 'Europe/Berlin',
    floorArea: [],
    referenceQuantities: [],
  },
  path: [],
  series: [{ id: 7, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H' }],
}
const node = {
  ...{ id: 'mp-1', type: 'METERING_POINT', name: 'Main meter', parentId: null, hasChildren: false },
  ...{ kind: 'MAIN', productType: 'ELECTRICITY', path: [] },
}

/** What the server holds, what it was sent, and what it does. */
let series: ListedVirtualSeries[]
let canChange: boolean
let fault: CheckedFormula['fault']
let failure: CallError | undefined
let previewed: unknown[]
let previewFailure: CallError | undefined
let sent: [string, unknown][]
let went: string[]
let told: string[]
beforeEach(() => {
  series = [meter]
  canChange = true
  fault = null
  failure = undefined
  previewed = []
  previewFailure = undefined
  sent = []
  went = []
  told = []
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function call(called: unknown, { body, params, query }: Record<string, Record<string, never>>) {
  await Promise.resolve()
  if (called === getAllVirtualSeries) return { series, more: false, canChange }
  if (called === getVirtualSeriesSteps) return { steps: [], more: false }
  if (called === getHierarchyNodes) return { nodes: [node], nextCursor: null }
  if (called === getMeteringPoint) return point
  if (called === checkVirtualSeries)
    return { fault, inputs: [input], interval: fault === null ? 'PT1H' : null }
  if (called === getSeriesValues || called === previewVirtualSeries) {
    if (called === previewVirtualSeries) {
      previewed.push(body)
      if (previewFailure) throw previewFailure
    }
    const from = query?.from ? Date.parse(query.from) : Date.UTC(2026, 10, 14, 23)
    const days = [0, 1, 2, 3, 4, 5, 6]
    return {
      ...{ unit: 'kWh', timeZone: 'Europe/Berlin', aggregation: 'SUM' },
      at: days.map((day) => from + day * 86_400_000),
      value: days.map((day) => (day === 2 ? null : 10 + day)),
      ...{ measured: days.map((day) => (day === 2 ? 0 : 1)), estimated: days.map(() => 0) },
      total: { value: 79, measured: 6 / 7, estimated: 0 },
    }
  }
  if (failure) throw failure
  if (called === createVirtualSeries) sent.push(['create', body])
  else if (called === changeVirtualSeries) sent.push(['change', { ...params, ...body }])
  else if (called === removeVirtualSeries) sent.push(['remove', params])
  else throw new Error('The page asks for something else.')
  return { ...meter, ...body, seriesId: 51 }
}

async function draw(which?: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const props = { api: { call } as unknown as ApiClient, basePath: '/platform', events: { publish() {} } }
  const navigate = (to: string) => void went.push(to)
  const notify = ({ text }: { text: string }) => void told.push(text)
  render(
    <FeatureContext value={{ menu: [], ...props, locale: 'en', navigate, notify } as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <VirtualMetersPage which={which} />
      </QueryClientProvider>
    </FeatureContext>,
  )
  await screen.findByRole('heading', { level: 1 })
}
const formula = () => screen.findByLabelText<HTMLTextAreaElement>('Formula')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function insert() {
  await press('Insert series')
  await userEvent.click(await screen.findByRole('treeitem', { name: 'Main meter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Electricity, import, kWh per hour' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('the list has each formula in the names of the meters', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: 'Twice' })
  expect(link.getAttribute('href')).toBe('/platform/measurement-data/virtual-meters/50')
  const words = [...link.closest('tr')!.children].map(({ textContent }) => textContent)
  expect(words).toEqual(['TwiceOld mill', '[Old mill · Main meter] * 2', 'kWh per hour'])
})

test('a new one is made of series that are chosen by name; the first says what it is and where', async () => {
  await draw('new')
  await formula()
  await insert()
  expect((await formula()).value).toBe('[7]')
  await screen.findByText('The formula is valid. It gives values per hour.')
  expect(screen.getByText('Old mill · Main meter (Electricity, import), kWh')).toBeDefined()
  await insert()
  await waitFor(async () => expect((await formula()).value).toBe('[7] + [7]'))
  await press('Create')
  await screen.findByText('Enter a name.')
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('Name'), ' Both ')
  await press('Create')
  await waitFor(() => expect(went).toEqual(['/platform/measurement-data/virtual-meters/51']))
  expect(sent).toEqual([
    [
      'create',
      {
        ...{ name: 'Both', formula: '[7] + [7]', locationId: 'loc', productType: 'ELECTRICITY' },
        ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
      },
    ],
  ])
})

test('what is wrong with a formula is said as it is typed, at its place, and it is not saved', async () => {
  fault = { code: 'CYCLE', start: 0, end: 4, about: ['50', '7'] }
  await draw('50')
  await userEvent.clear(await formula())
  await userEvent.type(await formula(), '[[50] * 2')
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('[50]'))
  const said = document.querySelector('mark')!.closest('[role=status]')!
  expect(said.textContent).toMatch(/^The formula refers to itself: 50 → Old mill · Main meter/)
  await waitFor(async () => expect((await formula()).getAttribute('aria-invalid')).toBe('true'))
  await press('Save changes')
  await waitFor(async () => expect(document.activeElement).toBe(await formula()))
  expect(sent).toEqual([])
})

test('a change is saved and told; what the server refuses is said', async () => {
  await draw('50')
  await userEvent.selectOptions(await screen.findByLabelText('Unit'), 'MWh')
  const errorObject = { id: 'c-5', status: 409, reasons: [{ code: 'SERIES_IN_USE', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 409, errorObject })
  await press('Save changes')
  await screen.findByText(/^Nothing was saved\. Other virtual meters use it/)
  failure = undefined
  await press('Save changes')
  await screen.findByText(en.virtual.saved)
  expect(sent).toMatchObject([['change', { seriesId: 50, name: 'Twice', formula: '[7] * 2', unit: 'MWh' }]])
})

test('what it gave in the last week is shown by days, and what is missing as missing', async () => {
  await draw('50')
  const week = await screen.findByRole('region', { name: 'Last seven days' })
  await within(week).findByRole('table')
  const rows = [...week.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(1).map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )
  expect(rows.slice(0, 3)).toEqual([
    ['10.0 kWh', '100%'],
    ['11.0 kWh', '100%'],
    ['no value', '0%'],
  ])
  expect(rows.at(-1)).toEqual(['79.0 kWh', '86%'])
})

const preview = () => screen.findByRole('region', { name: 'Preview: last seven days' })
const refused = (code: string) =>
  new CallError('refused', 'x', {
    status: 400,
    errorObject: { id: 'c-8', status: 400, reasons: [{ code, title: 'x' }] },
  })

test('a formula that is changed shows what it would give before it is saved, the stored one not twice', async () => {
  await draw('50')
  await screen.findByText('The formula is valid. It gives values per hour.')
  expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull()
  await userEvent.type(await formula(), ' + 1')
  await within(await preview()).findByRole('row', { name: /^All days/ })
  const meaning = { quantity: 'ENERGY', unit: 'kWh', locationId: 'loc', seriesId: 50 }
  await waitFor(() => expect(previewed.at(-1)).toEqual({ ...meaning, formula: '[7] * 2 + 1' }))
  expect(previewed).not.toContainEqual({ ...meaning, formula: meter.formula })
  expect(sent).toEqual([])
  fault = { code: 'OPERATOR_EXPECTED', start: 0, end: 1, about: [] }
  await userEvent.type(await formula(), ' 3')
  await within(await preview()).findByText(/appears when the formula is valid/)
  expect(previewed).not.toContainEqual({ ...meaning, formula: '[7] * 2 + 1 3' })
})

test.each([
  ['PERIOD_TOO_LONG', /reads too many values for a preview\. You can still save it/],
  ['STORE_UNAVAILABLE', /^The values could not be calculated/],
])('a preview that is refused with %s says so', async (code, said) => {
  previewFailure = refused(code)
  await draw('50')
  await userEvent.type(await formula(), ' * 3')
  await within(await preview()).findByText(said)
})

test('one is removed after a question; one that others need is not', async () => {
  await draw('50')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove virtual meter' }))
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Remove “Twice”?' })).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(went).toEqual(['/platform/measurement-data/virtual-meters']))
  expect(told).toEqual(['“Twice” was removed.'])
  expect(sent).toEqual([['remove', { seriesId: 50 }]])
  document.body.replaceChildren()
  series = [{ ...meter, usedBy: ['Four times'] }]
  await draw('50')
  await screen.findByText(/It is used by Four times\./)
  expect(screen.queryByRole('button', { name: 'Remove virtual meter' })).toBeNull()
})

test('who may not change them sees what they are made of', async () => {
  canChange = false
  await draw('50')
  await screen.findByText(en.virtual.readOnly)
  expect(screen.getByText('[7] * 2')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Save|Remove|Insert/ })).toBeNull()
})

test('nothing yet, and one that is not there', async () => {
  series = []
  await draw()
  await screen.findByText(en.virtual.none)
  document.body.replaceChildren()
  await draw('99')
  await screen.findByText(en.virtual.unknown)
})

test('both languages have the same texts, and one for each fault and reason; each quantity has units', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
  expect(Object.keys(de.virtual.check)).toEqual(expect.arrayContaining([...formulaFaultCodes]))
  expect(Object.keys(de.virtual.reasons)).toEqual([...ownReasons])
  for (const quantity of quantities) expect(unitsOfQuantity(quantity)).not.toEqual([])
  expect(unitsOfQuantity('PRICE', 'CHF').slice(0, 3)).toEqual(['CHF/kWh', 'CHF/MWh', 'EUR/kWh'])
})
