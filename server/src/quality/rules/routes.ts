import { getSeriesRules, setSeriesRules, type SeriesRulesResponse } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import { Problem } from '../../http/problem'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { type Imports, ruledSeries, type OwnRules } from '../../readings/index'
import { busyZerosOf, defaultRules, rulesOf } from './series-rules'
import { setRules } from './set-rules'

/** By which rules series are checked and estimated. */
export function registerSeriesRules(app: FastifyInstance, imports: Imports): void {
  const { db } = imports.stores.entities

  const answer = async (id: number, user: SignedInUser): Promise<SeriesRulesResponse> => {
    const found = await ruledSeries(db, { id, visible: user.visibleBusinessIds })
    if (!found) throw new Problem(404, 'NOT_FOUND')
    const { series, own, changed } = found
    return {
      ...{ seriesId: id, unit: series.unit, rules: rulesOf(series, own), defaults: defaultRules(series) },
      busyZeros: busyZerosOf(series),
      own: Object.keys(own),
      changed: changed && { at: changed.at.toISOString(), by: changed.by },
      canChange: isPermitted(user.roles, 'readings:change'),
    }
  }

  registerRoute(app, getSeriesRules, ({ params, user }) => answer(params.seriesId, user))
  registerRoute(app, setSeriesRules, async ({ params, query, body, user }) => {
    const { unlessChangedSince } = query
    await setRules(imports, {
      ...{ seriesId: params.seriesId, own: withoutAbsent(body), user },
      ...(unlessChangedSince !== undefined && { unlessChangedSince }),
    })
    return answer(params.seriesId, user)
  })
}

const withoutAbsent = (body: { [Rule in keyof OwnRules]: OwnRules[Rule] | undefined }): OwnRules =>
  Object.fromEntries(Object.entries(body).filter(([, rule]) => rule !== undefined))
