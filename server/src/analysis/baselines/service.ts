import { randomUUID } from 'node:crypto'
import {
  maxBaselines,
  maxBaselineVersions,
  type addBaselineVersion as addCall,
  type Baseline,
  type BaselineDriver,
  type CallInput,
  type createBaseline as createCall,
} from '@energycockpit/contract'
import { modelVersion } from '@energycockpit/models/daily'
import { isPermitted } from '../../access/permissions'
import { fitBaseline, type FittedBaseline, type UsualDrift } from '../../aggregation/index'
import { inTransaction, type ChangeContext, type Context } from '../../audit/service-context'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import type { Readings } from '../../readings/index'
import {
  countBaselines,
  findBaseline,
  insertBaseline,
  insertModels,
  insertVersion,
  isNameTaken,
  listBaselines,
  lockBaselinesOf,
  raiseRevision,
  setDeleted,
  setName,
  type FoundBaseline,
} from './repository'

export interface Stores {
  entities: Entities
  readings: Readings
  drift: UsualDrift
}
type New = CallInput<typeof createCall>['body']
type NewVersion = CallInput<typeof addCall>['body']

export async function readBaselines({ db, user }: Context, { series }: { series?: string | undefined }) {
  const found = await listBaselines(db, {
    visible: user.visibleBusinessIds,
    series: series
      ?.split(',')
      .map(Number)
      .filter((id) => id <= 2_147_483_647),
  })
  return { baselines: found.map(asSeen), canSave: isPermitted(user.roles, 'baselines:save') }
}

/** Throws a Problem: 400 for a period that gives no meter a baseline, 409 for a name that is taken. */
export async function createBaseline(context: Context, stores: Stores, body: New): Promise<Baseline> {
  const { user } = context
  const businessId = user.activeBusinessId ?? user.clientBusinessId
  const baseline = { id: randomUUID(), businessId, name: body.name }
  // Before minutes of processor time, not after; and again in the transaction.
  await refuseTaken(context, baseline)
  const fitted = await fit(context, stores, body.series, body)
  return inTransaction(context, async (changing) => {
    const { db } = changing
    await lockBaselinesOf(db, businessId)
    await refuseTaken(changing, baseline)
    if ((await countBaselines(db, businessId)) >= maxBaselines) throw new Problem(409, 'TOO_MANY_BASELINES')
    await insertBaseline(db, { ...baseline, unit: fitted.unit })
    const { drivers } = fitted
    await addVersion(
      changing,
      { id: baseline.id, version: 1, modelsOf: 1, drivers },
      { ...body, fit: body },
      fitted,
    )
    return told(changing, baseline.id, 'baseline.saved')
  })
}

/** Throws a Problem: 404 for one that is not seen, 409 where it was changed meanwhile. */
export async function addBaselineVersion(
  context: Context,
  stores: Stores,
  { baselineId, ...body }: NewVersion & { baselineId: string },
): Promise<Baseline> {
  const before = await seen(context, baselineId)
  if (before.revision !== body.revision) throw changedMeanwhile()
  if (before.versions.length >= maxBaselineVersions) throw new Problem(409, 'TOO_MANY_BASELINES')
  const fitted = body.fit ? await fit(context, stores, before.seriesIds, body.fit) : undefined
  // Adjustments by the day are amounts of its unit.
  if (fitted && fitted.unit !== before.unit)
    throw new Problem(
      400,
      'UNIT_NOT_CONVERTIBLE',
      `the meters count in ${fitted.unit}, not in ${before.unit}`,
    )
  return inTransaction(context, async (changing) => {
    if (!(await raiseRevision(changing.db, { id: baselineId, revision: body.revision })))
      throw changedMeanwhile()
    const [latest] = before.versions as [Baseline['versions'][number]]
    const version = latest.version + 1
    const fit = body.fit ?? latest
    const modelsOf = fitted ? version : latest.modelsOf
    const drivers = fitted?.drivers ?? latest.drivers
    await addVersion(changing, { id: baselineId, version, modelsOf, drivers }, { ...body, fit }, fitted)
    return told(changing, baselineId, 'baseline.version-added')
  })
}

