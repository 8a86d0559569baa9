import { reportFeatureFailure } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { keepFeatureFailure } from './feature-failures'

/** Enough for a whole office behind one address; what is dropped beyond it says nothing new. */
const REPORTS_PER_MINUTE = 120

/** What browsers tell about the portal in operation. */
export function registerOperation(app: FastifyInstance, { entities: { db } }: { entities: Entities }): void {
  answerCall(
    app,
    reportFeatureFailure,
    'portal:enter',
    async ({ body, request }) => {
      // The report's own id stands under another name: the line's correlationId is that of the request.
      const { correlationId: failureId, ...failure } = body
      if (await keepFeatureFailure(db, body)) request.log.warn({ ...failure, failureId }, 'a feature failed')
      return null
    },
    { perMinute: REPORTS_PER_MINUTE },
  )
}
