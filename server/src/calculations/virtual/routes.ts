import {
  changeVirtualSeries as changeCall,
  checkVirtualSeries,
  createVirtualSeries as createCall,
  getAllVirtualSeries,
  getVirtualSeries,
  previewVirtualSeries,
  removeVirtualSeries as removeCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { answerCall } from '../../http/answer-call'
import { abandonedSignal } from '../../http/abandoned'
import type { Readings } from '../../readings/store/readings-store'
import { checkFormula } from './check-formula'
import { listVirtual } from './list-virtual'
import { previewFormula } from '../../aggregation/formula-preview/preview-formula'
import { findVirtual } from './virtual-repository'
import { changeVirtualSeries, createVirtualSeries, removeVirtualSeries } from './virtual-series'

/** Virtual meters: what they are made of. Their values are answered as those of any series. */
export function registerVirtualSeries(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
  audit: AuditLog,
): void {
  const { db } = stores.entities
  answerCall(app, getAllVirtualSeries, 'measurements:read', ({ user }) => listVirtual(db, user))
  answerCall(app, checkVirtualSeries, 'calculations:define', ({ body, user }) => checkFormula(db, body, user))
  answerCall(app, previewVirtualSeries, 'calculations:define', ({ body, user, reply }) =>
    previewFormula(stores, { typed: body, user, now: Date.now(), signal: abandonedSignal(reply) }),
  )
  answerCall(app, getVirtualSeries, 'measurements:read', async ({ params, user }) => {
    const { place: _place, ...series } = await findVirtual(db, params.seriesId, user.visibleBusinessIds)
    return series
  })
  answerCall(app, createCall, 'calculations:define', ({ body, user }) =>
    createVirtualSeries({ db, audit, user }, body),
  )
  answerCall(app, changeCall, 'calculations:define', ({ params, body, user }) =>
    changeVirtualSeries({ db, audit, user }, params.seriesId, body),
  )
  answerCall(app, removeCall, 'calculations:define', async ({ params, user }) => {
    await removeVirtualSeries({ db, audit, user }, params.seriesId)
    return null
  })
}
