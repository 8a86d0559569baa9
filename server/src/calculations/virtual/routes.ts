import {
  changeVirtualSeries as changeCall,
  checkVirtualSeries,
  createVirtualSeries as createCall,
  getAllVirtualSeries,
  getVirtualSeries,
  getVirtualSeriesSteps,
  removeVirtualSeries as removeCall,
  undoVirtualSeriesStep,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import type { StructureParts } from '../../organization/structure/apply-step'
import { undoStep } from '../../organization/structure/undo-service'
import { checkFormula } from './check-formula'
import { listVirtual } from './list-virtual'
import { findVirtual } from './virtual-repository'
import { changeVirtualSeries, createVirtualSeries, removeVirtualSeries } from './virtual-series'
import { readVirtualSteps } from './virtual-steps'
import type { MenuPage } from '../../access/menu-page'

export const virtualMetersPage: MenuPage = {
  label: { de: 'Virtuelle Zähler', en: 'Virtual meters' },
  glyph: 'formula',
  url: '/platform/measurement-data/virtual-meters',
  needs: 'measurements:read',
}

/** Virtual meters: what they are made of. Their values are answered as those of any series. */
export function registerVirtualSeries(
  app: FastifyInstance,
  { structure, ...parts }: { entities: Entities; audit: AuditLog; structure: StructureParts },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(getAllVirtualSeries, ({ db, user }) => listVirtual(db, user))
  read(checkVirtualSeries, ({ db, user }, { body }) => checkFormula(db, body, user))
  read(getVirtualSeries, async ({ db, user }, { params }) => {
    const { place: _place, ...series } = await findVirtual(db, params.seriesId, user.visibleBusinessIds)
    return series
  })
  change(createCall, (context, { body }) => createVirtualSeries(context, body))
  change(changeCall, (context, { params, body }) => changeVirtualSeries(context, { ...params, ...body }))
  change(removeCall, (context, { params, query }) => removeVirtualSeries(context, { ...params, ...query }))
  read(getVirtualSeriesSteps, (context, { query }) => readVirtualSteps(context, query))
  change(undoVirtualSeriesStep, (context, { params }) =>
    undoStep(context, structure, { ...params, only: 'VIRTUAL' }),
  )
}
