import { openOverHttp } from '../store/ways-to-open.testing'
import { deleteRange } from './delete-range'
import { createImports, type Imports } from './imports'
import {
  auditLog,
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from './imports-in-process.testing'
import type { Stores } from './stores'
import { undoImport } from './undo'

/* The way of readings into the store and out of it, each statement sent as a ClickHouse server is sent it. */
let portal: ImportsInProcess
let stores: Stores
let imports: Imports
beforeAll(async () => {
  portal = await startImportsInProcess()
  const readings = await openOverHttp(portal.dataDir)
  stores = { ...portal.stores, readings }
  imports = createImports(stores, auditLog)
})
afterAll(async () => {
  await stores?.readings.close()
  await portal?.close()
})

const day = Date.UTC(2003) / 1000
const at = (hours: number) => new Date((day + hours * 3_600) * 1000).toISOString()
const send = async (...values: number[]) => {
  const lines = values.map((value, hour) => `1,${at(hour)},${value}`)
  return (await deliver(imports, [['series_id,at,value', ...lines].join('\n')])).readingImport
}
const seen = async () => [...(await figures(stores.readings, day, day + 86_400)).values()]

test('deliveries, corrections, a deletion, and their undo', async () => {
  const first = await send(1, 2, 3.25)
  expect([first.state, await seen()]).toEqual(['DONE', [1, 2, 3.25]])
  const second = await send(1, 5, 3.25)
  expect([second.changedCount, await seen()]).toEqual([1, [1, 5, 3.25]])
  await deleteRange(imports, { seriesIds: [1], from: at(0), to: at(1) }, user)
  expect(await seen()).toEqual([5, 3.25])
  await undoImport(imports, second.id, user)
  expect(await seen()).toEqual([2, 3.25])
})

test('more than a block of readings', async () => {
  const lines = Array.from(
    { length: 120_000 },
    (_, hour) => `2,${new Date(hour * 3_600_000).toISOString()},${hour}`,
  )
  const { readingImport } = await deliver(imports, [['series_id,at,value', ...lines].join('\n')])
  expect(readingImport).toMatchObject({ state: 'DONE', addedCount: 120_000 })
})
