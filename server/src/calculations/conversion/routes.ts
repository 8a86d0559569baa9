import { getConversionFactors, setConversionFactor } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { answerCall } from '../../http/answer-call'
import { setFactor } from './factor-repository'
import { allFactors, factorsAt } from './seen-factors'

/** Prices and factors: read and set. What is calculated with them is answered with the values. */
export function registerConversionFactors(app: FastifyInstance, { db }: Entities, audit: AuditLog): void {
  answerCall(app, getConversionFactors, ({ query, user }) =>
    query.nodeId === undefined ? allFactors(db, user) : factorsAt(db, query.nodeId, user),
  )
  answerCall(app, setConversionFactor, async ({ query, body, user }) => {
    const { confirmed, ...factor } = body
    await setFactor({ db, audit, user, confirmed, ...query }, factor)
    return null
  })
}
