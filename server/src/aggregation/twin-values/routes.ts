import { getTwinValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import type { Readings } from '../../readings/index'
import { twinValues } from './twin-values'

/** What is measured at the objects of a location. */
export function registerTwinValues(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getTwinValues, ({ params, user, reply }) =>
    twinValues(stores, {
      ...{ locationId: params.locationId, visible: user.visibleBusinessIds },
      ...{ now: Date.now(), signal: disconnectSignal(reply) },
    }),
  )
}
