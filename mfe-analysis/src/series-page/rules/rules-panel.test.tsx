import { CallError } from '@energycockpit/api-client'
import {
  estimationMethods,
  getSeriesRules,
  setSeriesRules,
  type MeasurementSeries,
  type MeteringPoint,
  type SeriesRules,
  type SeriesRulesResponse,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import feature from '../../texts/de'
import imports from '@energycockpit/imports/locales/de.json'
import de from '../locales/de.json'
import { figureBounds, type FigureBounds } from './figure-fields'
import { RulesPanel } from './rules-panel'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const series = { id: 7, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H' } as MeasurementSeries
const point = {
  ...{ productType: 'ELECTRICITY', series: [series], location: { timeZone: 'Europe/Berlin' } },
} as MeteringPoint
const defaults: SeriesRules = {
  ...{ limits: { min: null, max: null }, capacity: null, maxGap: 0, spikeScore: 10 },
  factorTimes: 5,
  ...{ stuckHours: 12, stuckZeroHours: null, meterChanges: [], profile: null },
  register: { unit: 'kWh', digits: null, conversionFactor: null },
  estimation: { automatic: false, method: null, maxGapHours: 168 },
}
const byDefault: SeriesRulesResponse = {
  ...{ seriesId: 7, unit: 'kWh', rules: defaults, defaults, own: [], changed: null, canChange: true },
  busyZeros: null,
}
const withOwn = (own: Partial<SeriesRules>, at: string): SeriesRulesResponse => ({
  ...byDefault,
  ...{ rules: { ...defaults, ...own }, own: Object.keys(own), changed: { at, by: 'Jo Brook' } },
})

let kept: SeriesRulesResponse
let failure: CallError | undefined
let sent: { query: object; body: object }[]
async function call(called: unknown, given: { query: object; body: object }) {
  await Promise.resolve()
  if (called === getSeriesRules) return kept
  if (called !== setSeriesRules) throw new Error('The page asks for something else.')
  sent.push({ query: given.query, body: given.body })
  if (failure) throw failure
  return (kept = withOwn(given.body, '2026-11-22T09:00:00.000Z'))
}

beforeEach(() => {
  kept = byDefault
  failure = undefined
  sent = []
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function draw() {
  const texts = createTexts({ locale: 'de', load: () => Promise.resolve({ ...feature, ...imports, ...de }) })
  render(
    <TextsProvider texts={texts} locale="de">
      <FeatureContext value={{ api: { call } } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RulesPanel point={point} series={series} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Regeln' }))
}
async function openForm() {
  const panel = await draw()
  await userEvent.click(await panel.findByRole('button', { name: 'Regeln ändern' }))
  return { panel, form: within(await screen.findByRole('dialog', { name: 'Regeln' })) }
}
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

test('rules say what holds, in words, and which of it is the default', async () => {
  kept = withOwn(
    {
      limits: { min: 0, max: 1234.5 },
      register: { unit: 'kWh', digits: 5, conversionFactor: 50 },
      maxGap: null,
    },
    '2026-11-20T09:00:00.000Z',
  )
  const panel = await draw()
  await panel.findByText(/Zuletzt geändert am 20\. Nov\. 2026, 14:30 von Jo Brook\./)
  expect(panel.getByText('höchstens 1.234,5 kWh')).toBeTruthy()
  expect(panel.getByText('5 Stellen vor dem Komma, Überlauf nach 99.999 kWh')).toBeTruthy()
  expect(panel.getByText('Faktor 50')).toBeTruthy()
  const saidOf = (name: string) => panel.getByText(name).parentElement!.textContent
  expect(saidOf('Lücken')).toBe('Lückenwird nicht geprüft')
  expect(saidOf('Ausreißer')).toBe('Ausreißergemeldet ab dem Kennwert 10 (Standard)')
})

test('the limit of meters that hardly ever show a zero is said beside the one of all', async () => {
  kept = {
    ...withOwn({ stuckZeroHours: 4320 }, '2026-11-20T09:00:00.000Z'),
    busyZeros: { hours: 18, days: 42, share: 0.05 },
  }
  const panel = await draw()
  const said = (await panel.findByText('Wert steht auf null')).parentElement!
  expect([...said.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'gemeldet, wenn es länger dauert als 180 Tage',
    'gemeldet schon, wenn es länger dauert als 18 Stunden, wo in den 42 Tagen davor höchstens 5\u00a0% der Werte null waren',
  ])
})

test('rules are checked beside their fields, saved with those that differ, and the page says so', async () => {
  const { panel, form } = await openForm()
  const max = form.getByLabelText('Höchstwert, kWh')
  await write(max, '1.500,25')
  await write(form.getByLabelText('Erlaubte Lücke, Werte in Folge'), '1,5')
  await write(form.getByLabelText('Gleicher Wert, längstens Stunden'), '')
  await userEvent.selectOptions(form.getByLabelText('Anschluss'), 'Leistung')
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
  expect(form.getByText('Bitte eine ganze Zahl von 0 bis 1.000.000.')).toBeTruthy()
  expect(form.getByText('Bitte eine Zahl größer als 0.')).toBeTruthy()
  expect(sent).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Anschlussleistung, kW')))
  await write(form.getByLabelText('Anschlussleistung, kW'), '63,5')
  await write(form.getByLabelText('Erlaubte Lücke, Werte in Folge'), '2')
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
  await panel.findByText('Die Regeln wurden gespeichert. Die Messwerte werden gleich danach geprüft.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([
    {
      query: { unlessChangedSince: 'never' },
      body: {
        ...{ limits: { min: null, max: 1500.25 }, maxGap: 2, stuckHours: null },
        capacity: { kind: 'power', kilowatts: 63.5 },
      },
    },
  ])
  await panel.findByText('Anschlussleistung 63,5 kW')
})

test('the defaults are filled in at once, and the factor is that of the metering point', async () => {
  const register = { unit: 'kWh', digits: 5, conversionFactor: 50 }
  kept = withOwn({ spikeScore: 20, register }, '2026-11-20T09:00:00.000Z')
  const { form } = await openForm()
  const factor = form.getByLabelText<HTMLInputElement>('Faktor des Zählerstands')
  expect(factor.value).toBe('50')
  await userEvent.click(form.getByRole('button', { name: 'Standardwerte einsetzen' }))
  expect(factor.value).toBe('')
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(sent).toEqual([{ query: { unlessChangedSince: '2026-11-20T09:00:00.000Z' }, body: {} }]),
  )
})

test('a default of many hours is said in days as well, beside the limit that nobody sets', async () => {
  const half = { ...defaults, stuckZeroHours: 4320 }
  kept = { ...byDefault, rules: half, defaults: half, busyZeros: { hours: 18, days: 42, share: 0.05 } }
  const { form } = await openForm()
  const described = form.getByLabelText('Null, längstens Stunden').getAttribute('aria-describedby')!
  expect(document.getElementById(described)!.textContent).toBe(
    'Ein Zähler, der kaum je null zeigt, wird spätestens dann gemeldet, wenn es länger dauert als 18 Stunden. Standard: 4.320 (180 Tage). Leer: nicht geprüft.',
  )
})

test('what somebody else has changed meanwhile is not overwritten: it can be shown instead', async () => {
  const { form } = await openForm()
  await write(form.getByLabelText('Ausreißer ab dem Kennwert'), '7,5')
  const errorObject = { id: 'c-9', status: 409, reasons: [{ code: 'RULES_CHANGED_MEANWHILE', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 409, errorObject })
  kept = withOwn({ spikeScore: 33 }, '2026-11-21T09:00:00.000Z')
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
  await form.findByText(/nicht gespeichert\. .*inzwischen von jemand anderem geändert\. .*c-9/)
  expect(form.getByLabelText<HTMLInputElement>('Ausreißer ab dem Kennwert').value).toBe('7,5')
  await userEvent.click(form.getByRole('button', { name: /Geänderte Regeln zeigen/ }))
  const score = () => screen.getByLabelText<HTMLInputElement>('Ausreißer ab dem Kennwert').value
  await waitFor(() => expect(score()).toBe('33'))
})

test('who may not change the rules sees them all the same', async () => {
  kept = { ...byDefault, canChange: false }
  const panel = await draw()
  await panel.findByText(/Hier gelten die Standardregeln\./)
  expect(panel.queryByRole('button')).toBeNull()
})

test('every field and every choice has its text', () => {
  const { field, empty, capacity, name } = de.rules
  const bounds = Object.entries<FigureBounds>(figureBounds)
  expect(Object.keys(field)).toEqual(expect.arrayContaining(bounds.map(([figure]) => figure)))
  const emptied = bounds.filter(
    ([figure, { orNone }]) => orNone && figure !== 'digits' && figure !== 'conversionFactor',
  )
  expect(Object.keys(empty)).toEqual(emptied.map(([figure]) => figure))
  expect(Object.keys(capacity)).toEqual(['none', 'power', 'flow', 'transformers'])
  expect(Object.keys(name)).toEqual(expect.arrayContaining(Object.keys(defaults)))
  const { explain, ...methods } = de.estimationMethod
  expect(Object.keys(methods)).toEqual(['byLength', ...estimationMethods])
  expect(Object.keys(explain)).toEqual(Object.keys(methods))
})
