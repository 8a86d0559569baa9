import type { ReadingImport } from '@energycockpit/contract'
import fc from 'fast-check'
import { deleteRange } from './delete-range'
import { checkWorkedOut, importReadings } from './import-readings'
import { versionOf } from './import-version'
import {
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from './imports-in-process.testing'
import { delivery, stepOf, type Delivery, type StandingIn } from './interleaved-steps.testing'
import { ModelOfReadings } from './model-of-readings.testing'
import { StagedReadings } from './staged-readings'
import { undoImport } from './undo'

let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const hour = 3_600
/** Each run has a day of its own. */
let day = Date.UTC(2000) / 1000

/**
 * For how long a property draws more inputs; the first is always tried, and none is left half way, as fast-check's own
 * limit does.
 */
function inputsFor(milliseconds: number): () => boolean {
  let end: number | undefined
  return () => {
    const goesOn = end === undefined || Date.now() < end
    end ??= Date.now() + milliseconds
    return goesOn
  }
}

const send = (start: number, { readings, asOf }: Delivery) =>
  deliver(
    portal.imports,
    [
      'series_id,at,value,quality\n',
      ...readings.map(
        ({ series, hour, value }) =>
          `${series},${instant(start, hour)},${value === 'missing' ? ',missing' : `${value},`}\n`,
      ),
    ],
    { asOf: asOf === undefined ? undefined : new Date(Date.UTC(1999, 0, asOf)) },
  )
const instant = (start: number, hours: number) => new Date((start + hours * hour) * 1000).toISOString()
const rowsOf = (start: number, { readings }: Pick<Delivery, 'readings'>) =>
  readings.map(({ series, hour: place, value }) => ({
    ...{ key: `${series} ${start + place * hour}`, value: value === 'missing' ? undefined : value },
  }))

/** Sets aside as an estimation does, and writes where that stands in for anything. */
const stubAddress = (start: number, { kind, readings }: StandingIn) =>
  importReadings(portal.imports, {
    readingImport: { kind, businessId: 1, actor: null, asOf: new Date() },
    alone: true,
    stage: async (id) => {
      const staged = new StagedReadings(portal.stores.readings.client, id)
      for (const { series, hour: place, value } of readings)
        staged.add({ seriesId: series, at: start + place * hour, value, quality: 'estimated' }, 1)
      await staged.finish()
      return staged.count
    },
    check: (id, readingCount) => checkWorkedOut(portal.imports, id, { readingCount }),
  }).then((imported) => imported!.readingImport)

test.each(['with gaps' as const, 'with estimates' as const])(
  'deliveries %s, corrections, repetitions, undos and deletions in any order come to what those say that remain',
  async (kind) => {
    const goesOn = inputsFor(4_000)
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf(kind), { minLength: 1, maxLength: 12 }), async (steps) => {
        if (!goesOn()) return
        const start = (day += 86_400)
        const model = new ModelOfReadings()
        const sent: { delivery: Delivery; readingImport: ReadingImport }[] = []
        const done: ReadingImport[] = []
        const counted = (
          readingImport: ReadingImport,
          { added, changed }: { added: number; changed: number },
        ) => {
          expect([readingImport.state, readingImport.addedCount, readingImport.changedCount]).toEqual([
            'DONE',
            added,
            changed,
          ])
          done.push(readingImport)
        }
        const deliverOnce = async (delivery: Delivery) => {
          const { readingImport, repeated } = await send(start, delivery)
          if (repeated) expect(done.map(({ id }) => id)).toContain(readingImport.id)
          else {
            counted(readingImport, model.write(readingImport, rowsOf(start, delivery)))
            sent.push({ delivery, readingImport })
          }
        }
        for (const step of steps) {
          if (step.what === 'deliver') await deliverOnce(step)
          else if (step.what === 'stand in') {
            const readingImport = await stubAddress(start, step)
            counted(readingImport, model.stubAddress(readingImport, rowsOf(start, step)))
          } else if (step.what === 'again' && sent.length > 0)
            await deliverOnce(sent[step.earlier % sent.length]!.delivery)
          else if (step.what === 'undo' && done.length > 0) {
            const { id, kind } = done[step.earlier % done.length]!
            // What lies between readings of a register goes with those.
            if (kind === 'APPORTIONMENT') continue
            if (model.isUndone(id))
              await expect(undoImport(portal.imports, id, user)).rejects.toMatchObject({ status: 409 })
            else {
              const undone = await undoImport(portal.imports, id, user)
              counted(undone, model.undo(undone, { id, kind }))
            }
          } else if (step.what === 'delete') {
            const [from, to] = [step.from, step.from + step.count].map((place) => instant(start, place))
            const range = { seriesIds: step.series, from: from!, to: to! }
            const deleted = await deleteRange(portal.imports, range, user)
            const keys = model.keys(
              ([series, at]) =>
                step.series.includes(series) &&
                at >= start + step.from * hour &&
                at < start + (step.from + step.count) * hour,
            )
            counted(
              deleted,
              model.write(
                deleted,
                keys.map((key) => ({ key, value: undefined })),
              ),
            )
          }
          expect(await figures(portal.stores.readings, start, start + 86_400)).toEqual(model.figures())
        }
      }),
      { numRuns: 12 },
    )
  },
)

