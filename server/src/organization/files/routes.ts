import { getStructureFile, getStructureThumbnail, uploadStructureFile } from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { registerRoute, unchanged } from '../../http/register-route'
import { purgeFilesWhileServing } from './purge'
import { withBody } from './read-body'
import { maxBytesFor, readFile, readThumbnail, uploadFile, type ServedFile } from './service'

/** Images, plans and documents of objects and locations. */
export async function registerFiles(
  app: FastifyInstance,
  {
    entities,
    audit,
    maxBusinessFileBytes,
  }: { entities: Entities; audit: AuditLog; maxBusinessFileBytes: number },
): Promise<void> {
  const { db } = entities
  purgeFilesWhileServing(app, entities)
  // A body is read when it is known who sends it and how long it may be.
  await app.register((streams, _options, done) => {
    streams.removeAllContentTypeParsers()
    streams.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined))
    registerRoute(
      streams,
      uploadStructureFile,
      ({ query, user, request }) =>
        withBody(request.raw, maxBytesFor(query.purpose), (read) =>
          uploadFile({ db, audit, user, log: request.log }, { ...query, read, maxBusinessFileBytes }),
        ),
      { perMinute: 120 },
    )
    done()
  })
  registerRoute(app, getStructureFile, async ({ params, user, request, reply }) =>
    served(await readFile({ db, audit, user, log: request.log }, params.fileId), request, reply),
  )
  registerRoute(app, getStructureThumbnail, async ({ params, user, request, reply }) =>
    served(await readThumbnail({ db, audit, user, log: request.log }, params.fileId), request, reply),
  )
}

/**
 * A file never changes, so it is kept for good by whoever was permitted to see it. What somebody uploaded is shut in:
 * nothing in it runs or loads anything, and documents are never shown as pages of the portal.
 */
async function served(file: ServedFile, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${file.id}"`
  reply
    .header('etag', tag)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
  if (!file.isImage) reply.header('content-disposition', attachment(file.name))
  const isKnown = (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === tag)
  return isKnown ? unchanged : file.content()
}
