import type { enterCounterReadings, Question, ReadingLoad } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Tables } from '../../entities/tables'
import { refuseUnlessConfirmed } from '../../http/confirmation-needed'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { checkWorkedOut, importReadings } from '../imports/import-readings'
import { visibleLoad, type Loads } from '../imports/loads'
import { undoneLoads } from '../imports/undone-loads'
import { refuseCounterUnit } from './refuse-counter-unit'
import { ruledSeries, type SeriesWithRules } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import { openQuestions } from './open-questions'
import { countedAt, heldReadings, type CounterReading } from './counter-repository'
import { dependingOn, stageSpread } from './stage-spread'

type Asked = z.output<typeof enterCounterReadings.body>
type Answer = z.output<typeof enterCounterReadings.answer>
type NewReading = Pick<CounterReading, 'at' | 'value' | 'unit' | 'remark'>

/**
 * Takes readings of a counter, spreads what was used between them and stores both. Throws a Problem: 400 for what no
 * counter shows, 404 for a metering point that is not seen or has no such series, 422 with what is to be confirmed.
 */
export async function enterReadings(
  loads: Loads,
  { meteringPointId, body, user }: { meteringPointId: string; body: Asked; user: SignedInUser },
): Promise<Answer> {
  const { entities } = loads.stores
  const point = await countedAt(entities.db, meteringPointId, user.visibleBusinessIds)
  const seriesId = body.seriesId ?? (point?.seriesIds.length === 1 ? point.seriesIds[0] : undefined)
  if (!point || (seriesId !== undefined && !point.seriesIds.includes(seriesId)))
    throw new Problem(404, 'NOT_FOUND')
  if (seriesId === undefined)
    throw new Problem(400, 'VALIDATION_FAILED', `body.seriesId: one of ${point.seriesIds.join(', ')}`)
  const found = (await ruledSeries(entities.db, { id: seriesId }))!
  const added = newReadings(found, body)

  let questions: Question[] = []
  let repeated: number | undefined
  const businessId = found.series.clientBusinessId
  const imported = await importReadings(loads, {
    load: { kind: 'MANUAL', businessId, actor: user, asOf: new Date() },
    alone: true,
    stage: async (loadId) => {
      const held = await heldReadings(entities.db, seriesId, await undoneLoads(entities.db))
      repeated = loadOfSame(held, added)
      if (repeated !== undefined) return undefined
      const all = merged(held, added, { loadId, enteredBy: user.displayName })
      questions = await openQuestions(loads, { found, all, added, user })
      if (questions.some(({ id }) => !body.confirmed.includes(id))) return undefined
      const span = dependingOn(all, { from: added[0]!.at, to: added.at(-1)!.at })
      return stageSpread(loads, { loadId, found, held: all, span })
    },
    check: (loadId, readingCount) => checkWorkedOut(loads, loadId, { readingCount }),
    keep: (transaction, loadId) => keepEntered(loads, transaction, { loadId, found, added, user }),
  })
  if (imported) return { load: imported.load, repeated: false }
  // A load that was begun for nothing is forgotten before anybody is asked.
  if (repeated === undefined) refuseUnlessConfirmed(questions, body.confirmed)
  return { load: await loadOf(loads, repeated!, businessId), repeated: true }
}

const loadOf = (loads: Loads, id: number, businessId: number): Promise<ReadingLoad> =>
  visibleLoad(loads, id, [businessId])

/** Ascending, in the counter's unit; throws a Problem (400). */
function newReadings({ series, own }: SeriesWithRules, { readings }: Asked): NewReading[] {
  const { counter } = meterRulesOf(series, own)
  const added = readings.map(({ at, value, unit = counter.unit, remark = '' }, place) => {
    const name = `body.readings.${place}`
    refuseCounterUnit(series, { name, unit, wanted: counter.unit })
    const instant = Math.floor(Date.parse(at) / 1000)
    if (instant * 1000 > Date.now() || instant < 0)
      throw new Problem(400, 'VALIDATION_FAILED', `${name}.at: nobody can have read it then`)
    const shown = unit === counter.unit ? value : convert(value, unit, counter.unit)
    if (counter.digits !== null && shown >= 10 ** counter.digits)
      throw new Problem(
        400,
        'VALIDATION_FAILED',
        `${name}.value: a counter of ${counter.digits} places shows less`,
      )
    return { at: instant, value: shown, unit: counter.unit, remark: remark === '' ? null : remark }
  })
  added.sort((one, other) => one.at - other.at)
  if (added.some(({ at }, place) => at === added[place - 1]?.at))
    throw new Problem(400, 'VALIDATION_FAILED', 'body.readings: two of the same instant')
  return added
}

/** The load by which all of it came already. */
function loadOfSame(held: readonly CounterReading[], added: readonly NewReading[]): number | undefined {
  const byInstant = new Map(held.map((one) => [one.at, one]))
  const same = added.map(({ at, value, unit, remark }) => {
    const there = byInstant.get(at)
    const isSame = there?.value === value && there.unit === unit && there.remark === remark
    return isSame ? there.loadId : undefined
  })
  return same.every((id) => id !== undefined) ? Math.max(...same) : undefined
}

function merged(
  held: readonly CounterReading[],
  added: readonly NewReading[],
  { loadId, enteredBy }: { loadId: number; enteredBy: string },
): CounterReading[] {
  const all = new Map(held.map((one) => [one.at, one]))
  for (const one of added) all.set(one.at, { ...one, loadId, enteredBy, enteredAt: new Date() })
  return [...all.values()].sort((one, other) => one.at - other.at)
}

interface EnteredReadings {
  loadId: number
  found: SeriesWithRules
  added: readonly NewReading[]
  user: SignedInUser
}

async function keepEntered(
  { audit }: Loads,
  db: Kysely<Tables>,
  { loadId, found: { series }, added, user }: EnteredReadings,
): Promise<void> {
  await db
    .insertInto('counter_reading')
    .values(
      added.map(({ at, ...rest }) => ({
        ...{ series_id: series.id, at: new Date(at * 1000), load_id: loadId, ...rest },
        entered_by: user.displayName,
      })),
    )
    .execute()
  await audit.write(db, {
    action: 'readings.counter-entered',
    actor: user,
    subject: { id: String(series.id), name: `${series.meteringPointName} #${series.id}` },
    businessId: series.clientBusinessId,
    detail: {
      load: loadId,
      readings: added.map(({ at, value }) => `${new Date(at * 1000).toISOString()} ${value}`),
    },
  })
}
