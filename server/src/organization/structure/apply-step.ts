import type {
  BelowStructureItem,
  Reason,
  ReleasedMeter,
  StructureAction,
  StructureKind,
} from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { Problem, titles } from '../../http/problem'
import { listDefinitions } from '../attributes/repository'
import { regionsOf } from '../calendar/regions'
import { faultsOfChanges } from './check-changes'
import type { StructureFault } from './fault'
import { markUsed, purposesOf } from '../files/repository'
import { filesIn } from './files-in'
import { realChanges, virtualPoints, type FormulaChange, type Formulas } from './formula-changes'
import { lockStructure, newNumbers, raisePoints, writeChanges } from './item-writer'
import { loadAround, seriesToKnow } from './load-around'
import { normalised } from './normalised'
import { namesOfReleases, releasesOf } from './released-meters'
import { recordStep } from './record-step'
import { insertStep } from './step-repository'
import { kindsDownwards } from './stored-kinds'
import { isUnchanged, keyFields, keyOf, type Change, type Item, type Structure } from './structure'
import { forgetSeries, seriesInFormulas, usesOf } from './uses-repository'

/** Which of these series have values. Whoever keeps values gives it: they stand on the organization. */
export type SeriesWithValues = (seriesIds: readonly number[]) => Promise<ReadonlySet<number>>

/** What the structure's services need beside the context of a change. */
export interface StructureParts {
  withValues: SeriesWithValues
  formulas: Formulas
}

export interface Step {
  businessId: number
  action: StructureAction
  changes: readonly Change[]
  /** Of virtual meters, beside what becomes of their metering points. */
  formulas?: readonly FormulaChange[]
  undoes?: number
  /** Of a creation, chosen by the client. */
  requestId?: string | undefined
}

/** What came of a step: its number, null where nothing was different, and the items as they are now. */
export interface AppliedStep {
  step: number | null
  changes: readonly Change[]
  /** Objects that metering points are no longer assigned to. */
  released: ReleasedMeter[]
}

/** Waits until nobody else changes the structure of the business; before anything of it is read. */
export async function lockBusiness({ db, user }: ChangeContext, businessId: number): Promise<void> {
  const isVisible = user.visibleBusinessIds.includes(businessId)
  if (!isVisible || !(await lockStructure(db, businessId)))
    throw new Problem(404, 'NOT_FOUND', 'There is no such business')
}

/**
 * Makes changes of one business's structure, all or none: checks what comes of them, stores it, and writes the step
 * and the audit entry. Items that are new get ids; keys that are null get one. The business is locked. Throws a Problem:
 * 400 STRUCTURE_INVALID with a reason for each fault, 409 STRUCTURE_IN_USE for what cannot be deleted, and what
 * `Formulas` says.
 */
export async function applyStep(
  context: ChangeContext,
  parts: StructureParts,
  { changes: given, formulas: givenFormulas = [], ...step }: Step,
): Promise<AppliedStep> {
  const formulas = realChanges(givenFormulas)
  const { changes, structure, released } = await preparedChanges(context, step, given)
  if (changes.length + formulas.length === 0) return { step: null, changes, released }
  const faults = await faultsIn(context, parts, { changes, formulas, structure, ...step })
  if (faults.length > 0) throw invalid(faults)
  await refuseUsed(context, parts, { changes, formulas })
  return { step: await storeStep(context, parts, { ...step, changes, formulas }), changes, released }
}

/** Stores changes that are prepared and checked, with their step and their audit entry; returns the step's number. */
export async function storeStep(
  context: ChangeContext,
  parts: Pick<StructureParts, 'formulas'>,
  { businessId, action, changes, formulas = [], undoes, requestId }: Step,
): Promise<number> {
  const { db, user } = context
  const at = new Date()
  const touch = { at, by: user.displayName }
  await parts.formulas.remove(
    db,
    formulas.filter(({ after }) => after === null),
  )
  await writeChanges(db, changes, touch)
  await parts.formulas.checkDays(db, withOtherTimeZone(changes))
  const revisions = await raisePoints(db, { formulas, changes }, touch)
  await parts.formulas.store(
    db,
    formulas.filter(({ after }) => after !== null),
  )
  await markUsed(
    db,
    changes.flatMap(({ after }) => (after ? filesIn(after) : [])),
    at,
  )
  const number = await insertStep(db, {
    ...{ businessId, action, changes, formulas, revisions, undoes: undoes ?? null, requestId, at, user },
  })
  await recordStep(context, { businessId, action, changes, formulas, undoes, number })
  return number
}

const withOtherTimeZone = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ before, after }) =>
    before?.fields.kind === 'LOCATION' &&
    after?.fields.kind === 'LOCATION' &&
    before.fields.timeZone !== after.fields.timeZone
      ? after.id
      : [],
  )

/**
 * Changes as they would be stored, with those that they bring about and without those that change nothing, and the
 * structure as it would be after them. `saidOf`: objects of which it was said what is assigned to them.
 */
