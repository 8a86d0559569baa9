import {
  archiveStructureItem,
  createStructureItem,
  deleteStructureItem,
  getBelowStructureItem,
  getStructureItem,
  getStructureSteps,
  moveStructureItems,
  undoStructureStep,
  updateStructureItem,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import type { StructureParts } from './apply-step'
import { moveItems } from './move-service'
import { archiveItem, createItem, deleteItem, readBelow, readItem, updateItem } from './service'
import { readSteps } from './read-steps'
import { undoStep, type UndoFactor } from './undo-service'
import type { MenuPage } from '../../access/menu-page'

export const structureHistoryPage: MenuPage = {
  label: { de: 'Änderungen', en: 'Changes' },
  glyph: 'retry',
  url: '/platform/organization/history',
  needs: 'structure:edit',
}

/** Units, locations, metering points and series: created, changed, archived, deleted, and each step undone. */
export function registerStructure(
  app: FastifyInstance,
  {
    withValues,
    formulas,
    undoFactor,
    ...parts
  }: { entities: Entities; audit: AuditLog; undoFactor: UndoFactor } & StructureParts,
): void {
  const structure = { withValues, formulas }
  const { read, change } = serviceRoutes(app, parts)
  read(getStructureItem, (context, { params }) => readItem(context, params))
  read(getBelowStructureItem, (context, { params }) => readBelow(context, structure, params))
  read(getStructureSteps, (context, { query }) => readSteps(context, query))
  change(createStructureItem, (context, { body }) => createItem(context, structure, body))
  change(updateStructureItem, (context, { params, body }) =>
    updateItem(context, structure, { ...params, ...body }),
  )
  change(moveStructureItems, (context, { body }) => moveItems(context, structure, body))
  change(archiveStructureItem, (context, { params, body }) =>
    archiveItem(context, structure, { ...params, ...body }),
  )
  change(deleteStructureItem, (context, { params, query }) =>
    deleteItem(context, structure, { ...params, ...query }),
  )
  change(undoStructureStep, (context, { params }) => undoStep(context, { ...structure, undoFactor }, params))
}
