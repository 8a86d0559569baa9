import fc from 'fast-check'
import { Problem } from '../../http/problem'
import {
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from '../imports/imports-in-process.testing'
import { undoImport } from '../imports/undo'
import { registerConsumption } from './register-consumption'
import { apportionConsumption } from './apportion-consumption'
import { enterReadings } from './enter-readings'
import { apportionAfterUndo } from './apportion-after-undo'
import { apportionAroundArrivals } from './apportion-around-arrivals'

let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const hour = 3_600
/** Each run has two days of its own, and begins below where the one before ended: nothing is used between them. */
let begin = Date.UTC(1981) / 1000
let shown = 5_000_000
const seriesInterval = { interval: 'PT1H', timeZone: 'Europe/Berlin' } as const

const reading = fc.record({ place: fc.nat({ max: 6 }), value: fc.integer({ min: 0, max: 5 }) })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.uniqueArray(reading, { selector: ({ place }) => place, minLength: 1, maxLength: 3 }),
  },
  { weight: 2, arbitrary: fc.nat({ max: 8 }) },
  { weight: 2, arbitrary: fc.record({ hour: fc.nat({ max: 47 }), value: fc.integer({ min: 0, max: 3 }) }) },
)

/** What every import has said, and which imports were taken back by which. */
class Model {
  readonly entered: { id: number; readings: ReadonlyMap<number, number> }[] = []
  readonly delivered: { id: number; at: number; value: number }[] = []
  readonly undoneBy = new Map<number, number>()

  isHeld(id: number): boolean {
    const by = this.undoneBy.get(id)
    return by === undefined || !this.isHeld(by)
  }
  held(): Map<number, number> {
    const held = new Map<number, number>()
    for (const { id, readings } of this.entered)
      if (this.isHeld(id)) for (const [at, value] of readings) held.set(at, value)
    return new Map([...held].sort(([one], [other]) => one - other))
  }
  measured(): Map<number, number> {
    return new Map(
      this.delivered.flatMap(({ id, at, value }) => (this.isHeld(id) ? [[at, value] as const] : [])),
    )
  }
}

/** Half past an hour, so that intervals have a share of two amounts. */
const instantOf = (place: number) => begin + place * 7 * hour + hour / 2

async function enter(readings: readonly { place: number; value: number }[]) {
  const body = {
    seriesId: 1,
    readings: readings.map(({ place, value }) => ({
      at: new Date(instantOf(place) * 1000).toISOString(),
      value: shown + place * 10 + value,
    })),
  }
  const enterOnce = (confirmed: string[]) =>
    enterReadings(portal.imports, { meteringPointId: 'point', body: { ...body, confirmed }, user })
  const { readingImport } = await enterOnce([]).catch((error: unknown) => enterOnce(idsOf(error)))
  return readingImport.id
}

/** Of what is to be confirmed first. */
function idsOf(error: unknown): string[] {
  if (!(error instanceof Problem && error.code === 'CONFIRMATION_NEEDED')) throw error
  return error.reasons.map(({ question }) => question!.id)
}

async function deliverHour(at: number, value: number) {
  const line = `1,${new Date(at * 1000).toISOString()},${value}.5`
  return (await deliver(portal.imports, ['series_id,at,value\n', line])).readingImport.id
}

/** What the server does soon after an import. */
const apportionAround = (id: number) =>
  apportionAroundArrivals(portal.imports, {
    ...{ seriesId: 1, imports: [id] },
    changed: { from: begin, to: begin + 60 * hour },
  })
const countLoads = async () =>
  (await portal.stores.entities.db.selectFrom('reading_import').select('id').execute()).length

test('whatever is entered, delivered, corrected, taken back and brought back: what lies between is what the readings that hold say', async () => {
  const steps = fc.array(step, { minLength: 2, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      begin += 30 * 86_400
      shown -= 1_000
      const model = new Model()
      const done: number[] = []
      for (const step of steps) {
        let readingImport: number
        if (typeof step !== 'number' && 'hour' in step) {
          const at = begin + step.hour * hour
          readingImport = await deliverHour(at, step.value)
          if (!done.includes(readingImport)) {
            model.delivered.push({ id: readingImport, at, value: step.value + 0.5 })
            done.push(readingImport)
          }
        } else if (typeof step !== 'number') {
          const id = (readingImport = await enter(step))
          const known = model.entered.some((one) => one.id === id)
          const readings = step.map(
            ({ place, value }) => [instantOf(place), shown + place * 10 + value] as const,
          )
          if (!known) {
            model.entered.push({ id, readings: new Map(readings) })
            done.push(id)
          }
        } else if (done.length > 0) {
          const id = done[step % done.length]!
          if (model.undoneBy.has(id)) continue
          const undo = await undoImport(portal.imports, id, user, apportionAfterUndo)
          model.undoneBy.set(id, undo.id)
          done.push((readingImport = undo.id))
        } else continue
        await apportionAround(readingImport)
        const imports = await countLoads()
        await apportionAround(readingImport)
        expect(await countLoads()).toBe(imports)
        const measured = model.measured()
        const held = model.held()
        const columns = { at: [...held.keys()], value: [...held.values()] }
        const amounts = registerConsumption(columns, {
          digits: null,
          factors: [{ from: -Infinity, factor: 1 }],
          maxPerHour: null,
        }).consumption
        const known = amounts.flatMap(({ from, to, amount }) => (amount === null ? [] : { from, to, amount }))
        const { at, value } = apportionConsumption(known, seriesInterval, undefined, measured)
        const expected = new Map([...measured, ...at.map((start, place) => [start, value[place]!] as const)])
        const found = await figures(portal.stores.readings, begin, begin + 60 * hour)
        expect([...found].sort()).toEqual(
          [...expected].map(([start, amount]) => [`1 ${start}`, amount]).sort(),
        )
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)
