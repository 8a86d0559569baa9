import {
  downloadStructure,
  importStructure,
  importStructureFile,
  maxStructureFileBytes,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { registerRoute } from '../../http/register-route'
import type { StructureParts } from '../structure/apply-step'
import { importDocument, importFile, structureFile } from './service'
import type { MenuPage } from '../../access/menu-page'

export const structureImportPage: MenuPage = {
  label: { de: 'Struktur importieren', en: 'Import structure' },
  glyph: 'imports',
  url: '/platform/organization/import',
  needs: 'structure:edit',
}

/** Base64 of the file, and what stands beside it; a document as JSON has a little more than a file of it. */
const bodyLimit = Math.ceil(maxStructureFileBytes * 1.5)

/** Whole structures, in and out. */
export function registerBulk(
  app: FastifyInstance,
  { withValues, formulas, ...parts }: { entities: Entities; audit: AuditLog } & StructureParts,
): void {
  const structure = { withValues, formulas }
  const { read, change } = serviceRoutes(app, parts)
  change(importStructure, (context, { body }) => importDocument(context, structure, body), { bodyLimit })
  read(importStructureFile, (context, { body }) => importFile(context, structure, body), {
    ...{ bodyLimit, perMinute: 60 },
  })
  const { entities, audit } = parts
  registerRoute(app, downloadStructure, async ({ query, user, request, reply }) => {
    const file = await structureFile({ db: entities.db, user, audit, log: request.log }, query)
    reply.type(file.type).header('content-disposition', attachment(file.name))
    return file.content
  })
}
