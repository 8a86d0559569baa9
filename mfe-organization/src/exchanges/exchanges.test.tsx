import { CallError } from '@energycockpit/api-client'
import {
  getMeteringPoint,
  getMeterReadings,
  updateStructureItem,
  type FieldsOf,
  type MeterExchange,
  type ReadStructureItem,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { createEvents, FeatureContext } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../texts/en'
import { ExchangesPanel } from './exchanges-panel'

const register = { seriesId: 7, last: 150, first: 0, digits: null, conversionFactor: null }
const exchange: MeterExchange = {
  ...{ at: '2024-02-11T00:00:00.000Z', oldNumber: 'A 1', newNumber: 'B 2', registers: [register] },
}
const series = { quantity: 'VOLUME', direction: 'PURCHASE', unit: 'm³' }
const readings = [
  { at: '2024-03-01T00:00:00Z', value: 160 },
  { at: '2024-02-01T00:00:00Z', value: 131 },
]
let sent: { revision: number; fields: FieldsOf<'METERING_POINT'> }[]
let refusal: CallError | undefined
async function call(called: unknown, given: { body: (typeof sent)[number] }) {
  await Promise.resolve()
  if (called === getMeteringPoint)
    return { location: { timeZone: 'Europe/London' }, series: [{ id: 7, ...series }] }
  if (called === getMeterReadings)
    return { timeZone: 'Europe/London', series: [{ seriesId: 7, registerUnit: 'm³', ...series, readings }] }
  if (called !== updateStructureItem) throw new Error('The page asks for something else.')
  sent.push(given.body)
  if (refusal) throw refusal
  return { item: null, step: 1 }
}

beforeEach(() => {
  sent = []
  refusal = undefined
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function draw({
  exchanges = [] as MeterExchange[],
  canEdit = true,
  menu = [{ label: '', glyph: '', url: '/platform/measurement-data/meter-readings' }],
} = {}) {
  const fields = { kind: 'METERING_POINT', meterNumber: 'A 1', meterExchanges: exchanges }
  const item = { id: 'mp-1', businessId: 1, revision: 4, archivedAt: null, fields }
  const texts = createTexts({ locale: 'en', load: () => Promise.resolve(en) })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext
        value={
          { api: { call }, menu, basePath: '/platform', notify: () => {}, events: createEvents() } as never
        }
      >
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ExchangesPanel
            read={{ item, canEdit } as unknown as ReadStructureItem}
            fields={fields as FieldsOf<'METERING_POINT'>}
          />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Meter exchanges' }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an exchange is entered with what both meters counted together', async () => {
  const panel = await draw()
  await userEvent.click(await panel.findByRole('button', { name: 'Add exchange' }))
  const form = await dialog('Add meter exchange')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Enter a date and time that exists at the location.')).toBeTruthy()
  await userEvent.type(form.getByLabelText(/^Date and time/), '2024-02-11T00:00')
  await userEvent.type(form.getByLabelText('Number of the new meter'), 'B 2')
  await userEvent.type(form.getByLabelText('Last reading of the old meter, m³'), '120')
  expect(form.getByText('Enter both readings, or none.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('First reading of the new meter, m³'), '0')
  expect(form.getByText(/^The old meter showed 131 m³ before\./)).toBeTruthy()
  const last = form.getByLabelText('Last reading of the old meter, m³')
  await userEvent.clear(last)
  await userEvent.type(last, '150')
  expect(form.getByText(/both meters counted 179 m³ together\.$/)).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ revision: 4, fields: { meterNumber: 'A 1', meterExchanges: [exchange] } }])
})

test('one is corrected and removed, and what the server refuses is said', async () => {
  const panel = await draw({ exchanges: [exchange] })
  expect(await panel.findByText('Volume, Import: 150 m³ → 0 m³')).toBeTruthy()
  expect(panel.getByText('Times at the location (Europe/London).')).toBeTruthy()
  await userEvent.click(await panel.findByRole('button', { name: /^Correct: / }))
  const form = await dialog('Correct meter exchange')
  const number = form.getByLabelText<HTMLInputElement>('Number of the new meter')
  expect(number.value).toBe('B 2')
  await userEvent.type(number, '2')
  const errorObject = {
    id: 'c-9',
    status: 409,
    reasons: [{ code: 'STRUCTURE_CHANGED_MEANWHILE', title: 'x' }],
  }
  refusal = new CallError('refused', 'x', { status: 409, errorObject })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/c-9/)).toBeTruthy()
  expect(number.value).toBe('B 22')
  refusal = undefined
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.at(-1)!.fields.meterExchanges).toEqual([{ ...exchange, newNumber: 'B 22' }]),
  )
  await userEvent.click(await panel.findByRole('button', { name: /^Remove: / }))
  await userEvent.click(
    (await dialog('Remove the exchange on 11 Feb 2024, 00:00?')).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(sent.at(-1)!.fields.meterExchanges).toEqual([]))
})

test('who may not change it, or enter readings, sees the exchanges all the same', async () => {
  const panel = await draw({ exchanges: [exchange], canEdit: false, menu: [] })
  expect(await panel.findByText('Volume, Import: 150 → 0')).toBeTruthy()
  expect(panel.queryByRole('button')).toBeNull()
})
