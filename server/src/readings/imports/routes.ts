import {
  deleteReadings,
  getReadingLoad,
  getReadingLoads,
  LOADS_PER_PAGE,
  postReadings,
  undoReadingLoad,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../../http/answer-call'
import { may } from '../../access/permissions'
import { deleteRange } from './delete-range'
import { findLoads } from './load-repository'
import { visibleLoad, type Loads } from './loads'
import { takeDelivery } from './take-delivery'
import { undoLoad, type AfterUndo } from './undo'

/** Every way in by a call, and what came by it. */
export async function registerLoads(
  app: FastifyInstance,
  loads: Loads,
  { afterUndo }: { afterUndo: AfterUndo },
): Promise<void> {
  // Readings are read as they arrive, whatever their format; the service refuses those that are none.
  await app.register((streams, _options, done) => {
    streams.removeAllContentTypeParsers()
    streams.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined))
    answerCall(
      streams,
      postReadings,
      ({ query, user, request }) =>
        takeDelivery(loads, {
          request: request.raw,
          contentType: (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase(),
          badLines: query.badLines,
          asOf: query.asOf === undefined ? undefined : new Date(query.asOf),
          user,
        }),
      { bodyLimit: 1024 * 1024 * 1024 },
    )
    done()
  })
  const { db } = loads.stores.entities
  answerCall(app, getReadingLoads, async ({ query, user }) => {
    const found = await findLoads(db, { visible: user.visibleBusinessIds, before: query.before })
    const page = found.slice(0, LOADS_PER_PAGE)
    return {
      loads: page,
      next: found.length > LOADS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
      mayUndo: may(user.roles, 'readings:change'),
      mayBringIn: may(user.roles, 'readings:deliver'),
    }
  })
  answerCall(app, getReadingLoad, ({ params, user }) =>
    visibleLoad(loads, params.loadId, user.visibleBusinessIds),
  )
  answerCall(app, undoReadingLoad, ({ params, user }) => undoLoad(loads, params.loadId, user, afterUndo))
  answerCall(app, deleteReadings, ({ body, user }) => deleteRange(loads, body, user))
}