test('deliveries at the same moment, some of them twice, come to the latest of each hour', async () => {
  const goesOn = inputsFor(4_000)
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 2, maxLength: 6 }), async (deliveries) => {
      if (!goesOn()) return
      const start = (day += 86_400)
      const answers = await Promise.all(
        [...deliveries, ...deliveries].map(async (delivery) => ({
          delivery,
          ...(await send(start, delivery)),
        })),
      )
      const latest = new Map<string, { version: bigint; value: number | undefined }>()
      for (const { delivery, readingImport } of answers)
        for (const { key, value } of rowsOf(start, delivery)) {
          const version = BigInt(versionOf(new Date(readingImport.asOf), readingImport.id))
          if (version >= (latest.get(key)?.version ?? 0n)) latest.set(key, { version, value })
        }
      const expected = [...latest].flatMap(([key, { value }]) =>
        value === undefined ? [] : [[key, value] as const],
      )
      expect(await figures(portal.stores.readings, start, start + 86_400)).toEqual(new Map(expected))
    }),
    { numRuns: 4 },
  )
})

test('imports that are undone in any order leave what was there before them', async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const start = (day += 86_400)
    const one = (value: number): Delivery => ({
      what: 'deliver',
      readings: [{ series: 1, hour: 0, value }],
      asOf: undefined,
    })
    await send(start, one(1))
    const ids: number[] = []
    for (const value of [2, 3, 4]) ids.push((await send(start, one(value))).readingImport.id)
    const undos: number[] = []
    for (const place of order) undos.push((await undoImport(portal.imports, ids[place]!, user)).id)
    const seen = async () => [...(await figures(portal.stores.readings, start, start + hour)).values()]
    expect(await seen()).toEqual([1])
    // The undo of the last of them that was undone is undone: it counts again.
    await undoImport(portal.imports, undos.at(-1)!, user)
    expect(await seen()).toEqual([2 + order.at(-1)!])
  }
})

test('what came late, and what is brought back, holds as if it had come in its lease', async () => {
  const start = (day += 86_400)
  const seen = async () => [...(await figures(portal.stores.readings, start, start + hour)).values()]
  const one = (value: number, asOf?: number): Delivery => ({
    ...{ what: 'deliver', readings: [{ series: 1, hour: 0, value }], asOf },
  })
  const undo = async (id: number) => (await undoImport(portal.imports, id, user)).id
  // The earlier word comes after the later one: it holds once that is taken back.
  const { id: later } = (await send(start, one(2, 4))).readingImport
  const { id: earlier } = (await send(start, one(1, 3))).readingImport
  expect(await seen()).toEqual([2])
  const laterUndone = await undo(later)
  expect(await seen()).toEqual([1])
  // It is taken back while the other holds, and brought back while nothing does.
  await undo(laterUndone)
  const earlierUndone = await undo(earlier)
  const again = await undo((await send(start, one(3))).readingImport.id)
  expect(await seen()).toEqual([2])
  const { id: last } = (await send(start, one(4))).readingImport
  await undo(again)
  await undo(earlierUndone)
  expect(await seen()).toEqual([4])
  await undo(last)
  expect(await seen()).toEqual([3])
})

test('a delivery as of a moment before the one that was undone holds, and no other undo changes that', async () => {
  const start = (day += 86_400)
  const seen = async () => [...(await figures(portal.stores.readings, start, start + hour)).values()]
  const one = (value: number, asOf?: number): Delivery => ({
    ...{ what: 'deliver', readings: [{ series: 1, hour: 0, value }], asOf },
  })
  const undo = async (id: number) => (await undoImport(portal.imports, id, user)).id
  await send(start, one(1, 1))
  const { id: other } = (await send(start, one(2, 2))).readingImport
  const { id: wrong } = (await send(start, one(9, 4))).readingImport
  const undone = await undo(wrong)
  expect(await seen()).toEqual([2])
  // As of before what was undone, and after what was put back; then as of before both.
  const { readingImport: between } = await send(start, one(3, 3))
  expect([await seen(), between.changedCount]).toEqual([[3], 1])
  expect((await send(start, one(1.5, 1))).readingImport.changedCount).toBe(0)
  expect(await seen()).toEqual([3])
  await undo(other)
  expect(await seen()).toEqual([3])
  await undo(between.id)
  expect(await seen()).toEqual([1.5])
  // Where nothing is left, whatever comes is the latest word, and so is what is brought back.
  await undo(undone)
  expect(await seen()).toEqual([9])
})

test('every digit of a value is kept', async () => {
  const start = (day += 86_400)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { minLength: 24, maxLength: 24 }),
      async (values) => {
        const lines = values.map((value, place) => `1,${instant(start, place)},${value}\n`)
        await deliver(portal.imports, ['series_id,at,value\n', ...lines])
        const stored = await figures(portal.stores.readings, start, start + 86_400)
        expect(values.map((_, place) => stored.get(`1 ${start + place * hour}`))).toEqual(
          values.map((value) => value + 0),
        )
      },
    ),
    { numRuns: 4 },
  )
})

test('who makes readings later than now makes them now, and nobody made any before 1970', async () => {
  const start = (day += 86_400)
  const at = (asOf: string, value: number) =>
    deliver(portal.imports, [`series_id,at,value\n1,${instant(start, 0)},${value}\n`], {
      asOf: new Date(asOf),
    })
  const { readingImport } = await at('2098-01-01T00:00:00Z', 1)
  expect(Date.parse(readingImport.asOf)).toBeLessThanOrEqual(Date.now())
  await expect(at('1969-12-31T23:59:59Z', 2)).rejects.toMatchObject({ status: 400 })
  await undoImport(portal.imports, readingImport.id, user)
  expect((await figures(portal.stores.readings, start, start + hour)).size).toBe(0)
})
