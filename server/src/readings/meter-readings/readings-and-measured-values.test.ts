import { roles, type Question } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { findImports } from '../imports/import-repository'
import {
  deliver,
  figures,
  startImportsInProcess,
  user as supplier,
  type ImportsInProcess,
} from '../imports/imports-in-process.testing'
import { undoImport } from '../imports/undo'
import { enterReadings } from './enter-readings'
import { apportionAfterUndo } from './apportion-after-undo'

const manager: typeof supplier = { ...supplier, roles: [roles.ENERGY_MANAGER] }
const meterReader = { ...supplier, roles: [roles.METER_READER] }
let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const hour = 3_600
const begin = Date.UTC(1995, 0) / 1000
const instant = (place: number) => new Date((begin + place * hour) * 1000).toISOString()
const inKwh = (value: number) => ({ value, unit: 'kWh' })
/** In four weeks, the one hour that has not arrived. */
const open = 400
const valueOfOpen = async () =>
  (await figures(portal.stores.readings, begin, begin + 672 * hour)).get(`1 ${begin + open * hour}`)
const countLoads = async () => (await findImports(portal.stores.entities.db, { visible: [1] })).length

const enter = (place: number, value: number, confirmed: string[] = [], user = manager) =>
  enterReadings(portal.imports, {
    meteringPointId: 'point',
    body: { seriesId: 1, readings: [{ at: instant(place), value }], confirmed },
    user,
  })
/** What is asked first; nothing where it is stored. */
async function requested(...entry: Parameters<typeof enter>): Promise<Question[]> {
  try {
    await enter(...entry)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect([error.status, error.code]).toEqual([422, 'CONFIRMATION_NEEDED'])
    return error.reasons.map(({ question }) => question!)
  }
}
const kindsOf = (questions: readonly Question[]) =>
  questions.map(({ kind, figures: { difference } }) => [kind, difference])
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id)

test('on a meter that reports by itself, a reading that does not fit what was measured is asked about first', async () => {
  const lines = [...Array(672).keys()]
    .filter((place) => place !== open)
    .map((place) => `1,${instant(place)},10`)
  await deliver(portal.imports, [['series_id,at,value', ...lines].join('\n')])
  // Before the first one there is nothing to compare.
  expect(await requested(300, 5_000)).toEqual([])
  const before = await countLoads()

  const questions = await requested(500, 5_000 + 1_990 + 1_867)
  expect(questions).toMatchObject([
    {
      ...{ kind: 'MORE_THAN_MEASURED', from: instant(300), to: instant(500) },
      figures: {
        ...{ before: inKwh(5_000), after: inKwh(8_857), amount: inKwh(3_857), measured: inKwh(1_990) },
        ...{ difference: inKwh(1_867), usual: inKwh(15), hours: { value: 1, unit: 'h' } },
      },
    },
  ])
  // Who may not see values is told that it does not fit, and no figure of what was measured.
  const [hidden] = await requested(500, 8_857, [], meterReader)
  expect(hidden!.kind).toBe('DOES_NOT_FIT')
  expect(Object.keys(hidden!.figures)).toEqual(['before', 'after', 'amount'])
  // Nothing is left of the attempt, and what was said of another figure does not count.
  expect(kindsOf(await requested(500, 8_858, idsOf(questions)))).toEqual([
    ['MORE_THAN_MEASURED', inKwh(1_868)],
  ])
  expect([await valueOfOpen(), await countLoads()]).toEqual([undefined, before])

  // One that fits is taken as it is, and the open hour gets its share.
  expect(await requested(500, 7_001)).toEqual([])
  expect(await valueOfOpen()).toBe(11)
  expect(await requested(420, 6_201)).toEqual([])
  // A correction is compared on both sides, and every question wants its answer.
  const between = await requested(420, 6_021)
  expect(kindsOf(between)).toEqual([
    ['UNLIKE_MEASURED', inKwh(-169)],
    ['UNLIKE_MEASURED', inKwh(180)],
  ])
  expect(await requested(420, 6_021, idsOf(between).slice(1))).toHaveLength(2)
  const { readingImport } = await enter(420, 6_021, idsOf(between))
  expect(await valueOfOpen()).toBe(0)
  // Undoing it asks nothing: it is as it was before.
  await undoImport(portal.imports, readingImport.id, manager, apportionAfterUndo)
  expect(await valueOfOpen()).toBe(11)

  // What is right all the same is stored. The reading in between leaves the hour less of it.
  const anyway = await requested(420, 8_057)
  expect(kindsOf(anyway)).toEqual([
    ['MORE_THAN_MEASURED', inKwh(1_867)],
    ['REGISTER_BACKWARDS', undefined],
  ])
  await enter(420, 8_057, idsOf(anyway))
  expect(await valueOfOpen()).toBe(1_867)
}, 60_000)

test('a register that started again at 0 is believed where the measured values say the same', async () => {
  const [first, last] = [1_000, 1_048]
  const lines = [...Array(48).keys()].map((place) => `1,${instant(first + place)},10`)
  await deliver(portal.imports, [['series_id,at,value', ...lines].join('\n')])
  const lower = await requested(first, 9_800)
  await enter(first, 9_800, idsOf(lower))
  expect(await requested(last, 280)).toEqual([])
  const unlike = await requested(last, 290)
  expect(kindsOf(unlike)).toEqual([['UNLIKE_MEASURED', inKwh(10)]])
})
