import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  factorKinds,
  getConversionFactors,
  getHierarchyNodes,
  setConversionFactor,
  type AnsweredFactor,
  type ConversionFactor,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConversionFactorsPage } from './conversion-factors-page'
import { ownReasons } from './factor-reason-key'
import de from './locales/de.json'
import en from './locales/en.json'

const price: AnsweredFactor = {
  ...{ nodeId: 'loc', kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'EUR/kWh' },
  periods: [
    { from: '2024-12-31T23:00:00Z', to: null, value: 0.3124 },
    { from: null, to: '2024-12-31T23:00:00Z', value: 0.29 },
  ],
  ...{ seriesId: null, series: null },
}
const carbon: AnsweredFactor = {
  ...{ nodeId: 'cb-1', kind: 'CARBON', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'kg/kWh' },
  ...{ periods: [], seriesId: 9, series: { name: 'Grid intensity', meteringPointId: 'mp-grid' } },
}
const nodes = [
  { id: 'cb-1', type: 'CLIENT_BUSINESS', name: 'Mills Ltd', path: [], timeZone: 'Europe/Berlin' },
  {
    ...{ id: 'loc', type: 'LOCATION', name: 'Old mill', timeZone: 'Europe/Berlin' },
    path: [{ id: 'cb-1', name: 'Mills Ltd' }],
  },
]

