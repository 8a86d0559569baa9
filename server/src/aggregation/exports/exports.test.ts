import type { ErrorObject, ExportPreview, SeriesValues } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { readSheet } from 'read-excel-file/node'

/** Meters in London, kWh by the hour; the days of 25 and 23 hours. */
const [first, second] = [1001, 1011]
const autumn = { from: '2025-10-25T23:00:00Z', to: '2025-10-27T00:00:00Z' }
const spring = { from: '2025-03-30T00:00:00Z', to: '2025-03-30T23:00:00Z' }
const secure = '/rest/secure'

let server: SharedServer
let client: SignedInClient
beforeAll(async () => {
  server = await sharedServer()
  client = await SignedInClient.signIn(server.url, 'analyst')
}, 400_000)

const wanted = { series: `${second},${first}`, granularity: 'raw', layout: 'wide', language: 'de' }
const pathOf = (query: Record<string, string>, call = '') =>
  `${secure}/measurements/export${call}?${new URLSearchParams({ ...wanted, ...query })}`
const download = (query: Record<string, string>, by = client) => by.fetch(pathOf({ format: 'csv', ...query }))
async function linesOf(query: Record<string, string>) {
  const answer = await download(query)
  expect(answer.status).toBe(200)
  return (await answer.text())
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
}
const valuesOf = async (id: number, query: Record<string, string>) => {
  const path = `${secure}/measurement-series/${id}/values?${new URLSearchParams({ granularity: 'raw', ...query })}`
  return (await client.get<SeriesValues>(path)).body
}

test.each([
  ['25 hours', autumn, 25],
  ['23 hours', spring, 23],
])(
  'a day of %s has the values of the call for values, one column for each series',
  async (_case, period, count) => {
    const [headings, ...rows] = await linesOf(period)
    expect(rows).toHaveLength(count)
    expect(headings!.slice(0, 2)).toEqual(['Beginn (Europe/London)', 'Beginn (UTC)'])
    expect(headings![2]).toMatch(/^.+ · .+, Energie \(Bezug\), ID 1011 \[kWh\]$/)
    expect(headings![4]).toMatch(/, Energie \(Bezug\), ID 1001 \[kWh\]$/)
    for (const [place, id] of [second, first].entries()) {
      const values = await valuesOf(id, period)
      expect(rows.map((row) => Date.parse(row[1]!))).toEqual(values.at)
      const written = rows.map((row) => row[2 + place * 2]!.replace(',', '.'))
      expect(written.map((value) => (value === '' ? null : Number(value)))).toEqual(values.value)
      const isMissing = rows.map((row) => row[3 + place * 2] === 'fehlt')
      expect(isMissing).toEqual(values.value.map((value) => value === null))
    }
  },
)

test('in the long layout each value is a row that says what it is', async () => {
  const [headings, ...rows] = await linesOf({ ...autumn, layout: 'long', granularity: 'P1D' })
  expect(headings!.slice(2)).toEqual([
    ...['Messreihen-ID', 'Messstelle', 'Messstellen-ID', 'Standort', 'Messgröße', 'Auflösung'],
    ...['Wert', 'Einheit', 'gemessen [%]', 'geschätzt [%]'],
  ])
  const sums = await Promise.all([second, first].map((id) => valuesOf(id, { ...autumn, granularity: 'P1D' })))
  expect(rows.map((row) => [Number(row[2]), Number(row[8]!.replace(',', '.')), row[9]])).toEqual(
    [second, first].map((id, place) => [id, sums[place]!.value[0], 'kWh']),
  )
  expect(rows[0]![0]).toBe('2025-10-26T00:00:00+01:00')
})

test('a spreadsheet of the same has the same numbers', async () => {
  const answer = await download({ ...autumn, format: 'xlsx' })
  expect(answer.headers.get('content-disposition')).toMatch(/"[^"]+-Messwerte-2025-10-26\.xlsx"/)
  const [, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()))
  expect(rows.map((row) => row[5])).toEqual((await valuesOf(first, autumn)).value)
})

test('the preview has the first rows of the file, and how large that is', async () => {
  const year = { from: '2025-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }
  const { body } = await client.get<ExportPreview>(pathOf(year, '/preview'))
  const file = await linesOf(year)
  expect(body).toMatchObject({
    timeZone: 'Europe/London',
    seriesCount: 2,
    rowCount: 8760,
    valueCount: 17_520,
  })
  expect(file).toHaveLength(body.rowCount + 1)
  expect(file[0]).toEqual(body.headings)
  expect(file.slice(1, 11).map((row) => row[2])).toEqual(
    body.rows.map((row) => String(row[2] ?? '').replace('.', ',')),
  )
  const size = (await (await download(year)).arrayBuffer()).byteLength
  expect(body.bytes.csv! / size).toBeGreaterThan(0.7)
  expect(body.bytes.csv! / size).toBeLessThan(1.4)
  const packed = (await (await download({ ...year, format: 'xlsx' })).arrayBuffer()).byteLength
  expect(body.bytes.xlsx! / packed).toBeGreaterThan(0.5)
  expect(body.bytes.xlsx! / packed).toBeLessThan(2)
})

test('another zone cuts other days, and says so', async () => {
  const [headings, ...rows] = await linesOf({
    ...autumn,
    granularity: 'P1D',
    timeZone: 'UTC',
    quality: 'false',
  })
  expect(headings![0]).toBe('Beginn (UTC)')
  expect(headings).toHaveLength(4)
  expect(rows.map((row) => row[1])).toEqual(['2025-10-25T00:00:00Z', '2025-10-26T00:00:00Z'])
})

test('series of others, too many values and periods that are none are refused, and who may not see values', async () => {
  const refused = async (query: Record<string, string>) => {
    const answer = await download({ ...autumn, ...query })
    const { error } = (await answer.json()) as { error: ErrorObject }
    return [answer.status, error.reasons[0]!.code]
  }
  expect(await refused({ series: '1001,4000000000' })).toEqual([404, 'NOT_FOUND'])
  expect(await refused({ from: autumn.to, to: autumn.from })).toEqual([400, 'PERIOD_REVERSED'])
  const reader = await SignedInClient.signIn(server.url, 'reader')
  expect((await download(autumn, reader)).status).toBe(403)
})
