import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  compareReadingFile,
  csvClocks,
  csvIntervals,
  getReadingImports,
  HEAD_BYTES,
  postReadingFile,
  previewReadingFile,
  readingQualities,
  type CallResponse,
  type CsvPlan,
  type EmptyValues,
  type OpenEnd,
  type FileComparison,
  type ReadingImport,
  type ReceivingSeries,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { columnRoles } from './column-roles'
import { chosenFile, fileFaults } from './chosen-file'
import de from './locales/de.json'
import en from './locales/en.json'
import { UploadPage } from './upload-page'

type Preview = CallResponse<typeof previewReadingFile>
const certain = <Value,>(value: Value) => ({ sure: 'certain' as const, value, others: [] })
const plan: CsvPlan = {
  ...{ encoding: 'utf-8', separator: ';', headingLines: 1, decimalSign: '.', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'OFFSET', timeZone: 'Europe/London' },
  ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
  ...{ values: [{ column: 1, unit: 'kWh', qualityColumn: null }], qualities: [] },
}
const series: ReceivingSeries = {
  ...{ id: 7, quantity: 'ENERGY', unit: 'kWh', direction: null, interval: 'PT1H' },
  meteringPoint: {
    id: 'mp-7',
    name: 'Gas',
    meteringPointId: 'G-7',
    meterNumber: null,
    malo: null,
    melo: null,
    productType: 'GAS',
  },
  location: { name: 'Library', timeZone: 'Europe/London' },
}
const { values, qualities: _qualities, headingLines, ...rules } = plan
const preview: Preview = {
  guess: {
    ...(Object.fromEntries(
      Object.entries(rules).map(([name, value]) => [name, certain(value)]),
    ) as unknown as Omit<Preview['guess'], 'headingLines' | 'headings' | 'values' | 'qualities'>),
    ...{ headingLines, headings: ['start', 'G-7'], qualities: [] },
    values: values.map((value) => ({ ...value, unit: certain('kWh') })),
  },
  plan,
  rows: [{ line: 2, cells: ['2026-01-01T00:00Z', '1.5'] }],
  sources: [{ column: 1, meter: '', unit: 'kWh', suggestion: series }],
  ...{ readingCount: 1, firstAt: '2026-01-01T00:00:00Z', lastAt: '2026-01-01T00:00:00Z' },
  readings: [
    {
      line: 2,
      column: 1,
      meter: '',
      at: '2026-01-01T00:00:00Z',
      value: 1.5,
      quality: 'measured',
      unit: 'kWh',
    },
  ],
  ...{ faultCount: 0, faults: [] },
}

const counts = { added: 25, changed: 48, unchanged: 3, late: 1 }
const comparison: FileComparison = {
  ...{ ...counts, faultCount: 0 },
  series: [
    {
      ...{ seriesId: 7, ...counts },
      ...{ firstChangedAt: '2026-01-01T00:00:00Z', lastChangedAt: '2026-01-02T23:00:00Z' },
      largest: { at: '2026-01-01T05:00:00Z', before: 1.5, after: 150 },
    },
  ],
}

let failure: CallError | undefined
/** What came of the import; undefined: it fails. */
let stored: Partial<ReadingImport> | undefined
let compared: FileComparison | undefined
let emptyOfStored: EmptyValues | undefined
let openEndOfStored: OpenEnd | undefined
let requested: { whole: boolean }[]
let answered: Preview
const readingImport = {
  ...{ id: 5, readingCount: 77, addedCount: 25, changedCount: 48, faultCount: 0, faults: [] },
  ...{ firstAt: null, lastAt: null, undoableUntil: null },
}
async function call(called: unknown, { body }: { body: { whole: boolean } }) {
  await Promise.resolve()
  if (called === previewReadingFile) {
    requested.push(body)
    return answered
  }
  if (called === getReadingImports) return { imports: [], next: null, canUndo: true, canImport: true }
  if (called === compareReadingFile) {
    if (!compared) throw new Error('It cannot be counted.')
    return compared
  }
  if (called === postReadingFile && stored)
    return {
      ...{ readingImport: { ...readingImport, ...stored }, repeated: false },
      ...{ empty: emptyOfStored, openEnd: openEndOfStored },
    }
  if (called !== postReadingFile) throw new Error('The page asks for something else.')
  throw failure ?? new Error('Nothing is stored here.')
}