/** What the server holds, what it was sent, and what it does. */
let factors: AnsweredFactor[]
let inherited: AnsweredFactor[]
let sent: ConversionFactor[]
let mayChange: boolean
let failure: CallError | undefined
let went: string[]
beforeEach(() => {
  factors = [price]
  inherited = [carbon]
  sent = []
  mayChange = true
  failure = undefined
  went = []
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function call(called: unknown, { body }: { body: ConversionFactor }) {
  await Promise.resolve()
  if (called === getHierarchyNodes)
    return {
      nodes: [{ ...nodes[0], parentId: null, hasChildren: false, kind: null, productType: null }],
      nextCursor: null,
    }
  if (failure) throw failure
  if (called === getConversionFactors) return { factors, inherited, nodes, more: false, mayChange }
  if (called !== setConversionFactor) throw new Error('The page asks for something else.')
  sent.push(body)
  const others = factors.filter(({ kind }) => kind !== body.kind)
  factors = body.periods.length > 0 ? [...others, { ...body, series: null }] : others
  return null
}

async function draw({ locale = 'en', query = '?node=loc' }: { locale?: 'de' | 'en'; query?: string } = {}) {
  window.history.replaceState(null, '', `/platform/analysis/conversion-factors${query}`)
  const texts = createTexts({ locale, load: (wanted) => import(`../locales/${wanted}.json`) })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const props = { api: { call } as unknown as ApiClient, basePath: '/platform' }
  const navigate = (to: string) => void went.push(to)
  render(
    <TextsProvider texts={texts} locale={locale}>
      <FeatureContext value={{ ...props, navigate } as unknown as FeatureProps}>
        <QueryClientProvider client={queries}>
          <ConversionFactorsPage />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: (locale === 'de' ? de : en).factors.title })
}
/** The first three cells of each row; asked again until what was fetched anew is drawn. */
const showsRows = async (title: string, rows: readonly string[][]) => {
  const region = await screen.findByRole('region', { name: title })
  await waitFor(() =>
    expect(
      [...region.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].slice(0, 3).map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      ),
    ).toEqual(rows),
  )
}
const field = (label: RegExp | string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
async function fill(label: RegExp | string, text: string) {
  await userEvent.clear(field(label))
  if (text !== '') await userEvent.type(field(label), text)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const title = 'Price: Electricity, purchase'

test('the history has the latest first, and what comes from above says from where', async () => {
  await draw()
  await showsRows(title, [
    ['from 1 Jan 2025holds now', 'open', '0.3124 €/kWh'],
    ['from the beginning', '31 Dec 2024', '0.29 €/kWh'],
  ])
  await showsRows(en.factors.inherited, [
    ['CO₂ factor: Electricity, purchase', 'from the series Grid intensity', 'Mills Ltd'],
  ])
  const way = screen.getByRole('link', { name: 'Mills Ltd' })
  expect(way.getAttribute('href')).toBe('/platform/analysis/conversion-factors?node=cb-1')
})

test('in German, a new value from a day on ends the one that held', async () => {
  await draw({ locale: 'de' })
  await screen.findByRole('region', { name: 'Preis: Strom, Bezug' })
  await press(/^Neuer Wert/)
  await fill('Wert in €/kWh', '0,2875')
  expect(screen.getByText(/^Verstanden als 0,2875.€\/kWh$/)).toBeDefined()
  await fill('Gültig ab', '2026-07-01')
  await press('Speichern')
  await screen.findByText(/^Gespeichert: 0,2875.€\/kWh, ab 1\. Juli 2026/)
  expect(sent).toMatchObject([
    {
      ...{ nodeId: 'loc', kind: 'PRICE', unit: 'EUR/kWh', seriesId: null },
      periods: [
        { from: null, to: '2024-12-31T23:00:00.000Z', value: 0.29 },
        { from: '2024-12-31T23:00:00.000Z', to: '2026-06-30T22:00:00.000Z', value: 0.3124 },
        { from: '2026-06-30T22:00:00.000Z', to: null, value: 0.2875 },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what cannot be is explained at its place, and nothing is sent', async () => {
  await draw()
  await screen.findByRole('region', { name: title })
  await press(/^New value/)
  await press('Save')
  expect(field('Value in €/kWh').getAttribute('aria-invalid')).toBe('true')
  await screen.findByText('Write a number, with a point before the decimals.')
  await fill('Value in €/kWh', '2000000')
  await screen.findByText(/^A value from −1,000,000.€\/kWh to 1,000,000.€\/kWh is possible\.$/)
  await fill('Value in €/kWh', '0.5')
  await fill('Valid from', '2025-01-01')
  await screen.findByText(/^On this day 0\.3124.€\/kWh begins already \(last day: open\)/)
  await press('Save')
  expect(sent).toEqual([])
})

test('a correction moves what it touches along; one that overlaps or ends too early is refused', async () => {
  await draw()
  await screen.findByRole('region', { name: title })
  await press('Correct: value from 1 Jan 2025')
  expect([field('Value in €/kWh').value, field('Valid from').value]).toEqual(['0.3124', '2025-01-01'])
  await fill('Valid from', '')
  await press('Save')
  await screen.findByText(/^This overlaps with 0\.29.€\/kWh, from the beginning/)
  await fill('Valid from', '2025-03-01')
  await fill('Last day', '2025-02-01')
  await screen.findByText('The end lies before the beginning.')
  await fill('Last day', '')
  await press('Save')
  await screen.findByText(/^Saved: 0\.3124.€\/kWh, from 1 Mar 2025/)
  expect(sent.at(-1)?.periods).toEqual([
    { from: null, to: '2025-02-28T23:00:00.000Z', value: 0.29 },
    { from: '2025-02-28T23:00:00.000Z', to: null, value: 0.3124 },
  ])
})

test('before a value goes, it is asked what holds in its time; the last one takes the factor with it', async () => {
  await draw()
  await screen.findByRole('region', { name: title })
  await press('Remove: value from 1 Jan 2025')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^0\.29.€\/kWh, the value before/ }))
  expect(within(dialog).getByText(/There is no value for that time then/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title}: the value was removed.`)
  await showsRows(title, [
    ['from 1 Jan 2025', 'open', 'no value'],
    ['from the beginning', '31 Dec 2024', '0.29 €/kWh'],
  ])
  await press('Remove: value from the beginning')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title} is no longer set here.`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Old mill' }))
})

test('a new factor asks for what its kind needs, and what is there already is not set twice', async () => {
  await draw()
  await screen.findByRole('region', { name: title })
  await press('Add a price or factor')
  // What comes first is not there yet.
  expect(field('Of what').value).toBe('GAS')
  await userEvent.selectOptions(field('Of what'), 'ELECTRICITY')
  await fill('Value in €/kWh', '0.2')
  await screen.findByText(/^Set here already: Price: Electricity, purchase/)
  await press('Save')
  expect(sent).toEqual([])
  await userEvent.selectOptions(field('What'), 'CALORIFIC_VALUE')
  expect(within(screen.getByRole('dialog')).queryByLabelText('Direction')).toBeNull()
  await fill('Value in kWh/m³', '11.2')
  await press('Save')
  await screen.findByText(/^Saved: 11\.2.kWh\/m³, from the beginning/)
  expect(sent).toEqual([
    {
      ...{
        nodeId: 'loc',
        kind: 'CALORIFIC_VALUE',
        productType: 'GAS',
        direction: 'PURCHASE',
        unit: 'kWh/m³',
      },
      ...{ periods: [{ from: null, to: null, value: 11.2 }], seriesId: null },
    },
  ])
  await screen.findByText(en.factors.lacksState)
})

test('what the server refuses is said in the dialog, with the reference', async () => {
  await draw()
  await screen.findByRole('region', { name: title })
  await press(/^New value/)
  await fill('Value in €/kWh', '0.5')
  const errorObject = { id: 'c-3', status: 403, reasons: [{ code: 'FORBIDDEN', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 403, errorObject })
  await press('Save')
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain(
      'Nothing was changed. Your role does not allow this. Reference: c-3',
    ),
  )
})

test('who may not change anything is told, and where nothing is set the page says what it is for', async () => {
  mayChange = false
  await draw()
  await screen.findByText(en.factors.readOnly)
  expect(screen.queryByRole('button', { name: /Correct|Remove|Add|New value/ })).toBeNull()
})

test('all that is set is listed, and a place is chosen in the hierarchy', async () => {
  inherited = []
  await draw({ query: '' })
  await showsRows(en.factors.all, [[title, '0.3124 €/kWhsince 1 Jan 2025', 'Old millMills Ltd']])
  await userEvent.click(await screen.findByRole('treeitem', { name: 'Mills Ltd' }))
  expect(went).toEqual(['/platform/analysis/conversion-factors?node=cb-1'])
})

test('nothing at all, and a place that is not known', async () => {
  ;[factors, inherited] = [[], []]
  await draw({ query: '' })
  await screen.findByText(en.factors.empty.anywhere)
  for (const purpose of ['cost', 'carbon', 'gas'] as const) screen.getByText(en.factors.empty[purpose])
  document.body.replaceChildren()
  const errorObject = { id: 'c-4', status: 404, reasons: [{ code: 'NOT_FOUND', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 404, errorObject })
  await draw()
  await screen.findByText(en.factors.unknownPlace)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('both languages have the same texts, and one for each kind and reason', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
  for (const texts of [de.factors.kind, de.factors.form.usual])
    expect(Object.keys(texts)).toEqual([...factorKinds])
  expect(Object.keys(de.factors.reasons)).toEqual([...ownReasons])
})
