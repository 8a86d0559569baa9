import type {
  CallResponse,
  ErrorObject,
  postReadingFile,
  postReadings,
  previewReadingFile,
} from '@energycockpit/contract'
import { sharedServer, SignedInClient } from '@energycockpit/testing'
import { gzipSync } from 'node:zlib'
import { day, lines } from './files.testing'

let client: SignedInClient
beforeAll(async () => {
  client = await SignedInClient.signIn((await sharedServer()).url, 'manager')
}, 120_000)

const base = '/rest/secure'
type Preview = CallResponse<typeof previewReadingFile> & { error?: ErrorObject }
const rows = day(({ dmy, time }, place) => `${dmy} ${time};${place},250`)
const whole = lines('Zeit;kWh', rows, '')

const preview = async (content: string | Buffer, of: object = {}) =>
  client.post<Preview>(`${base}/reading-files/preview`, {
    ...{ content: Buffer.from(content).toString('base64'), whole: true, timeZone: 'Europe/London', ...of },
  })
const reasonOf = ({ body }: { body: { error?: ErrorObject } }) => body.error?.reasons[0]

const mscons = "UNB+UNOC:3+1:500+2:500+260101:0000+1'UNH+1+MSCONS:D:04B:UN:2.4c'"
const workbook = Buffer.concat([
  Buffer.from('PK\u0003\u0004'),
  Buffer.alloc(26),
  Buffer.from('[Content_Types].xml'),
])

test.each<[string, string | Buffer, string, RegExp]>([
  ['MSCONS', mscons, 'FILE_FORMAT_UNSUPPORTED', /MSCONS/],
  ['MSCONS that is packed', gzipSync(mscons), 'FILE_FORMAT_UNSUPPORTED', /MSCONS/],
  ['XML', '<?xml version="1.0"?><a/>', 'FILE_FORMAT_UNSUPPORTED', /XML/],
  ['XLSX', workbook, 'FILE_FORMAT_UNSUPPORTED', /workbook/],
  ['PDF', '%PDF-1.7', 'FILE_FORMAT_UNSUPPORTED', /PDF/],
  ['nothing', '', 'FILE_EMPTY', /no content/],
  ['nothing but line ends', '\r\n\r\n', 'FILE_EMPTY', /no content/],
])('%s is named and refused, shown as imported', async (_, content, code, detail) => {
  const shown = await preview(content)
  expect([shown.status, reasonOf(shown)]).toMatchObject([
    400,
    { code, detail: expect.stringMatching(detail) },
  ])
  // The series is one of hours.
  const plan = { ...(await preview(whole)).body.plan, interval: 'PT1H' }
  for (const call of ['reading-files', 'reading-files/comparison']) {
    const sent = await client.post<{ error?: ErrorObject }>(`${base}/${call}`, {
      ...{ content: Buffer.from(content).toString('base64'), plan },
      targets: [{ column: 1, meter: '', seriesId: 1001 }],
      ...(call === 'reading-files' && { sourceName: 'a.csv', badLines: 'skip' }),
    })
    expect([sent.status, reasonOf(sent)?.code]).toEqual([400, code])
  }
  const delivered = await client.fetch(`${base}/readings`, {
    method: 'POST',
    headers: { origin: client.url, 'content-type': 'text/csv' },
    body: Buffer.isBuffer(content) && content[0] === 0x1f ? mscons : Buffer.from(content),
  })
  const body = (await delivered.json()) as { error?: ErrorObject }
  expect([delivered.status, body.error?.reasons[0]?.code]).toEqual([400, code])
})

