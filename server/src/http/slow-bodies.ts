import type { IncomingMessage, Server } from 'node:http'
import { Problem } from './problem'

/** Whoever sends a body sends so much in each stretch of time, or is taken for somebody who only holds a connection. */
interface Limits {
  bytes: number
  milliseconds: number
}

/**
 * Refuses requests (408) whose body comes too slowly. Node's own limit is for a whole request, and a large file on a
 * slow line may take long; one of which nothing comes is ended here within a minute.
 */
export function refuseSlowBodies(
  server: Server,
  { bytes, milliseconds }: Limits = { bytes: 8_192, milliseconds: 30_000 },
): void {
  /** What each connection had received when its request was looked at last. */
  const arriving = new Map<IncomingMessage, { received: number; at: number }>()
  const watch = setInterval(() => {
    const now = performance.now()
    for (const [request, { received, at }] of arriving) {
      if (now - at < milliseconds) continue
      const { bytesRead } = request.socket
      // What has arrived and was not read yet waits for us, and not for its sender.
      if (request.readableLength > 0 || bytesRead - received >= bytes)
        arriving.set(request, { received: bytesRead, at: now })
      else {
        arriving.delete(request)
        refuse(request, `less than ${bytes} bytes have arrived in ${milliseconds / 1000} seconds`)
      }
    }
  }, milliseconds / 4).unref()
  server.once('close', () => clearInterval(watch))
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    arriving.set(request, { received: request.socket.bytesRead, at: performance.now() })
    const forget = () => arriving.delete(request)
    request.once('end', forget).once('close', forget)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whoever reads the body passes it on to the caller; where nobody reads any more, there is nobody to tell. */
function refuse(request: IncomingMessage, detail: string): void {
  if (request.listenerCount('error') > 0) request.emit('error', new Problem(408, 'VALIDATION_FAILED', detail))
  else request.socket.destroy()
}
