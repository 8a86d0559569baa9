import {
  deleteReadings,
  getReadingImport,
  getReadingImports,
  IMPORTS_PER_PAGE,
  postReadings,
  undoReadingImport,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { AtOnce } from '../../http/at-once'
import { registerRoute } from '../../http/register-route'
import { isPermitted } from '../../access/permissions'
import { deleteRange } from './delete-range'
import { findImports } from './import-repository'
import { visibleImport, type Imports } from './imports'
import { takeDelivery } from './take-delivery'
import { undoImport, type AfterUndo } from './undo'
import type { MenuPage } from '../../access/menu-page'

export const importsPage: MenuPage = {
  label: { de: 'Importe', en: 'Imports' },
  glyph: 'imports',
  url: '/platform/measurement-data/imports',
  needs: 'imports:read',
}

/** Every way in by a call, and what came by it. */
export async function registerImports(
  app: FastifyInstance,
  imports: Imports,
  { afterUndo }: { afterUndo: AfterUndo },
): Promise<void> {
  const arriving = new AtOnce(
    { ofOne: 8, ofAll: 24 },
    'other deliveries are still arriving; wait until one of them has ended',
  )
  // Readings are read as they arrive, whatever their format; the service refuses those that are none.
  await app.register((streams, _options, done) => {
    streams.removeAllContentTypeParsers()
    streams.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined))
    registerRoute(
      streams,
      postReadings,
      ({ query, user, request, reply }) => {
        arriving.begin(user.clientBusinessId, reply)
        return takeDelivery(imports, {
          request: request.raw,
          contentType: (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase(),
          badLines: query.badLines,
          asOf: query.asOf === undefined ? undefined : new Date(query.asOf),
          user,
        })
      },
      { bodyLimit: 1024 * 1024 * 1024 },
    )
    done()
  })
  const { db } = imports.stores.entities
  registerRoute(app, getReadingImports, async ({ query, user }) => {
    const found = await findImports(db, { visible: user.visibleBusinessIds, before: query.before })
    const page = found.slice(0, IMPORTS_PER_PAGE)
    return {
      imports: page,
      next: found.length > IMPORTS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
      canUndo: isPermitted(user.roles, 'readings:change'),
      canImport: isPermitted(user.roles, 'readings:deliver'),
    }
  })
  registerRoute(app, getReadingImport, ({ params, user }) =>
    visibleImport(imports, params.importId, user.visibleBusinessIds),
  )
  registerRoute(app, undoReadingImport, ({ params, user }) =>
    undoImport(imports, params.importId, user, afterUndo),
  )
  registerRoute(app, deleteReadings, ({ body, user }) => deleteRange(imports, body, user))
}
