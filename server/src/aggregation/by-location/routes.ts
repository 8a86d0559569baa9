import { getLocationConsumption } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, refuseTooMany } from '../queries/query-period'
import { planConsumption } from './consumption-plan'
import { figuresOfLocations } from './figures-of-locations'
import { measuredLocations } from './located-series'
import { partSums } from './sums-query'
import { sumsOfPlan } from './sums-of-plan'

/** What each location consumed, computed when it is requested. */
export function registerConsumptionByLocation(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getLocationConsumption, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    // Wherever the day begins and ends in a time zone: it is refused for its length alone.
    const days = { from: `${query.from}T00:00:00Z`, to: `${query.to}T00:00:00Z` }
    const period = queryPeriod(days, [])
    const visible = user.visibleBusinessIds
    const locations = await measuredLocations(entities, visible)
    const plan = await planConsumption(entities, query, { visible, locations, now })
    refuseTooMany(period, plan.grids)
    const { series, leftOutAt, floorAreas, parts } = plan
    const tag = await dataTag(entities, {
      ...{ call: 'by-location', series, query: { ...query, to: afterAllZones(days.to) }, now },
      basis: {
        inputs: parts.flatMap(({ sources }) => sources.basis.inputs),
        given: [parts.map(({ sources }) => sources.basis.given), leftOutAt, [...floorAreas]],
      },
    })
    return respondUnlessKnown(call, tag, async () =>
      figuresOfLocations(plan, await partSums(readings, sumsOfPlan(plan), disconnectSignal(reply)), now),
    )
  })
}

/** The day is over in no zone later than this. */
const afterAllZones = (midnight: string) => new Date(Date.parse(midnight) + 86_400_000).toISOString()
