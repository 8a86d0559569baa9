import { previewVirtualSeries } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import type { Readings } from '../../readings/index'
import { previewFormula } from './preview-formula'

/** What a formula would give before anybody stores it. */
export function registerFormulaPreview(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, previewVirtualSeries, ({ body, user, reply }) =>
    previewFormula(stores, { typed: body, user, now: Date.now(), signal: disconnectSignal(reply) }),
  )
}
