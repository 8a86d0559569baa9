import { CallError } from '@energycockpit/api-client'
import {
  deleteReadings,
  estimateReadings,
  getSeriesCompleteness,
  getSeriesRules,
  getSeriesValues,
  undoReadingImport,
  type MeasurementSeries,
  type MeteringPoint,
  type ReadingImport,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { bucketStarts } from '@energycockpit/time'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ofImports from '@energycockpit/imports/locales/en.json'
import ofFeature from '../texts/en'
import { GapsPanel } from './gaps-panel'
import en from './locales/en.json'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const timeZone = 'Europe/Berlin'
const series = { id: 7, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H' } as MeasurementSeries
const point = {
  ...{ id: 'mp 1', name: 'Gas', productType: 'GAS', series: [series] },
  location: { name: 'Plant', timeZone },
} as MeteringPoint
/** Of 2024, hourly: on 31 March, a day of 23 hours, and on 1 April only 20 values are there. */
const days = bucketStarts(Date.UTC(2023, 11, 31, 23), Date.UTC(2024, 11, 31, 23), 'P1D', timeZone)
const expected = days.starts.map((at, place) => ((days.starts[place + 1] ?? days.end) - at) / 3_600_000)
const completeness = {
  ...{ seriesId: 7, year: 2024, timeZone, at: days.starts, end: days.end, expected },
  measured: expected.map((count, place) => (place === 90 || place === 91 ? 20 : count)),
  ...{ estimated: expected.map(() => 0), firstAt: '2023-01-01T00:00:00Z' },
  until: new Date(days.end).toISOString(),
}
const readingImport = {
  ...{ id: 12, kind: 'ESTIMATION', state: 'DONE', readingCount: 7, undoes: null },
  undoableUntil: '2027-02-18T20:00:00Z',
} as ReadingImport

let canChange: boolean
let total: object
let failure: CallError | undefined
/** The bodies of what was to change something. */
let sent: object[]
let requested: object[]
async function call(called: unknown, given: { body: object; query: object; params: { importId: number } }) {
  await Promise.resolve()
  if (called === getSeriesCompleteness) return completeness
  if (called === getSeriesRules) return { canChange, rules: { estimation: { method: null } } }
  if (called === getSeriesValues) {
    requested.push(given.query)
    return { total }
  }
  if (failure) throw failure
  if (called === undoReadingImport) {
    sent.push(given.params)
    return { ...readingImport, id: 13, kind: 'UNDO', undoes: 12 }
  }
  sent.push(given.body)
  if (called === estimateReadings) return { readingImport, estimated: 7, left: 2, gaps: [] }
  if (called === deleteReadings) return { ...readingImport, kind: 'DELETION', readingCount: 40 }
  throw new Error('The page asks for something else.')
}

beforeEach(() => {
  canChange = true
  total = { value: 40, expected: 47, measured: 40 / 47, estimated: 0 }
  failure = undefined
  sent = []
  requested = []
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  })
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function draw() {
  const texts = createTexts({
    locale: 'en',
    load: () => Promise.resolve({ ...ofFeature, ...ofImports, ...en }),
  })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call }, basePath: '/platform' } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <GapsPanel
            {...{ point, series, years: [2024], year: 2024 }}
            onSeries={() => undefined}
            onYear={() => undefined}
          />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByRole('grid')
}
const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('the gap of the chosen day is filled as chosen, what would be is said before, and it is undone', async () => {
  await draw()
  await userEvent.click(screen.getByRole('gridcell', { name: /Monday,? 1 April 2024/ }))
  await open('Fill gaps …')
  const form = within(await dialog('Fill gaps'))
  // Both days are one gap, 31 March from its midnight at the location on.
  expect(form.getByLabelText<HTMLInputElement>('Start').value).toBe('2024-03-31T00:00')
  expect(form.getByLabelText<HTMLInputElement>('End').value).toBe('2024-04-02T00:00')
  await form.findByText('7 of 47 values are missing and will be estimated.')
  await userEvent.selectOptions(form.getByLabelText('How to estimate'), 'Known amount by profile')
  await userEvent.click(form.getByRole('button', { name: 'Fill gaps' }))
  await form.findByText('Enter the amount that the profile distributes.')
  await userEvent.type(form.getByLabelText('Amount of the whole period, kWh'), '1,234.5')
  await userEvent.click(form.getByRole('button', { name: 'Fill gaps' }))
  await screen.findByText(
    /^7 values were estimated\. 2 values are still missing: .* no\. 12; .* until 19 Feb 2027\.$/,
  )
  const range = { from: '2024-03-30T23:00:00.000Z', to: '2024-04-01T22:00:00.000Z' }
  expect(sent).toEqual([{ ...range, method: 'PROFILE', amount: 1234.5 }])
  expect(requested[0]).toMatchObject({ ...range, function: 'COUNT' })
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Import no. 12 was undone; 7 readings changed.')
  expect(sent[1]).toEqual({ importId: 12 })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore' })))
})

test('where nothing is missing, nothing is filled', async () => {
  total = { value: 47, expected: 47, measured: 1, estimated: 0 }
  await draw()
  await open('Fill gaps …')
  const form = within(await dialog('Fill gaps'))
  await form.findByText('Nothing is missing in this period.')
  await userEvent.click(form.getByRole('button', { name: 'Fill gaps' }))
  expect(sent).toEqual([])
})

test('readings of a period are deleted after a question that says how many, and when it can be undone', async () => {
  await draw()
  await userEvent.click(screen.getByRole('gridcell', { name: /31 March 2024/ }))
  await open('Delete readings …')
  const form = within(await dialog('Delete readings'))
  await form.findByText('There are 40 values in this period.')
  const end = form.getByLabelText('End')
  await userEvent.clear(end)
  await userEvent.click(form.getByRole('button', { name: 'Continue' }))
  await form.findByText(/Enter a date and time/)
  await userEvent.type(end, '2024-03-31T04:00')
  await form.findByText('There are 40 values in this period.')
  await userEvent.click(form.getByRole('button', { name: 'Continue' }))
  const question = within(await dialog('Delete 40 readings?'))
  expect(question.getByText(/^Plant · Gas, Gas, .*31 Mar.*00:00.*04:00.*: these values/)).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete readings' }))
  await screen.findByText(/^40 readings were deleted\. This is import no\. 12; .* until 19 Feb 2027\.$/)
  // Two o'clock was left out: three hours.
  expect(sent).toEqual([{ seriesIds: [7], from: '2024-03-30T23:00:00.000Z', to: '2024-03-31T02:00:00.000Z' }])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test.each([
  ['Fill gaps …', 'Fill gaps', ['Fill gaps'], /The gaps were not filled\. Your role does not allow this\./],
  [
    'Delete readings …',
    'Delete readings',
    ['Continue', 'Delete readings'],
    /The readings were not deleted\. Your role does not allow this\./,
  ],
])('what was refused of %s is said where it was requested', async (step, title, presses, said) => {
  const errorObject = { id: 'c-7', status: 403, reasons: [{ code: 'FORBIDDEN', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 403, errorObject })
  await draw()
  await open(step)
  await within(await dialog(title)).findByText(/values/, { selector: '[role=status]' })
  for (const name of presses)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  await within(screen.getByRole('dialog')).findByText(said)
})

test('who may not change readings is offered none of it', async () => {
  canChange = false
  await draw()
  expect(screen.queryByRole('button', { name: /Fill|Delete/ })).toBeNull()
})