beforeEach(() => {
  failure = undefined
  stored = undefined
  emptyOfStored = undefined
  openEndOfStored = undefined
  compared = comparison
  requested = []
  answered = preview
  // jsdom has neither the browser's answers nor its packing.
  Object.assign(globalThis, {
    Response: class {
      constructor(readonly blob: Blob) {}
      arrayBuffer = () => bytesOf(this.blob)
    },
  })
})
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })

async function draw() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const feature = { api: { call } as unknown as ApiClient, locale: 'en', basePath: '/platform', menu: [] }
  render(
    <FeatureContext value={feature as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <UploadPage />
      </QueryClientProvider>
    </FeatureContext>,
  )
  return screen.findByLabelText(/Choose a file/)
}
const csv = (text: string) => new File([text], 'hours.csv', { type: 'text/csv' })

test.each([
  ['EMPTY', ''],
  ['WORKBOOK', 'PK\u0003\u0004'],
  ['DOCUMENT', '%PDF-1.7'],
  ['PACKED', Buffer.from([0x1f, 0x8b, 8])],
  ['MSCONS', "UNA:+.? 'UNB+UNOC:3+1:500+2:500+260101:0000+1'UNH+1+MSCONS:D:04B:UN:2.4c'"],
  ['XML', '<?xml version="1.0"?><feed/>'],
] as const)('a file that is %s is none to read, and that is said', async (fault, content) => {
  expect(await chosenFile(new File([content], 'x'))).toBe(fault)
  expect(Object.keys(en.upload.file.faults)).toContain(fault)
})

test('what is too long is refused before it is read', async () => {
  const file = csv('1')
  Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 })
  expect(await chosenFile(file)).toBe('TOO_LARGE')
})

test('a file may be dropped, but one at a time', async () => {
  const input = await draw()
  const place = input.closest('label')!
  fireEvent.drop(place, { dataTransfer: { files: [csv('1'), csv('2')] } })
  await screen.findByText(/Upload one file at a time/)
  fireEvent.drop(place, { dataTransfer: { files: [csv('1')] } })
  await screen.findByText('1 Jan 2026, 00:00, UTC+00:00')
  expect(screen.queryByText(/Upload one file at a time/)).toBeNull()
})

test.each([
  ['unreachable', 0, undefined, /It is not known whether the file arrived.*does not respond/],
  ['refused', 413, 'TOO_MANY_READINGS', /Nothing was stored\. These were more readings/],
  ['refused', 401, 'NOT_SIGNED_IN', /Nothing was stored\. You are no longer signed in/],
  ['refused', 403, 'FORBIDDEN', /Nothing was stored\. Your role does not allow this/],
] as const)(
  'an import that is %s (%s %s) says so, and can be tried again',
  async (kind, status, code, said) => {
    const reasons = code === undefined ? undefined : { id: 'c-1', status, reasons: [{ code, title: 'x' }] }
    failure = new CallError(kind, 'x', { status, ...(reasons && { errorObject: reasons }) })
    await userEvent.upload(await draw(), csv('start;G-7'))
    await screen.findByText(/^48 existing values/)
    await userEvent.click(await screen.findByRole('button', { name: 'Import file' }))
    await screen.findByText(said)
    expect(screen.getByRole('button', { name: 'Import file' }).getAttribute('aria-disabled')).toBe('false')
  },
)

