import { getChosenSeries, getMeasuredPlaces } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { chosenSeries } from './chosen-series'
import { measuredPlaces } from './measured-places'

/** Which series analyses are about. */
export function registerChosenSeries(app: FastifyInstance, { entities }: { entities: Entities }): void {
  registerRoute(app, getChosenSeries, ({ query, user }) =>
    chosenSeries(entities, query, user.visibleBusinessIds),
  )
  registerRoute(app, getMeasuredPlaces, async ({ query, user }) => ({
    places: await measuredPlaces(entities, query.objects, user.visibleBusinessIds),
  }))
}
