import { previewVirtualSeries } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { abandonedSignal } from '../../http/abandoned'
import { answerCall } from '../../http/answer-call'
import type { Readings } from '../../readings/index'
import { previewFormula } from './preview-formula'

/** What a formula would give before anybody stores it. */
export function registerFormulaPreview(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  answerCall(app, previewVirtualSeries, ({ body, user, reply }) =>
    previewFormula(stores, { typed: body, user, now: Date.now(), signal: abandonedSignal(reply) }),
  )
}
