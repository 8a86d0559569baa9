import { waitFor } from '@energycockpit/testing'
import { startChecks, type Checks } from '../../quality/start-checks'
import { deleteRange } from '../imports/delete-range'
import {
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from '../imports/imports-in-process.testing'
import { findImports } from '../imports/import-repository'
import { undoImport } from '../imports/undo'
import { enterReadings } from './enter-readings'
import { apportionAfterUndo } from './apportion-after-undo'

let portal: ImportsInProcess
let checks: Checks
const errors: string[] = []
beforeAll(async () => {
  portal = await startImportsInProcess()
  checks = startChecks({
    imports: portal.imports,
    log: { error: (details, message) => errors.push(`${message} ${JSON.stringify(details)}`) },
  })
})
afterAll(async () => {
  await checks?.stop()
  await portal?.close()
  expect(errors).toEqual([])
})

const begin = Date.UTC(1994, 0) / 1000
const hour = 3_600
const instant = (place: number) => new Date((begin + place * hour) * 1000).toISOString()
const apportionAgain = async () =>
  (await findImports(portal.stores.entities.db, { visible: [1] })).filter(
    ({ kind }) => kind === 'APPORTIONMENT',
  )
const isAllChecked = async () => {
  const left = await portal.stores.entities.db
    .selectFrom('reading_import_series')
    .select('import_id')
    .where('checked_at', 'is', null)
    .execute()
  return left.length === 0
}
const settled = () => waitFor('all to be checked', isAllChecked, { within: 30_000, every: 50 })

/** Of sixty hours, by place; nothing where nothing is known. */
async function hours(): Promise<(number | undefined)[]> {
  const found = await figures(portal.stores.readings, begin, begin + 60 * hour)
  return [...Array(60).keys()].map((place) => found.get(`1 ${begin + place * hour}`))
}
const sum = (list: readonly (number | undefined)[]) => list.reduce<number>((all, one) => all + (one ?? 0), 0)

test('what arrives in an amount that is spread is taken off it, what is taken back is given back, what is deleted stays so', async () => {
  const entered = await enterReadings(portal.imports, {
    meteringPointId: 'point',
    body: {
      seriesId: 1,
      readings: [
        { at: instant(0), value: 100 },
        { at: instant(60), value: 700 },
      ],
      confirmed: [],
    },
    user,
  })
  expect(entered.readingImport).toMatchObject({ kind: 'MANUAL', addedCount: 60 })
  expect(await hours()).toEqual(new Array(60).fill(10))

  const lines = [`1,${instant(7)},20`, `1,${instant(8)},39`]
  const late = await deliver(portal.imports, [['series_id,at,value', ...lines].join('\n')])
  await settled()
  const after = await hours()
  const others = after.filter((_, place) => place !== 7 && place !== 8)
  expect(after.slice(7, 9)).toEqual([20, 39])
  expect(sum(after)).toBeCloseTo(600, 6)
  expect(Math.max(...others.map(Number)) - Math.min(...others.map(Number))).toBeLessThan(2e-6)
  const [readingImport, ...more] = await apportionAgain()
  expect(more).toEqual([])
  expect(readingImport).toMatchObject({ actor: null, state: 'DONE', changedCount: 58, undoableUntil: null })
  // It would be spread again.
  await expect(undoImport(portal.imports, readingImport!.id, user, apportionAfterUndo)).rejects.toMatchObject(
    { status: 409 },
  )

  const { id: hole } = await deleteRange(
    portal.imports,
    { seriesIds: [1], from: instant(30), to: instant(31) },
    user,
  )
  await settled()
  expect((await hours())[30]).toBeUndefined()
  await undoImport(portal.imports, late.readingImport.id, user, apportionAfterUndo)
  await settled()
  expect(await hours()).toEqual([...Array(60).keys()].map((place) => (place === 30 ? undefined : 10)))
  await undoImport(portal.imports, hole, user, apportionAfterUndo)
  await settled()
  expect(await hours()).toEqual(new Array(60).fill(10))

  const entries = await portal.stores.entities.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', '=', 'readings.apportioned-again')
    .execute()
  expect(entries).toHaveLength((await apportionAgain()).length)
}, 60_000)

test('an estimate that is delivered gives way to what the register says, a substitute is known; nothing else is written', async () => {
  const line = (place: number, quality: string) => `1,${instant(place)},30,${quality}`
  const delivered = await deliver(portal.imports, [
    ['series_id,at,value,quality', line(40, 'estimated'), line(41, 'substituted')].join('\n'),
  ])
  await settled()
  const found = await hours()
  expect(found[41]).toBe(30)
  expect(found[40]).toBeCloseTo(570 / 59, 5)
  expect(sum(found)).toBeCloseTo(600, 6)
  await undoImport(portal.imports, delivered.readingImport.id, user, apportionAfterUndo)
  await settled()
  expect(sum(await hours())).toBeCloseTo(600, 6)

  const before = (await apportionAgain()).length
  for (const [series, place] of [
    [1, 61],
    [1, -5],
    [2, 30],
  ])
    await deliver(portal.imports, [`series_id,at,value\n${series},${instant(place!)},3`])
  await settled()
  expect(await apportionAgain()).toHaveLength(before)
}, 60_000)
