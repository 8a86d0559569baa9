import { getBaselineVariance } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { queriedSeries, type Readings } from '../../readings/index'
import { baselineVariance } from './baseline-variance'
import type { UsualDrift } from './drift-of-series'
import { planBaseline, tagOf } from './plan-baseline'
import { chosenDrivers } from './planned-drivers'

/** Consumption against a baseline, fitted when it is requested. */
export function registerBaselineVariance(
  app: FastifyInstance,
  { entities, readings, drift }: { entities: Entities; readings: Readings; drift: UsualDrift },
): void {
  registerRoute(app, getBaselineVariance, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const { series, form, rows, as, baselineFrom, baselineTo } = query
    const visible = user.visibleBusinessIds
    const stored = await queriedSeries(entities, { series }, visible)
    const drivers = await chosenDrivers(entities, query.drivers?.split(',').map(Number) ?? [], {
      ...{ explained: stored.map(({ id }) => id), visible, now },
    })
    const plan = await planBaseline(
      entities,
      stored,
      { baseline: { from: baselineFrom, to: baselineTo }, reporting: query, drivers, as },
      { visible, now, drift },
    )
    const tag = await tagOf(entities, plan, { call: 'baseline-variance', query, now })
    const signal = disconnectSignal(reply)
    return respondUnlessKnown(call, tag, () => baselineVariance(readings, plan, { form, rows, now, signal }))
  })
}
