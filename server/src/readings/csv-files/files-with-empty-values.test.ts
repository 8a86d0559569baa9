import type {
  CallResponse,
  CsvPlan,
  getReadingImports,
  postReadingFile,
  previewReadingFile,
} from '@energycockpit/contract'
import { sharedServer, SignedInClient } from '@energycockpit/testing'

let client: SignedInClient
beforeAll(async () => {
  client = await SignedInClient.signIn((await sharedServer()).url, 'manager')
}, 180_000)

/** A meter in London, kWh by the hour, years before its first reading. */
const series = 1001
const base = '/rest/secure'

const textOf = (...rows: string[]) => ['time;kWh', ...rows, ''].join('\n')
const inBase64 = (text: string) => Buffer.from(text).toString('base64')
const preview = async (text: string) =>
  (
    await client.post<CallResponse<typeof previewReadingFile>>(`${base}/reading-files/preview`, {
      ...{ content: inBase64(text), whole: true, timeZone: 'Europe/London' },
    })
  ).body
const store = (text: string, plan: CsvPlan, sourceName = 'meter.csv') =>
  client.post<CallResponse<typeof postReadingFile>>(`${base}/reading-files`, {
    ...{ content: inBase64(text), plan, sourceName, badLines: 'refuse' },
    targets: [{ column: 1, meter: '', seriesId: series }],
  })

test('empty values are counted in the preview and the result, and stay gaps', async () => {
  const rows = ['2001-06-01T00:00Z;1', '2001-06-01T01:00Z;', '2001-06-01T02:00Z;0']
  const text = textOf(...rows, '2001-06-01T03:00Z;-', '2001-06-01T04:00Z;5')
  const shown = await preview(text)
  const empty = {
    count: 2,
    first: [
      { line: 3, column: 1 },
      { line: 5, column: 1 },
    ],
  }
  expect([shown.readingCount, shown.empty]).toEqual([3, empty])
  expect(await store(text, shown.plan!)).toMatchObject({
    status: 200,
    body: { empty, readingImport: { readingCount: 3, emptyCount: 2, timeZones: ['Europe/London'] } },
  })
  const { body } = await client.get<{ value: (number | null)[] }>(
    `${base}/measurement-series/${series}/values?from=2001-06-01T00:00:00Z&to=2001-06-01T05:00:00Z&granularity=raw`,
  )
  expect(body.value).toEqual([1, null, 0, null, 5])
  // Also whoever sends it once more is told.
  expect(await store(text, shown.plan!)).toMatchObject({ body: { repeated: true, empty } })
})

test('the list of imports says how many values each file left empty, also one that was refused', async () => {
  const rows = ['2001-06-02T00:00Z;1', '2001-06-02T01:00Z;3', '2001-06-02T02:00Z;4']
  const { plan } = await preview(textOf(...rows))
  await store(textOf(...rows), plan!, 'whole-of-june.csv')
  const bad = textOf(...rows, '2001-06-02T03:00Z;', '2001-06-02T04:00Z;five')
  expect((await store(bad, plan!, 'refused-of-june.csv')).status).toBe(400)
  const { imports } = (await client.get<CallResponse<typeof getReadingImports>>(`${base}/imports`)).body
  const emptyIn = (name: string) => imports.find(({ sourceName }) => sourceName === name)?.emptyCount
  expect([emptyIn('whole-of-june.csv'), emptyIn('refused-of-june.csv')]).toEqual([0, 1])
  // What no file brought leaves nothing empty, and says nothing.
  expect(imports.filter(({ kind }) => kind !== 'FILE').some((one) => 'emptyCount' in one)).toBe(false)
})
