import { roles, type CsvPlan } from '@energycockpit/contract'
import { undoImport } from '../imports/undo'
import {
  deliver,
  startImportsInProcess,
  user as supplier,
  type ImportsInProcess,
} from '../imports/imports-in-process.testing'
import { findImports } from '../imports/import-repository'
import { stagedImports } from '../imports/staged-readings'
import { compareFile } from './compare-file'
import { takeFile } from './take-file'

const manager: typeof supplier = { ...supplier, roles: [roles.ENERGY_MANAGER] }
let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const plan: CsvPlan = {
  ...{ encoding: 'utf-8', separator: ';', headingLines: 1, decimalSign: '.', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'OFFSET', timeZone: 'Europe/Berlin' },
  ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
  values: [
    { column: 1, unit: 'kWh', qualityColumn: null },
    { column: 2, unit: 'MWh', qualityColumn: null },
  ],
  qualities: [],
}
const targets = [
  { column: 1, meter: '', seriesId: 1 },
  { column: 2, meter: '', seriesId: 2 },
]
/** The night in which clocks go back, and the day after. */
const begin = Date.UTC(1996, 9, 26, 22) / 1000
const instant = (place: number) => new Date((begin + place * 3_600) * 1000).toISOString()
type Row = readonly [place: number, one: number | string, other: number | string]
const requested = (rows: readonly Row[]) => ({
  plan,
  targets,
  content: Buffer.from(
    ['at;1;2', ...rows.map(([place, ...values]) => [instant(place), ...values].join(';'))].join('\n'),
  ).toString('base64'),
})
const compare = (rows: readonly Row[], user = manager) => compareFile(portal.imports, requested(rows), user)
const take = async (rows: readonly Row[], badLines: 'refuse' | 'skip' = 'refuse') =>
  (await takeFile(portal.imports, { ...requested(rows), sourceName: 'x.csv', badLines }, manager))
    .readingImport
const countLoads = async () => (await findImports(portal.stores.entities.db, { visible: [1] })).length
const nothing = { firstChangedAt: null, lastChangedAt: null, largest: null }

test('what an import would add, change and leave is counted by series before it is made, and nothing is stored', async () => {
  const rows: Row[] = [...Array(48).keys()].map((place) => [place, place, place / 1_000])
  const fresh = { added: 48, changed: 0, late: 0, unchanged: 0 }
  expect(await compare(rows)).toEqual({
    ...{ added: 96, changed: 0, late: 0, unchanged: 0, faultCount: 0 },
    series: [
      { seriesId: 1, ...fresh, ...nothing },
      { seriesId: 2, ...fresh, ...nothing },
    ],
  })
  expect([await countLoads(), await stagedImports(portal.stores.readings)]).toEqual([0, []])
  await take(rows)
  expect(await compare(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 96 })

  // Two days more of the first series, of which four values are others, and one of the second.
  const more = rows.map(([place, one, other]): Row => {
    const changed = [3, 7, 20, 21].includes(place) ? Number(one) + place : one
    return [place + 12, changed, place === 0 ? 12.5 : other]
  })
  const counts = await compare(more)
  const imported = await take(more)
  expect([counts.added, counts.changed]).toEqual([imported.addedCount, imported.changedCount])
  expect(counts.series.map(({ seriesId, added, changed }) => [seriesId, added, changed])).toEqual([
    [1, 12, 36],
    [2, 12, 36],
  ])
  expect(counts.series[0]).toMatchObject({
    ...{ firstChangedAt: instant(12), lastChangedAt: instant(47) },
    // What stands there counts from 12 on, what comes from 0 on: −12, and what was written otherwise.
    largest: { at: instant(12), before: 12, after: 0 },
  })
  expect(counts.series[1]!.largest).toEqual({ at: instant(12), before: 12, after: 12_500 })
  await undoImport(portal.imports, imported.id, manager, async () => undefined)
  expect(await compare(more)).toEqual(counts)
})

test('a figure that is there is shown to those only who may see values', async () => {
  const { changed, series } = await compare([[0, 99, 0]], supplier)
  expect([changed, series[0]]).toMatchObject([1, { changed: 1, firstChangedAt: instant(0), largest: null }])
})

test('what was corrected as of a later moment stays, and lines that are no readings count for nothing', async () => {
  const later = [100, 101].map((place) => `1,${instant(place)},5`)
  // The latest that a sender may say is now, and so is the import.
  await deliver(portal.imports, [['series_id,at,value', ...later].join('\n')])
  const { readings } = portal.stores
  await readings.client.command({
    query: `insert into readings (series_id, at, value, quality, version, import_id)
      select 1, toDateTime({at:UInt32}, 'UTC'), 6, 'measured', toUInt64(9000000000000000000), 1`,
    query_params: { at: begin + 101 * 3_600 },
  })
  const rows: Row[] = [
    ...[[100, 7, ''] as const, [101, 7, ''] as const, [102, 7, ''] as const],
    ...[[103, 'seven', ''] as const, [104, 1, ''] as const, [104, 2, ''] as const],
    ...[[105, 3, ''] as const, [105, 3, ''] as const],
  ]
  const counts = await compare(rows)
  expect(counts).toMatchObject({ added: 2, changed: 1, unchanged: 0, late: 1, faultCount: 3 })
  const readingImport = await take(rows, 'skip')
  expect([readingImport.addedCount, readingImport.changedCount, readingImport.faultCount]).toEqual([2, 1, 3])
})

test('what is more than one block of rows is counted whole', async () => {
  const rows: Row[] = [...Array(60_000).keys()].map((place) => [1_000 + place, 1, 1])
  expect(await compare(rows)).toMatchObject({ added: 120_000, changed: 0 })
})