test('a table of days and hours is named, and read by a plan only', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour + 1}`)
  const matrix = lines(
    `Datum;${hours.join(';')}`,
    Array.from({ length: 20 }, (_, at) => `${at + 10}.03.2026;${hours.map((hour) => `${hour},5`).join(';')}`),
    '',
  )
  const { body } = await preview(matrix)
  expect(body).toMatchObject({ refusal: 'MATRIX', plan: null, sources: [], readingCount: 0 })
})

test('a file that ends within its last value is refused with its line, and one without a last line end is told', async () => {
  const cut = await preview(whole.slice(0, -2))
  expect(cut.body).toMatchObject({ readingCount: 95, faults: [{ line: 97, code: 'LINE_CUT_OFF' }] })
  const open = await preview(whole.slice(0, -1))
  expect(open.body).toMatchObject({ readingCount: 96, faultCount: 0, openEnd: { line: 97, text: '95,250' } })
  expect((await preview(whole)).body.openEnd).toBeUndefined()
  // What is imported says it as well: of a long file the preview has seen the beginning only.
  const plan = { ...(await preview(whole)).body.plan, interval: 'PT1H' }
  const hourly = lines(
    'Zeit;kWh',
    Array.from({ length: 4 }, (_, hour) => `04.05.2023 0${hour}:00;1${hour}`),
  )
  const imported = await client.post<CallResponse<typeof postReadingFile>>(`${base}/reading-files`, {
    ...{ content: Buffer.from(hourly).toString('base64'), plan, sourceName: 'a.csv', badLines: 'refuse' },
    targets: [{ column: 1, meter: '', seriesId: 1001 }],
  })
  expect(imported.body).toMatchObject({ openEnd: { line: 5, text: '13' } })
  await client.post(`${base}/imports/${imported.body.readingImport.id}/undo`, {})
  // A beginning ends anywhere.
  const beginning = await preview(whole.slice(0, -2), { whole: false })
  expect(beginning.body).toMatchObject({ readingCount: 95, faultCount: 0 })
})

const deliver = async (body: string, query = '') => {
  const response = await client.fetch(`${base}/readings${query}`, {
    method: 'POST',
    headers: { origin: client.url, 'content-type': 'text/csv' },
    body,
  })
  const said = (await response.json()) as Partial<CallResponse<typeof postReadings>> & { error?: ErrorObject }
  return { status: response.status, body: said }
}

test('a delivery that ends within its last value is refused with its line, or told', async () => {
  const hour = (place: number) => new Date(Date.UTC(2023, 4, 1) + place * 3_600_000).toISOString()
  const csv = lines(
    'series_id,at,value',
    Array.from({ length: 96 }, (_, place) => `1001,${hour(place)},${place}.250`),
    '',
  )
  for (const lost of [2, 3, 4]) {
    const cut = await deliver(csv.slice(0, -lost))
    expect([cut.status, cut.body.error?.reasons]).toMatchObject([
      400,
      [{ code: 'READINGS_REFUSED' }, { code: 'LINE_CUT_OFF' }],
    ])
  }
  const skipped = await deliver(csv.slice(0, -3), '?badLines=skip')
  expect(skipped.body.readingImport).toMatchObject({
    readingCount: 95,
    faults: [{ line: 97, code: 'LINE_CUT_OFF', detail: `1001,${hour(95)},95.2` }],
  })
  expect(skipped.body.openEnd).toBeUndefined()
  const open = await deliver(csv.slice(0, -1))
  expect([open.status, open.body]).toMatchObject([
    200,
    { readingImport: { readingCount: 96 }, openEnd: { line: 97, text: '95.250' } },
  ])
  const whole = await deliver(csv)
  expect(whole.body).toMatchObject({ repeated: true, readingImport: { id: open.body.readingImport!.id } })
  expect(whole.body.openEnd).toBeUndefined()
  await client.post(`${base}/imports/${skipped.body.readingImport!.id}/undo`, {})
  await client.post(`${base}/imports/${open.body.readingImport!.id}/undo`, {})
})

test('a delivery without a line is empty, one of headings alone brings nothing', async () => {
  expect((await deliver('')).status).toBe(400)
  expect((await deliver('series_id,at,value\n')).status).toBe(200)
})
