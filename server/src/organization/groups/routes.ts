import {
  changeLocationGroup,
  dissolveLocationGroup,
  getLocationGroups,
  getLocations,
  renameLocationGroup,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import type { StructureParts } from '../structure/apply-step'
import { changeGroup, dissolveGroup, readGroups, readLocations, renameGroup } from './service'

export const locationGroupsPage: MenuPage = {
  label: { de: 'Standortgruppen', en: 'Location groups' },
  glyph: 'location',
  url: '/platform/organization/groups',
  needs: 'structure:edit',
}

/** Groups of locations: a name that locations have in common, whatever they stand below. */
export function registerLocationGroups(
  app: FastifyInstance,
  { withValues, formulas, ...parts }: { entities: Entities; audit: AuditLog } & StructureParts,
): void {
  const structure = { withValues, formulas }
  const { read, change } = serviceRoutes(app, parts)
  read(getLocationGroups, (context) => readGroups(context))
  read(getLocations, (context, { query }) => readLocations(context, query))
  change(changeLocationGroup, (context, { body }) => changeGroup(context, structure, body))
  change(renameLocationGroup, (context, { body }) => renameGroup(context, structure, body))
  change(dissolveLocationGroup, (context, { query }) => dissolveGroup(context, structure, query))
}