test('what an import replaces is said before it is made, series by series, and what others changed meanwhile after it', async () => {
  stored = { addedCount: 20, changedCount: 53 }
  await userEvent.upload(await draw(), csv('start;G-7'))
  const changes = await screen.findByRole('region', { name: 'Changes' })
  await within(changes).findByText('48 existing values are replaced.')
  const figures = within(changes).getAllByRole('definition')
  expect(figures.map(({ textContent }) => textContent)).toEqual(['25', '48', '3', '1'])
  const row = within(changes).getAllByRole('row')[1]!
  expect(row.textContent).toMatch(/1\.50 kWh becomes 150 kWh \(1 Jan 2026, 05:00/)
  await userEvent.click(screen.getByRole('button', { name: 'Import file' }))
  await screen.findByText(
    /^Somebody else has changed the same values since the preview, which showed 25 new and 48/,
  )
})

test('where it cannot be counted, it is said and can be imported all the same', async () => {
  compared = undefined
  stored = {}
  await userEvent.upload(await draw(), csv('start;G-7'))
  await screen.findByText(/^The changes could not be counted\. You can still import the file\./)
  await userEvent.click(screen.getByRole('button', { name: 'Import file' }))
  await screen.findByText('77 values were imported.')
  expect(screen.queryByText(/Somebody else/)).toBeNull()
})

test('a long file is read to its end before it can be imported', async () => {
  await userEvent.upload(await draw(), csv('x'.repeat(HEAD_BYTES + 1)))
  await screen.findByText('Read the whole file.')
  await userEvent.click(screen.getByRole('button', { name: 'Read whole file' }))
  await screen.findByText('The whole file has been read.')
  expect(requested.map(({ whole }) => whole)).toEqual([false, true])
  await waitFor(() => expect(screen.queryByText('Read the whole file.')).toBeNull())
})

test('of a load profile in kW is said that its powers are counted as energy', async () => {
  answered = { ...preview, sources: [{ ...preview.sources[0]!, unit: 'kW' }] }
  await userEvent.upload(await draw(), csv('start;G-7 kW'))
  expect(
    await screen.findByText('Power in kW, counted as energy in kWh over each interval (hour)'),
  ).toBeTruthy()
})

test('a last line without an end is said, with its last value', async () => {
  answered = { ...preview, openEnd: { line: 1_097, text: '11,8' } }
  await userEvent.upload(await draw(), csv('start;G-7 kW'))
  expect(await screen.findByText(/The last line \(1,097\) has no line end.*: 11,8/)).toBeTruthy()
})

test('of a long file, whose end no preview has read, the result says that the last line has no end', async () => {
  stored = {}
  openEndOfStored = { line: 31_097, text: '7,5' }
  await userEvent.upload(await draw(), csv('start;G-7'))
  await userEvent.click(await screen.findByRole('button', { name: 'Import file' }))
  expect(await screen.findByText(/The last line \(31,097\) has no line end.*: 7,5/)).toBeTruthy()
})

test('empty values are told before the import and after it, with their places', async () => {
  const first = [3, 5, 1_204].map((line) => ({ line, column: 1 }))
  answered = { ...preview, empty: { count: 3, first } }
  stored = {}
  emptyOfStored = { count: 30, first }
  await userEvent.upload(await draw(), csv('start;G-7'))
  await screen.findByText(
    '3 values are empty: line 3, line 5, line 1,204. They stay gaps and are not taken for 0.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Import file' }))
  await screen.findByText('77 values were imported.')
  expect(
    screen.getByText(/^30 values are empty: line 3, line 5, line 1,204, …\. They stay gaps/),
  ).toBeTruthy()
})

test('a table of days and hours is refused by name, and offers nothing to import', async () => {
  answered = { ...preview, refusal: 'MATRIX', plan: null, sources: [] }
  await userEvent.upload(await draw(), csv('Datum;1;2'))
  expect(await screen.findByText(en.upload.refusals.MATRIX)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.upload.import.step })).toBeNull()
})

test('both languages have the same texts, and one for each choice', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
  const { choices, file, quality, role, rules: names } = de.upload
  expect(Object.keys(choices.interval)).toEqual([...csvIntervals])
  expect(Object.keys(choices.clock)).toEqual([...csvClocks])
  expect(Object.keys(file.faults)).toEqual([...fileFaults, 'SEVERAL'])
  expect(Object.keys(quality)).toEqual(expect.arrayContaining([...readingQualities]))
  expect(Object.keys(role)).toEqual([...columnRoles])
  expect(Object.keys(names).sort()).toEqual(Object.keys(plan).sort())
})
