import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const correlationHeader = 'x-correlation-id'

/** The caller's id of the request when it is harmless to log and to send back, else a new one. */
export function correlationId(headers: IncomingHttpHeaders): string {
  const given = headers[correlationHeader]
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
