import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  enterMeterReadings,
  getMeterReadings,
  getMeteringPoint,
  type MeterReadings,
  type Question,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MeterReadingsPage } from './meter-readings-page'

const point = {
  ...{
    id: 'mp-1',
    name: 'Main meter',
    meteringPointId: 'DE1',
    meterNumber: '4711',
    productType: 'ELECTRICITY',
  },
  location: {
    id: 'l',
    name: 'Mill',
    timeZone: 'Europe/Berlin',
    floorArea: [],
    referenceQuantities: [],
    street: null,
    city: null,
  },
  path: [],
  series: [{ id: 7, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'P1D' }],
}

/** What the server holds, the latest first, and what it was sent. */
let readings: MeterReadings['series'][number]['readings']
let sent: unknown[]
beforeEach(() => {
  readings = []
  sent = []
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const inUnit = (value: number, unit: string) => ({ value, unit })
const question: Question = {
  ...{ id: 'q', kind: 'MORE_THAN_MEASURED', from: '2026-11-01T10:00:00Z', to: '2026-11-02T10:00:00Z' },
  figures: {
    ...{ before: inUnit(100, 'MWh'), after: inUnit(900, 'MWh'), amount: inUnit(2_867, 'kWh') },
    ...{ measured: inUnit(1_000, 'kWh'), difference: inUnit(1_867, 'kWh') },
    ...{ usual: inUnit(15, 'kWh'), hours: inUnit(1, 'h') },
  },
}

async function call(called: unknown, { body }: { body: { confirmed: string[]; readings: [never] } }) {
  await Promise.resolve()
  if (called === getMeteringPoint) return point
  if (called === getMeterReadings) {
    const series = {
      seriesId: 7,
      quantity: 'ENERGY',
      direction: 'PURCHASE',
      unit: 'kWh',
      registerUnit: 'MWh',
    }
    return { meteringPointId: 'mp-1', name: '', timeZone: 'Europe/Berlin', series: [{ ...series, readings }] }
  }
  if (called !== enterMeterReadings) throw new Error('The page asks for something else.')
  sent.push(body)
  const { at, value } = body.readings[0] as { at: string; value: number }
  if (value === 900 && !body.confirmed.includes('q')) {
    const errorObject = {
      id: 'c',
      status: 422,
      reasons: [{ code: 'CONFIRMATION_NEEDED', title: 'x', question }],
    }
    throw new CallError('refused', 'x', { status: 422, errorObject })
  }
  const by = { remark: null, enteredBy: 'Rita Reader', enteredAt: at, importId: 3 }
  readings = [{ at, value, amount: null, ...by }, ...readings]
  return { readingImport: { id: 3 }, repeated: false }
}

async function draw() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = { call } as unknown as ApiClient
  render(
    <FeatureContext value={{ api, locale: 'en', basePath: '/platform' } as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <MeterReadingsPage pointId="mp-1" />
      </QueryClientProvider>
    </FeatureContext>,
  )
  await screen.findByLabelText('Meter reading (MWh)')
}
const shown = () => screen.getByLabelText<HTMLInputElement>('Meter reading (MWh)')
const clock = () => screen.getByLabelText<HTMLInputElement>('Read at')
async function fill(value: string, time: string) {
  await userEvent.clear(shown())
  if (value !== '') await userEvent.type(shown(), value)
  await userEvent.clear(clock())
  await userEvent.type(clock(), time)
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }))
}

test('what a meter shows is saved as its clocks go, said, listed, and the next one can be written', async () => {
  await draw()
  expect(screen.getByText('No readings yet')).toBeDefined()
  await fill('1,234.5', '2026-07-01T12:30')
  await screen.findByText('Saved: 1,234.5 MWh on 1 Jul 2026, 12:30.')
  const reading = { at: '2026-07-01T10:30:00.000Z', value: 1234.5, remark: '' }
  expect(sent).toEqual([{ seriesId: 7, confirmed: [], readings: [reading] }])
  const row = await screen.findByRole('row', { name: /1 Jul 2026, 12:30/ })
  expect(within(row).getByText(/Rita Reader/)).toBeDefined()
  expect(shown().value).toBe('')
})

test('nothing is sent that is no figure, no time, or still to come', async () => {
  await draw()
  await fill('', '2026-07-01T12:30')
  expect(screen.getByText('Enter a number from 0. Write the number like this: 12,345.6.')).toBeDefined()
  await fill('5', '2090-07-01T12:30')
  expect(screen.getByText('This time is in the future.')).toBeDefined()
  await fill('5', '2026-03-29T02:30')
  expect(screen.getByText('This time does not exist. Enter a valid date and time.')).toBeDefined()
  expect(sent).toEqual([])
})

test('what is strange is asked back: corrected nothing is saved, confirmed it is', async () => {
  await draw()
  await fill('900', '2026-07-01T12:30')
  const dialog = await screen.findByRole('dialog', { name: 'Is this right?' })
  expect(
    within(dialog).getByText(
      /say 2,867.kWh, the measured values 1,000.kWh\. The difference of 1,867.kWh would be added to the 1.h without a measured value/,
    ),
  ).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown().value).toBe('900')
  await userEvent.click(screen.getByRole('button', { name: 'Save reading' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(readings).toHaveLength(1))
  await screen.findByText(/^Saved: /)
  expect(screen.queryByRole('dialog')).toBeNull()
})
