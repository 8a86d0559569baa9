import type {
  CallResponse,
  CsvPlan,
  ErrorObject,
  getReceivingSeries,
  postReadingFile,
  previewReadingFile,
  ReadingImport,
} from '@energycockpit/contract'
import { SignedInClient, startServer, waitFor, type RunningServer } from '@energycockpit/testing'
import { gzipSync } from 'node:zlib'
import { localTimes } from './files.testing'

let server: RunningServer
let client: SignedInClient
beforeAll(async () => {
  server = await startServer()
  client = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(() => server?.stop())

/** A meter in London, kWh by the hour; every test has days of its own, years before its first reading. */
const series = 1001
const timeZone = 'Europe/London'
const base = '/rest/secure'

type Preview = CallResponse<typeof previewReadingFile>
type Stored = CallResponse<typeof postReadingFile> & { error: ErrorObject }
interface Given {
  text: string | Buffer
  plan: CsvPlan
  sourceName?: string
  badLines?: 'refuse' | 'skip'
  targets?: { column: number; meter: string; seriesId: number }[]
}

async function preview(text: string | Buffer, plan?: CsvPlan, whole = true): Promise<Preview> {
  const content = Buffer.from(text).toString('base64')
  const { status, body } = await client.post<Preview>(`${base}/reading-files/preview`, {
    ...{ content, whole, timeZone },
    ...(plan && { plan }),
  })
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}
const requestOf = ({ text, ...given }: Given) => ({
  ...{ sourceName: 'meter.csv', badLines: 'refuse', targets: [{ column: 1, meter: '', seriesId: series }] },
  ...{ content: Buffer.from(text).toString('base64'), ...given },
})
const store = (given: Given) => client.post<Stored>(`${base}/reading-files`, requestOf(given))
async function values(from: string, to: string) {
  const { body } = await client.get<{ at: number[]; value: (number | null)[] }>(
    `${base}/measurement-series/${series}/values?from=${from}&to=${to}&granularity=raw`,
  )
  return body
}
const reasons = ({ body }: { body: Stored }) => body.error.reasons.map(({ detail }) => detail)

/** The day on which clocks go back, as a program in Germany writes it: 25 rows, the doubled hour in turn. */
const lastOctober = (year: number, day: number, unit = 'kWh') =>
  [
    `Zeit;Zähler [${unit}]`,
    ...localTimes(`${year}-10-${day} 00:00`, 25, 60, timeZone).map(
      ({ dmy, time }, hour) => `${dmy} ${time};${hour},25`,
    ),
  ].join('\r\n')

test('a file is shown as it is understood before anything is stored, then stored, once, and undone as a whole', async () => {
  const text = Buffer.from(lastOctober(1987, 25, 'MWh'), 'latin1')
  const shown = await preview(text)
  expect(shown.guess).toMatchObject({
    clock: { sure: 'certain', value: 'LOCAL' },
    interval: { value: 'PT1H' },
  })
  expect(shown).toMatchObject({
    faultCount: 0,
    sources: [{ column: 1, meter: '', unit: 'MWh', suggestion: null }],
    ...{ readingCount: 25, firstAt: '1987-10-24T23:00:00.000Z', lastAt: '1987-10-25T23:00:00.000Z' },
    rows: expect.arrayContaining([{ line: 1, cells: ['Zeit', 'Zähler [MWh]'] }]),
  })
  expect(shown.readings).toHaveLength(20)
  expect(shown.readings.slice(0, 3).map(({ at, value }) => [at, value])).toEqual([
    ['1987-10-24T23:00:00.000Z', 0.25],
    ['1987-10-25T00:00:00.000Z', 1.25],
    ['1987-10-25T01:00:00.000Z', 2.25],
  ])
  const day = ['1987-10-24T23:00:00Z', '1987-10-26T00:00:00Z'] as const
  expect((await values(...day)).value).toEqual(Array(25).fill(null))

  const file = { text: gzipSync(text), plan: shown.plan!, sourceName: 'Zähler Süd.csv' }
  const stored = await store(file)
  expect([stored.status, stored.body]).toMatchObject([
    200,
    {
      repeated: false,
      readingImport: {
        kind: 'FILE',
        state: 'DONE',
        sourceName: 'Zähler Süd.csv',
        readingCount: 25,
        addedCount: 25,
      },
    },
  ])
  expect((await values(...day)).value).toEqual(Array.from({ length: 25 }, (_, hour) => hour * 1_000 + 250))

  // Packed or not, it is the same file.
  const again = await store({ ...file, text })
  expect(again.body).toMatchObject({ repeated: true, readingImport: { id: stored.body.readingImport.id } })
  await client.post(`${base}/imports/${stored.body.readingImport.id}/undo`)
  expect((await values(...day)).value).toEqual(Array(25).fill(null))
}, 60_000)

test('a settled plan overrules the guess, and what is open waits for one', async () => {
  const text = ['time,value', '01/02/1988 00:00,1', '01/02/1988 01:00,2'].join('\n')
  const open = await preview(text)
  expect(open.guess.timeFormat).toEqual({ sure: 'open', others: ['DMY', 'MDY'] })
  expect([open.plan, open.readings]).toEqual([null, []])
  const { plan } = await preview(text.replaceAll('01/02', '13/02'))
  for (const [timeFormat, day] of [
    ['DMY', '1988-02-01'],
    ['MDY', '1988-01-02'],
  ] as const) {
    const settled = await preview(text, { ...plan!, timeFormat })
    expect(settled.readings.map(({ at }) => at)).toEqual([`${day}T00:00:00.000Z`, `${day}T01:00:00.000Z`])
  }
}, 60_000)

test('bad lines are reported one by one, and nothing is stored unless the sender wants the good ones', async () => {
  const text = lastOctober(1989, 29).replace('05:00;6,25', '05:00;6.25x').replace('07:00;', '07:30;')
  const { plan, faults } = await preview(text)
  expect(faults).toEqual([{ line: 8, column: 1, code: 'VALUE_UNREADABLE', text: '6.25x' }])
  const refused = await store({ text, plan: plan! })
  expect(refused.status).toBe(400)
  expect(reasons(refused).slice(1)).toEqual([
    "line 8: column 2: '6.25x'",
    expect.stringContaining('line 10: column 1:'),
  ])
  const skipped = await store({ text, plan: plan!, badLines: 'skip' })
  expect(skipped.body.readingImport).toMatchObject({ readingCount: 23, addedCount: 23, faultCount: 2 })
}, 60_000)

test('what the portal shows, written with local time and offset in each row, comes back as it was', async () => {
  const [from, to] = ['1991-10-26T23:00:00Z', '1991-10-28T00:00:00Z']
  const figures = [0.1, -0.333333, 0.000001, 123_456.789, 1e12, 0, 2 ** 40 + 0.5]
  const readings = localTimes('1991-10-27 00:00', 25, 60, timeZone)
    .filter((_, hour) => hour !== 7)
    .map(({ instant }, hour) => ({
      ...{ seriesId: series, at: new Date(instant).toISOString() },
      value: figures[hour % figures.length],
    }))
  await client.post(`${base}/readings`, { readings })
  const { at, value } = await values(from, to)
  const times = localTimes('1991-10-27 00:00', 25, 60, timeZone)
  expect(times.map(({ instant }) => instant)).toEqual(at)
  const rows = times.map(({ iso, time, offset }, hour) => `${iso}T${time}${offset},${value[hour] ?? ''}`)
  const text = ['time,value [kWh]', ...rows].join('\n')
  const { plan } = await preview(text)
  expect(plan).toMatchObject({ clock: 'OFFSET', timeFormat: 'ISO' })
  const { body } = await store({ text, plan: plan! })
  expect(body.readingImport).toMatchObject({
    state: 'DONE',
    readingCount: 24,
    addedCount: 0,
    changedCount: 0,
  })
  expect((await values(from, to)).value).toEqual(value)
  expect(value.filter((each) => each !== null)).toEqual(readings.map(({ value }) => value))
}, 60_000)

test('a file whose upload broke off is sent again; one whose answer was not waited for has arrived', async () => {
  const text = lastOctober(1992, 25)
  const { plan } = await preview(text)
  const file = { text, plan: plan!, sourceName: 'broken.csv' }
  const latest = async () =>
    (await client.get<{ imports: ReadingImport[] }>(`${base}/imports`)).body.imports.find(
      ({ sourceName }) => sourceName === file.sourceName,
    )
  const half = new ReadableStream({
    start(stream) {
      stream.enqueue(Buffer.from('{"sourceName": "broken.csv", "content": "'))
      setImmediate(() => stream.error(new Error('the line is cut')))
    },
  })
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const upload = { method: 'POST', headers, body: half, duplex: 'half' }
  await expect(client.fetch(`${base}/reading-files`, upload)).rejects.toThrow()
  expect(await latest()).toBeUndefined()

  const impatient = new AbortController()
  const abandoned = client.fetch(`${base}/reading-files`, {
    ...{ method: 'POST', headers, signal: impatient.signal },
    body: JSON.stringify(requestOf(file)),
  })
  void abandoned.catch(() => undefined)
  await waitFor('the file to be taken', async () => (await latest()) !== undefined)
  impatient.abort()
  await waitFor('the file to be stored', async () => (await latest())?.state === 'DONE')
  const { id } = (await latest())!
  expect((await store(file)).body).toMatchObject({ repeated: true, readingImport: { id, addedCount: 25 } })
}, 60_000)

test('what does not fit is refused for a reason, and leaves nothing behind', async () => {
  const text = lastOctober(1990, 28)
  const { plan } = await preview(text)
  const to = (seriesId: number, column = 1) => [{ column, meter: '', seriesId }]
  const refusals: [Partial<Given>, number, RegExp][] = [
    [{ targets: to(4_000_000_000) }, 404, /no series 4000000000/],
    [{ plan: { ...plan!, interval: 'PT15M' } }, 400, /PT1H, the file every PT15M/],
    [{ plan: { ...plan!, timeZone: 'Mars/Olympus' } }, 400, /time zone/],
    [
      { plan: { ...plan!, values: [{ column: 1, unit: '°C', qualityColumn: null }] } },
      400,
      /25 of the lines/,
    ],
    [{ targets: to(series, 7) }, 400, /1 of the lines/],
    [{ text: Buffer.from([0x1f, 0x8b, 1, 2, 3]) }, 400, /gzip/],
    [{ plan: { ...plan!, encoding: 'utf-16le' } }, 400, /of the lines/],
  ]
  for (const [over, status, detail] of refusals) {
    const answer = await store({ text, plan: plan!, ...over })
    expect([over, answer.status, reasons(answer)[0]]).toEqual([over, status, expect.stringMatching(detail)])
  }
  expect((await values('1990-10-27T23:00:00Z', '1990-10-29T00:00:00Z')).value).toEqual(Array(25).fill(null))
}, 60_000)

test('a file longer than its beginning is read as far as it is sent, and its meters are found by their ids', async () => {
  const receiving = async (query: string) =>
    (await client.get<CallResponse<typeof getReceivingSeries>>(`${base}/receiving-series?${query}`)).body
  const { series: hourly, more } = await receiving('interval=PT1H&unit=MWh')
  expect(more).toBe(false)
  expect(new Set(hourly.map(({ unit }) => unit))).toEqual(new Set(['kWh']))
  const [one, other] = [
    hourly.at(0)!,
    hourly.find(({ meteringPoint }) => meteringPoint.id !== hourly[0]!.meteringPoint.id)!,
  ]
  const found = await receiving(`search=${other.meteringPoint.meteringPointId.toLowerCase()}`)
  expect(found.series).toContainEqual(other)
  expect((await receiving('search=%25_')).series).toEqual([])

  const rows = [one, other].flatMap(({ meteringPoint }) =>
    localTimes('1986-01-01 00:00', 5_000, 60, timeZone).map(
      ({ iso, time, offset }) => `${meteringPoint.meteringPointId};${iso}T${time}${offset};1.5;kWh`,
    ),
  )
  const text = ['meter;start;value;unit', ...rows, `${rows.at(-1)!.replace('1.5', '?')}`].join('\n')
  const beginning = await preview(text.slice(0, 100_000), undefined, false)
  expect(beginning.sources.map(({ suggestion }) => suggestion?.id)).toEqual([one.id])
  const all = await preview(text, beginning.plan!)
  expect(all.sources.map(({ suggestion }) => suggestion?.id)).toEqual([one.id, other.id])
  expect(all).toMatchObject({ readingCount: 10_000, faultCount: 1, faults: [{ line: 10_002, column: 2 }] })
  expect(all.lastAt).toBe('1986-07-28T07:00:00.000Z')
}, 60_000)

test('a column that tells the two hours of the clock change apart is found and used, whatever the rows are in', async () => {
  const [first, second] = [
    ['A', '1'],
    ['B', '2'],
  ].map(([mark, value]) => `28.10.1990 01:00;${mark};${value},5`)
  const text = ['Zeit;A/B;kWh', '28.10.1990 00:00;;0,5', second, first, '28.10.1990 02:00;;3,5'].join('\r\n')
  const shown = await preview(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(shown.guess.encoding).toMatchObject({ value: 'utf-16le' })
  expect(shown.plan?.clockChange).toMatchObject({ column: 1, summer: expect.arrayContaining(['a', 'mesz']) })
  const stored = await store({
    ...{ text: Buffer.from(`\uFEFF${text}`, 'utf16le'), plan: shown.plan! },
    targets: [{ column: 2, meter: '', seriesId: series }],
  })
  expect([stored.status, stored.body.readingImport.readingCount]).toEqual([200, 4])
  const { value } = await values('1990-10-27T23:00:00Z', '1990-10-28T03:00:00Z')
  expect(value).toEqual([0.5, 1.5, 2.5, 3.5])
})