export async function preparedChanges(
  { db, user }: Pick<ChangeContext, 'db' | 'user'>,
  { businessId, action }: Pick<Step, 'businessId' | 'action'>,
  given: readonly Change[],
  saidOf?: ReadonlySet<string>,
): Promise<{ changes: Change[]; structure: Structure; released: ReleasedMeter[] }> {
  const numbered = await withKeys(db, given)
  // An undo brings back what was there.
  const visible = action === 'UNDONE' ? undefined : user.visibleBusinessIds
  const before = await loadAround(db, { businessId, visible }, numbered)
  const around = before.with(numbered)
  const own = numbered
    .map(({ before: was, after }) => ({ before: was, after: after && normalised(after, around) }))
    .filter((change) => !isUnchanged(change))
    .map(raised)
  const releases = releasesOf(own, before.with(own), saidOf).map(raised)
  const changes = [...own, ...releases]
  return { changes, structure: before.with(changes), released: namesOfReleases(releases, before) }
}

/** Each change raises the revision; of what was deleted and comes back, `after` already has the next one. */
const raised = ({ before, after }: Change): Change => ({
  before,
  after: before && after ? { ...after, revision: before.revision + 1 } : after,
})

/** What people have not given a key gets one that says what it is. */
async function withKeys(db: ChangeContext['db'], changes: readonly Change[]): Promise<Change[]> {
  const keyed = [...changes]
  for (const kind of kindsDownwards) {
    const places = keyed.flatMap(({ after }, place) =>
      after?.fields.kind === kind && keyOf(after) === null ? [place] : [],
    )
    const numbers = await newNumbers(db, kind, places.length)
    places.forEach((place, index) => {
      const { before, after } = keyed[place]!
      keyed[place] = { before, after: withKey(after!, `${prefixes[kind]}-${numbers[index]!}`) }
    })
  }
  return keyed
}

const prefixes: Readonly<Record<StructureKind, string>> = {
  ORG_UNIT: 'OU',
  LOCATION: 'LOC',
  METERING_POINT: 'MP',
  SERIES: '',
  OBJECT: 'OBJ',
}

const withKey = (item: Item, key: string): Item => ({
  ...item,
  fields: { ...item.fields, [keyFields[item.fields.kind]]: key },
})

/** What is wrong with prepared changes. */
export async function faultsIn(
  { db }: Pick<ChangeContext, 'db'>,
  { withValues }: Pick<StructureParts, 'withValues'>,
  {
    changes,
    structure,
    businessId,
    action,
    formulas = [],
  }: Pick<Step, 'changes' | 'businessId' | 'action' | 'formulas'> & {
    structure: Structure
  },
): Promise<StructureFault[]> {
  const definitions = await listDefinitions(db, [businessId])
  const series = seriesToKnow(changes, structure)
  const after = changes.flatMap((change) => change.after ?? [])
  return faultsOfChanges(changes, structure, {
    withValues: series.length === 0 ? new Set() : await withValues(series),
    inFormulas: await seriesInFormulas(db, series),
    virtual: virtualPoints(formulas),
    files: await purposesOf(db, businessId, after.flatMap(filesIn)),
    regions: await regionsOf(countriesWithRegion(after)),
    // An undo brings back what was there, of attributes that are out of use now, too.
    definitions: action === 'UNDONE' ? definitions.map((one) => ({ ...one, archivedAt: null })) : definitions,
    today: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    now: new Date().toISOString(),
  })
}

const countriesWithRegion = (items: readonly Item[]): string[] =>
  items.flatMap(({ fields }) =>
    fields.kind === 'LOCATION' && fields.region !== null ? (fields.country ?? []) : [],
  )

/** Says each of the faults. */
export const invalid = (faults: readonly Omit<StructureFault, 'kind' | 'id'>[]): Problem => {
  const code = 'STRUCTURE_INVALID'
  const reasons = faults.map(({ field, code: fault, about }): Reason => {
    const detail = `${field}: ${fault}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
    return { code, title: titles[code], detail, structureFault: `${field} ${fault}` }
  })
  return new Problem(400, code, reasons[0]?.detail, { reasons })
}

async function refuseUsed(
  context: ChangeContext,
  parts: StructureParts,
  { changes, formulas }: { changes: readonly Change[]; formulas: readonly FormulaChange[] },
): Promise<void> {
  const deleted = changes.flatMap(({ before, after }) => (after === null ? before! : []))
  if (deleted.length === 0) return
  const hindrances = await hindrancesOf(context, parts, deleted, virtualPoints(formulas))
  if (hindrances.length > 0)
    throw new Problem(
      409,
      'STRUCTURE_IN_USE',
      hindrances.map(({ code, count }) => `${code}: ${count}`).join(', '),
    )
  await forgetSeries(context.db, seriesOf(deleted))
}

/** Why these items cannot be deleted; none: they can. `virtual`: virtual meters that go together with their formulas. */
export async function hindrancesOf(
  { db }: Pick<ChangeContext, 'db'>,
  { withValues }: StructureParts,
  items: readonly Item[],
  virtual: ReadonlySet<string> = new Set(),
): Promise<BelowStructureItem['hindrances']> {
  const seriesIds = seriesOf(items)
  const nodeIds = items.flatMap(({ id, fields }) => (fields.kind === 'SERIES' ? [] : id))
  const values = seriesIds.length === 0 ? 0 : (await withValues(seriesIds)).size
  const uses = await usesOf(db, { nodeIds, seriesIds, withFormulas: [...virtual] })
  return [...(values > 0 ? [{ code: 'VALUES' as const, count: values }] : []), ...uses]
}

const seriesOf = (items: readonly Item[]) =>
  items.flatMap(({ id, fields }) => (fields.kind === 'SERIES' ? Number(id) : []))
