import type { StructureDocument } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { bulkClient, counts } from './bulk-client.testing'

/* The demo with its history has something of everything that a structure can have. */
let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer({ env: { DEMO_HISTORY: 'true' } })
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 240_000)
afterAll(() => server?.stop())

const { importDocument, importFile, download } = bulkClient(() => manager)

test('the whole structure of the demo goes out in both formats and languages, and in without a difference', async () => {
  const document = JSON.parse(String(await download('format=json&language=en'))) as StructureDocument
  const { locations = [], meteringPoints = [], objects = [], series = [] } = document
  const isFilled = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
  const filled = (rows: readonly object[], field: string) =>
    rows.some((row) => isFilled((row as Readonly<Record<string, unknown>>)[field]))
  const hasValues = ({ attributes }: { attributes?: object | undefined }) =>
    Object.values(attributes ?? {}).some(isFilled)
  for (const field of ['use', 'floorArea', 'weatherStation', 'locationGroups', 'people'])
    expect([field, filled(locations, field)]).toEqual([field, true])
  for (const field of ['meterExchanges', 'parentMeteringPoint', 'meterNumber'])
    expect([field, filled(meteringPoints, field)]).toEqual([field, true])
  expect(filled([document.orgUnits, locations, meteringPoints].flat() as object[], 'formerParents')).toBe(
    true,
  )
  expect([locations, objects].map((rows) => rows.some(hasValues))).toEqual([true, true])
  expect([filled(objects, 'meteringPoints'), filled(objects, 'parentObject')]).toEqual([true, true])
  const count = [document.orgUnits, locations, meteringPoints, series, objects].flat().length
  // The demo's meters count what they show; one gets a transformer, which is exchanged.
  const conversionFactor = [
    { from: null, value: 30 },
    { from: '2025-03-30', value: 0.1 },
  ]
  const { meteringPointId } = meteringPoints[0]!
  const changed = await importDocument({ meteringPoints: [{ meteringPointId, conversionFactor }] })
  expect(counts(changed.body)).toBe('0 1 0 0 0')
  for (const format of ['json&language=en', 'xlsx&language=en', 'xlsx&language=de']) {
    const { body } = await importFile(await download(`format=${format}`), false)
    expect([format, body.error, body.faults, body.differences]).toEqual([format, undefined, [], []])
    expect([format, counts(body), body.step]).toEqual([format, `0 0 0 0 ${count}`, null])
  }
}, 120_000)
