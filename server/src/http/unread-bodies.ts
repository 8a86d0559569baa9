import type { IncomingMessage, Server } from 'node:http'

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
export function discardUnreadBodies(
  server: Server,
  limits: Limits = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 },
): void {
  server.on('request', (request, response) => {
    response.once('finish', () => discard(request, limits))
  })
}

function discard(request: IncomingMessage, { bytes, milliseconds }: Limits): void {
  if (request.readableEnded || request.destroyed) return
  const endConnection = () => request.socket.destroy()
  const late = setTimeout(endConnection, milliseconds).unref()
  request.once('close', () => clearTimeout(late))
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
