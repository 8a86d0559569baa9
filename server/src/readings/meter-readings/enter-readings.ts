import type { enterMeterReadings, Question, ReadingImport } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Tables } from '../../entities/tables'
import { refuseUnlessConfirmed } from '../../http/confirmation-needed'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { checkWorkedOut, importReadings } from '../imports/import-readings'
import { visibleImport, type Imports } from '../imports/imports'
import { undoneImports } from '../imports/undone-imports'
import { refuseRegisterUnit } from './refuse-register-unit'
import { ruledSeries, type SeriesWithRules } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import { openQuestions } from './open-questions'
import { countedAt, heldReadings, type MeterReading } from './meter-reading-repository'
import { dependingOn, stageApportioned } from './stage-apportioned'

type Asked = z.output<typeof enterMeterReadings.body>
type Answer = z.output<typeof enterMeterReadings.response>
type NewReading = Pick<MeterReading, 'at' | 'value' | 'unit' | 'remark'>

/**
 * Takes readings of a register, spreads what was used between them and stores both. Throws a Problem: 400 for what no
 * register shows, 404 for a metering point that is not seen or has no such series, 422 with what is to be confirmed.
 */
export async function enterReadings(
  imports: Imports,
  { meteringPointId, body, user }: { meteringPointId: string; body: Asked; user: SignedInUser },
): Promise<Answer> {
  const { entities } = imports.stores
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
  const imported = await importReadings(imports, {
    readingImport: { kind: 'MANUAL', businessId, actor: user, asOf: new Date() },
    alone: true,
    stage: async (importId) => {
      const held = await heldReadings(entities.db, seriesId, await undoneImports(entities.db))
      repeated = importOfSame(held, added)
      if (repeated !== undefined) return undefined
      const all = merged(held, added, { importId, enteredBy: user.displayName })
      questions = await openQuestions(imports, { found, all, added, user })
      if (questions.some(({ id }) => !body.confirmed.includes(id))) return undefined
      const span = dependingOn(all, { from: added[0]!.at, to: added.at(-1)!.at })
      return stageApportioned(imports, { importId, found, held: all, span })
    },
    check: (importId, readingCount) => checkWorkedOut(imports, importId, { readingCount }),
    keep: (transaction, importId) => keepEntered(imports, transaction, { importId, found, added, user }),
  })
  if (imported) return { readingImport: imported.readingImport, repeated: false }
  // An import that was begun for nothing is forgotten before anybody is asked.
  if (repeated === undefined) refuseUnlessConfirmed(questions, body.confirmed)
  return { readingImport: await importOf(imports, repeated!, businessId), repeated: true }
}

const importOf = (imports: Imports, id: number, businessId: number): Promise<ReadingImport> =>
  visibleImport(imports, id, [businessId])

/** Ascending, in the register's unit; throws a Problem (400). */
function newReadings({ series, own }: SeriesWithRules, { readings }: Asked): NewReading[] {
  const { register } = meterRulesOf(series, own)
  const added = readings.map(({ at, value, unit = register.unit, remark = '' }, place) => {
    const name = `body.readings.${place}`
    refuseRegisterUnit(series, { name, unit, wanted: register.unit })
    const instant = Math.floor(Date.parse(at) / 1000)
    if (instant * 1000 > Date.now() || instant < 0)
      throw new Problem(400, 'VALIDATION_FAILED', `${name}.at: nobody can have read it then`)
    const shown = unit === register.unit ? value : convert(value, unit, register.unit)
    if (register.digits !== null && shown >= 10 ** register.digits)
      throw new Problem(
        400,
        'VALIDATION_FAILED',
        `${name}.value: a register of ${register.digits} places shows less`,
      )
    return { at: instant, value: shown, unit: register.unit, remark: remark === '' ? null : remark }
  })
  added.sort((one, other) => one.at - other.at)
  if (added.some(({ at }, place) => at === added[place - 1]?.at))
    throw new Problem(400, 'VALIDATION_FAILED', 'body.readings: two of the same instant')
  return added
}

/** The load by which all of it came already. */
function importOfSame(held: readonly MeterReading[], added: readonly NewReading[]): number | undefined {
  const byInstant = new Map(held.map((one) => [one.at, one]))
  const same = added.map(({ at, value, unit, remark }) => {
    const there = byInstant.get(at)
    const isSame = there?.value === value && there.unit === unit && there.remark === remark
    return isSame ? there.importId : undefined
  })
  return same.every((id) => id !== undefined) ? Math.max(...same) : undefined
}

function merged(
  held: readonly MeterReading[],
  added: readonly NewReading[],
  { importId, enteredBy }: { importId: number; enteredBy: string },
): MeterReading[] {
  const all = new Map(held.map((one) => [one.at, one]))
  for (const one of added) all.set(one.at, { ...one, importId, enteredBy, enteredAt: new Date() })
  return [...all.values()].sort((one, other) => one.at - other.at)
}

interface EnteredReadings {
  importId: number
  found: SeriesWithRules
  added: readonly NewReading[]
  user: SignedInUser
}

async function keepEntered(
  { audit }: Imports,
  db: Kysely<Tables>,
  { importId, found: { series }, added, user }: EnteredReadings,
): Promise<void> {
  await db
    .insertInto('meter_reading')
    .values(
      added.map(({ at, ...rest }) => ({
        ...{ series_id: series.id, at: new Date(at * 1000), import_id: importId, ...rest },
        entered_by: user.displayName,
      })),
    )
    .execute()
  await audit.write(db, {
    action: 'readings.meter-reading-entered',
    actor: user,
    subject: { id: String(series.id), name: `${series.meteringPointName} #${series.id}` },
    businessId: series.clientBusinessId,
    detail: {
      readingImport: importId,
      readings: added.map(({ at, value }) => `${new Date(at * 1000).toISOString()} ${value}`),
    },
  })
}
