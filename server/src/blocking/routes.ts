import { getBlockingInfo } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { firstOpenReason } from './open-reasons'

/** What has to be confirmed before the portal opens. */
export function registerBlocking(app: FastifyInstance, { entities: { db } }: { entities: Entities }): void {
  answerCall(app, getBlockingInfo, 'portal:enter', async ({ user }) => {
    const reason = await firstOpenReason(db, user.uuid)
    return { blocked: reason !== undefined, reason: reason ?? null }
  })
}
