import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { constants, type Http2ServerRequest, type ServerHttp2Stream } from 'node:http2'
import { Problem } from './problem'

/** Whoever sends a body sends so much in each stretch of time, or is taken for somebody who only holds a connection. */
interface Limits {
  bytes: number
  milliseconds: number
}

/** A request as it arrives, by either protocol. */
type Arriving = IncomingMessage | Http2ServerRequest

/**
 * Refuses requests (408) whose body comes too slowly. Node's own limit is for a whole request, and a large file on a
 * slow line may take long; one of which nothing comes is ended here within a minute.
 */
export function refuseSlowBodies(
  app: FastifyInstance,
  { bytes, milliseconds }: Limits = { bytes: 8_192, milliseconds: 30_000 },
): void {
  /** What each request had received when it was looked at last. */
  const arriving = new Map<Arriving, { bytesSoFar: () => number; received: number; at: number }>()
  const watch = setInterval(() => {
    const now = performance.now()
    for (const [request, { bytesSoFar, received, at }] of arriving) {
      if (now - at < milliseconds) continue
      const arrived = bytesSoFar()
      // What has arrived and was not read yet waits for us, and not for its sender.
      if (isWaitingForUs(request) || arrived - received >= bytes)
        arriving.set(request, { bytesSoFar, received: arrived, at: now })
      else {
        arriving.delete(request)
        refuse(request, `less than ${bytes} bytes have arrived in ${milliseconds / 1000} seconds`)
      }
    }
  }, milliseconds / 4).unref()
  app.addHook('onClose', async () => clearInterval(watch))
  app.addHook('onRequest', async ({ raw: request }) => {
    if (!hasBody(request)) return
    arriving.set(request, { bytesSoFar: countBytes(sourceOf(request)), received: 0, at: performance.now() })
    const forget = () => arriving.delete(request)
    request.once('end', forget).once('close', forget)
  })
}

const hasBody = (request: Arriving) =>
  'stream' in request
    ? !(request.stream as ServerHttp2Stream).endAfterHeaders
    : request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

/** By HTTP/2 many requests share a connection, so each counts its own bytes; they lie in its stream until it is read. */
const sourceOf = (request: Arriving) => ('stream' in request ? request.stream : request)

const isWaitingForUs = (request: Arriving) => request.readableLength + sourceOf(request).readableLength > 0

/** Counts what arrives from now on, whether somebody reads it yet or not. */
function countBytes(source: ReturnType<typeof sourceOf>): () => number {
  let count = 0
  const push = source.push.bind(source)
  source.push = (piece: Buffer | null, encoding) => {
    count += piece?.length ?? 0
    return push(piece, encoding)
  }
  return () => count
}

/** Whoever reads the body passes it on to the caller; where nobody reads any more, there is nobody to tell. */
function refuse(request: Arriving, detail: string): void {
  if (request.listenerCount('error') > 0) request.emit('error', new Problem(408, 'VALIDATION_FAILED', detail))
  else if ('stream' in request) request.stream.close(constants.NGHTTP2_CANCEL)
  else request.socket.destroy()
}
