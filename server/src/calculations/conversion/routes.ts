import { getConversionFactors, setConversionFactor } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { setFactor } from './factor-repository'
import { allFactors, factorsAt } from './seen-factors'

/** Prices and factors: read and set. What is calculated with them is answered with the values. */
export function registerConversionFactors(app: FastifyInstance, { db }: Entities, audit: AuditLog): void {
  registerRoute(app, getConversionFactors, 'measurements:read', ({ query, user }) =>
    query.nodeId === undefined ? allFactors(db, user) : factorsAt(db, query.nodeId, user),
  )
  registerRoute(app, setConversionFactor, 'calculations:define', async ({ query, body, user }) => {
    const { confirmed, ...factor } = body
    await setFactor({ db, audit, user, confirmed, ...query }, factor)
    return null
  })
}
