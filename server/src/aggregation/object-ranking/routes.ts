import { downloadObjectRanking, getObjectRanking, type ObjectRankingQuery } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { idsOfList, namesOfObjects } from '../../organization/lists/objects-below'
import { placeInName } from '../../organization/lists/place-in-name'
import type { Readings } from '../../readings/index'
import { comparedDays } from '../consumption/compared-days'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, refuseTooMany } from '../queries/query-period'
import { objectRanking } from './object-ranking'
import { rankingFile } from './ranking-file'
import { rankingScope } from './ranking-scope'
import { maxYears } from './years-of-days'

const day = 86_400_000

/** Locations, units and metering points in the order of what they counted, computed when it is requested. */
export function registerObjectRanking(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  async function scopeOf(
    query: ObjectRankingQuery,
    user: SignedInUser,
    { now, signal }: { now: number; signal: AbortSignal },
  ) {
    const compared = comparedDays(query)
    const periods = [query, ...(compared ? [compared] : [])].map(({ from, to }) =>
      // Wherever its days begin and end in a time zone: it is refused for its length alone.
      queryPeriod({ from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` }, []),
    )
    const scope = await rankingScope(stores, query, {
      ...{ compared, now, signal, visible: user.visibleBusinessIds },
    })
    const { purchase, feedIn, production, compared: before } = scope.plans ?? {}
    const plans = [purchase, feedIn, production, before].filter((one) => one !== undefined)
    const grids = plans.flatMap((plan) => plan.grids)
    const ofYears = Array.from({ length: maxYears }, () => scope.weather?.grids ?? []).flat()
    for (const period of periods) refuseTooMany(period, [...grids, ...ofYears])
    return { scope, plans, periods }
  }

  registerRoute(app, getObjectRanking, async (call) => {
    const { query, user, reply } = call
    const [now, signal] = [Date.now(), disconnectSignal(reply)]
    const { scope, plans, periods } = await scopeOf(query, user, { now, signal })
    const parts = plans.flatMap((plan) => plan.parts)
    const { weather } = scope
    const tag = await dataTag(stores.entities, {
      ...{ call: 'object-ranking', now },
      series: [...plans.flatMap(({ series }) => series), ...(weather?.series ?? [])],
      query: { ...query, to: new Date(Math.max(...periods.map(({ to }) => to)) + day).toISOString() },
      basis: {
        inputs: [...parts.map(({ sources }) => sources), ...(weather ? [weather.sources] : [])].flatMap(
          ({ basis }) => basis.inputs,
        ),
        given: [
          ...[
            scope.productType,
            scope.products,
            [...(weather?.stations ?? [])],
            new Date(now).getUTCFullYear(),
          ],
          plans.map(({ leftOutAt, series }) => [
            leftOutAt,
            series.map(({ segments, point }) => [segments, point]),
          ]),
          parts.map(({ sources }) => sources.basis.given),
        ],
      },
    })
    return respondUnlessKnown(call, tag, () => objectRanking(stores, scope, { ...query, now, signal }))
  })

  registerRoute(
    app,
    downloadObjectRanking,
    async ({ query, user, reply }) => {
      const [now, signal] = [Date.now(), disconnectSignal(reply)]
      const { scope } = await scopeOf(query, user, { now, signal })
      const { db } = stores.entities
      const { objects, locationGroup } = query
      const names =
        objects === undefined ? [] : await namesOfObjects(db, idsOfList(objects), user.visibleBusinessIds)
      const place = placeInName(names, locationGroup) ?? user.clientBusinessName
      const ranking = await objectRanking(stores, scope, { ...query, now, signal })
      const file = await rankingFile(ranking, { ...query, place })
      reply.type(file.type).header('content-disposition', attachment(file.name))
      return file.content
    },
    { perMinute: 60 },
  )
}
