import {
  changeVirtualSeries as changeCall,
  checkVirtualSeries,
  createVirtualSeries as createCall,
  getAllVirtualSeries,
  getVirtualSeries,
  removeVirtualSeries as removeCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { checkFormula } from './check-formula'
import { listVirtual } from './list-virtual'
import { findVirtual } from './virtual-repository'
import { changeVirtualSeries, createVirtualSeries, removeVirtualSeries } from './virtual-series'

/** Virtual meters: what they are made of. Their values are answered as those of any series. */
export function registerVirtualSeries(app: FastifyInstance, { db }: Entities, audit: AuditLog): void {
  registerRoute(app, getAllVirtualSeries, ({ user }) => listVirtual(db, user))
  registerRoute(app, checkVirtualSeries, ({ body, user }) => checkFormula(db, body, user))
  registerRoute(app, getVirtualSeries, async ({ params, user }) => {
    const { place: _place, ...series } = await findVirtual(db, params.seriesId, user.visibleBusinessIds)
    return series
  })
  registerRoute(app, createCall, ({ body, user }) => createVirtualSeries({ db, audit, user }, body))
  registerRoute(app, changeCall, ({ params, body, user }) =>
    changeVirtualSeries({ db, audit, user }, params.seriesId, body),
  )
  registerRoute(app, removeCall, async ({ params, user }) => {
    await removeVirtualSeries({ db, audit, user }, params.seriesId)
    return null
  })
}
