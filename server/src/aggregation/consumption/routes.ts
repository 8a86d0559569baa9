import { getConsumption } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { Problem } from '../../http/problem'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, refuseTooMany } from '../queries/query-period'
import { bucketsByZone, type Days } from './buckets-of-plan'
import { comparedDays } from './compared-days'
import { consumptionOf, plansOf, planScope } from './consumption'

/** More are not drawn. */
const maxBuckets = 400

/** What a node consumes, computed when it is requested. */
export function registerConsumption(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getConsumption, async (call) => {
    const { query, user, reply } = call
    const { nodeId, granularity } = query
    const { entities } = stores
    const now = Date.now()
    const current = { from: query.from, to: query.to }
    const compared = comparedDays(query)
    const periods = [current, ...(compared ? [compared] : [])].map((days) => periodOf(days, granularity))
    const scope = await planScope(
      entities,
      { nodeId, current, compared },
      { visible: user.visibleBusinessIds, now },
    )
    const plans = scope.products.flatMap(plansOf)
    const longest = periods.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one))
    refuseTooMany(
      longest,
      plans.flatMap(({ grids }) => grids),
    )
    const tag = await dataTag(entities, {
      ...{ call: 'consumption', series: plans.flatMap(({ series }) => series), now },
      query: { ...query, to: afterAllZones(periods) },
      basis: {
        inputs: plans.flatMap(({ parts }) => parts.flatMap(({ sources }) => sources.basis.inputs)),
        given: [
          scope.node,
          plans.map(({ parts, leftOutAt, floorAreas, series }) => [
            parts.map(({ sources }) => sources.basis.given),
            ...[leftOutAt, [...floorAreas], series.map(({ segments, point }) => [segments, point])],
          ]),
        ],
      },
    })
    return respondUnlessKnown(call, tag, () =>
      consumptionOf(stores, scope, { granularity, now, signal: disconnectSignal(reply) }),
    )
  })
}

/** Wherever its days begin and end in a time zone: it is refused for its length alone. */
function periodOf(days: Days, granularity: Parameters<typeof bucketsByZone>[1]) {
  const period = queryPeriod({ from: `${days.from}T00:00:00Z`, to: `${days.to}T00:00:00Z` }, [])
  const { starts } = bucketsByZone(days, granularity)('UTC')
  if (starts.length > maxBuckets)
    throw new Problem(400, 'TOO_MANY_POINTS', `at most ${maxBuckets} buckets are answered`)
  return period
}

/** The last day is over in no zone later than this. */
const afterAllZones = (periods: readonly { to: number }[]) =>
  new Date(Math.max(...periods.map(({ to }) => to)) + 86_400_000).toISOString()