export async function renameBaseline(
  context: ChangeContext,
  { baselineId, name, revision }: { baselineId: string; name: string; revision: number },
): Promise<Baseline> {
  const { businessId } = await seen(context, baselineId)
  await lockBaselinesOf(context.db, businessId)
  await refuseTaken(context, { id: baselineId, businessId, name })
  if (!(await setName(context.db, { id: baselineId, revision }, name))) throw changedMeanwhile()
  return told(context, baselineId, 'baseline.renamed')
}

export async function deleteBaseline(
  context: ChangeContext,
  { baselineId, revision }: { baselineId: string; revision: string },
): Promise<void> {
  await seen(context, baselineId)
  if (!(await setDeleted(context.db, { id: baselineId, revision: Number(revision) }, new Date())))
    throw changedMeanwhile()
  await told(context, baselineId, 'baseline.deleted')
}

/** Throws a Problem (409) where another baseline has its name meanwhile. */
export async function restoreBaseline(
  context: ChangeContext,
  { baselineId }: { baselineId: string },
): Promise<Baseline> {
  const found = await seen(context, baselineId, { deletedToo: true })
  if (!found.isDeleted) return asSeen(found)
  await lockBaselinesOf(context.db, found.businessId)
  await refuseTaken(context, found)
  if (!(await setDeleted(context.db, found, null))) throw changedMeanwhile()
  return told(context, baselineId, 'baseline.restored')
}

/** Throws a Problem (404) for one that the user does not see. */
export async function seen(
  { db, user }: Context,
  id: string,
  { deletedToo = false } = {},
): Promise<FoundBaseline> {
  const found = await findBaseline(db, id, user.visibleBusinessIds)
  if (!found || (found.isDeleted && !deletedToo))
    throw new Problem(404, 'NOT_FOUND', 'There is no such baseline')
  return found
}

async function fit(
  { user }: Context,
  stores: Stores,
  series: readonly number[],
  { form, baselineFrom, baselineTo, drivers = [] }: NonNullable<NewVersion['fit']>,
): Promise<FittedBaseline> {
  const fitted = await fitBaseline(
    stores,
    { series, form, drivers, baseline: { from: baselineFrom, to: baselineTo } },
    // What is saved is wanted, also by who has lost the connection.
    {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: new AbortController().signal,
      drift: stores.drift,
    },
  )
  if (fitted.meters.every(({ model }) => model === null)) throw new Problem(400, 'BASELINE_WITHOUT_MODEL')
  return fitted
}

async function addVersion(
  { db, user }: ChangeContext,
  {
    id,
    version,
    modelsOf,
    drivers,
  }: { id: string; version: number; modelsOf: number; drivers: readonly BaselineDriver[] },
  {
    fit,
    reason,
    adjustments,
  }: Pick<NewVersion, 'reason' | 'adjustments'> & {
    fit: Pick<NonNullable<NewVersion['fit']>, 'form' | 'baselineFrom' | 'baselineTo'>
  },
  fitted: FittedBaseline | undefined,
): Promise<void> {
  const { form, baselineFrom: from, baselineTo: to } = fit
  const of = { baselineId: id, version }
  await insertVersion(db, {
    ...of,
    form,
    from,
    to,
    reason,
    adjustments,
    drivers,
    modelsOf,
    authorUuid: user.uuid,
  })
  if (!fitted) return
  await insertModels(
    db,
    of,
    fitted.meters.map(({ meteringPointId, name, ...model }) => ({
      ...{ meteringPointId, name, modelVersion, fitted: model },
    })),
  )
}

async function refuseTaken({ db }: Context, baseline: Pick<FoundBaseline, 'id' | 'businessId' | 'name'>) {
  if (await isNameTaken(db, baseline)) throw new Problem(409, 'BASELINE_NAME_TAKEN')
}

const changedMeanwhile = () => new Problem(409, 'BASELINE_CHANGED_MEANWHILE')

const asSeen = ({ id, name, unit, seriesIds, versions, revision }: FoundBaseline): Baseline => ({
  ...{ id, name, unit, seriesIds, versions, revision },
})

/** Writes the step into the audit log, and says what there is now. */
async function told(
  context: ChangeContext,
  id: string,
  action: `baseline.${'saved' | 'version-added' | 'renamed' | 'deleted' | 'restored'}`,
): Promise<Baseline> {
  const found = await seen(context, id, { deletedToo: true })
  const { businessId, name, versions } = found
  await context.record({
    action,
    businessId,
    subject: { id, name },
    detail: { version: versions[0]!.version },
  })
  return asSeen(found)
}
