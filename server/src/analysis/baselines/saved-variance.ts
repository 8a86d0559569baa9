import {
  type BaselineVariance,
  type getSavedBaselineVariance as varianceCall,
  type SeriesLeftOut,
} from '@energycockpit/contract'
import { canConvert } from '@energycockpit/units'
import { baselineVariance, dayNumber, planBaseline, savedDrivers, tagOf } from '../../aggregation/index'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Context } from '../../audit/service-context'
import { Problem, titles } from '../../http/problem'
import type { CallRequest } from '../../http/register-route'
import { queriedSeries } from '../../readings/index'
import { modelsOf } from './repository'
import { seen, type Stores } from './service'

type Requested = Pick<CallRequest<typeof varianceCall, SignedInUser>, 'params' | 'query'>

/**
 * What the meters of a version used, compared by its stored models. Meters that are no longer there are left out.
 * Throws a Problem (404) for a version that there is not.
 */
export async function planSavedVariance(
  context: Context,
  { entities, readings, drift }: Stores,
  { params, query }: { params: Requested['params']; query: Requested['query'] },
): Promise<{ tag: string; answer: (signal: AbortSignal) => Promise<BaselineVariance> }> {
  const { db, user } = context
  const now = Date.now()
  const visible = user.visibleBusinessIds
  const { id, unit, versions } = await seen(context, params.baselineId)
  const version = versions.find((one) => one.version === Number(params.version))
  if (version === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such version')
  const stored = await modelsOf(db, id, version.modelsOf)
  const existing = stored.filter(({ exists }) => exists).map(({ fitted }) => fitted.seriesId)
  if (existing.length === 0) throw new Problem(404, 'NOT_FOUND', 'None of its meters is there any more')
  const series = await queriedSeries(entities, { series: existing.join(',') }, visible)
  const { form, baselineFrom: from, baselineTo: to } = version
  const drivers = await savedDrivers(entities, version.drivers, { visible, now })
  const plan = await planBaseline(
    entities,
    series,
    { baseline: { from, to }, reporting: query, drivers, as: query.as },
    { visible, now, drift },
  )
  if (plan.unit !== unit && !canConvert(plan.unit, unit))
    throw new Problem(400, 'UNIT_NOT_CONVERTIBLE', `its meters count in ${plan.unit} now, not in ${unit}`)
  const gone: SeriesLeftOut[] = stored
    .filter(({ exists }) => !exists)
    .map(({ fitted, meteringPointId, name }) => ({
      ...{ seriesId: fitted.seriesId, meteringPointId, name },
      reasons: [{ code: 'NOT_FOUND', title: titles.NOT_FOUND }],
    }))
  const saved = {
    models: new Map(stored.map(({ fitted }) => [fitted.seriesId, fitted])),
    adjustments: version.adjustments.map(({ from: first, to: end, kind, value }) => ({
      ...{ from: dayNumber(first), to: end === null ? null : dayNumber(end), kind, value },
    })),
  }
  const whole = { ...plan, unit, leftOut: [...plan.leftOut, ...gone] }
  return {
    tag: await tagOf(entities, whole, { call: 'saved-variance', query, given: params, now }),
    answer: (signal) => baselineVariance(readings, whole, { form, rows: query.rows, now, signal, saved }),
  }
}
