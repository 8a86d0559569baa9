import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  constants,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Stream,
} from 'node:http2'

/** How much of a body is thrown away after its answer, and for how long it may take. */
interface Limits {
  bytes: number
  milliseconds: number
}

/**
 * After an answer that came before the whole body was read (a refusal, mostly), reads the rest and throws it away, or
 * ends the connection where that is too much. Otherwise the next request on the same connection would wait for ever:
 * behind a proxy that is another user's. Node does this by itself only for bodies that nobody has begun to read.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, { raw: response }) => discardUnreadBody(raw, response))
}

/** The same for one request. */
export function discardUnreadBody(
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
  limits: Limits = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 },
): void {
  const once = response.once.bind(response) as (event: 'finish', listener: () => void) => void
  once('finish', () => {
    if ('stream' in request) endUpload(request.stream as ServerHttp2Stream)
    else discard(request, limits)
  })
}

/** HTTP/2 can say that the rest is not wanted, and other requests on the connection go on. */
function endUpload(stream: ServerHttp2Stream): void {
  if (!stream.endAfterHeaders && !stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR)
}

function discard(request: IncomingMessage, { bytes, milliseconds }: Limits): void {
  if (request.readableEnded || request.destroyed) return
  // An IncomingMessage takes its connection with it.
  const endConnection = () => request.destroy()
  const late = setTimeout(endConnection, milliseconds).unref()
  const isDone = () => clearTimeout(late)
  request.once('end', isDone).once('close', isDone)
  let count = 0
  request.on('data', (piece: Buffer) => {
    count += piece.length
    if (count > bytes) endConnection()
  })
  // Whoever read the body has gone; with one of these left, nothing flows.
  request.removeAllListeners('readable')
  request.unpipe()
  request.resume()
}
