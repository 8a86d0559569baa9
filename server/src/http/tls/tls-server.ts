import { createServer as createHttp2Server, type Http2ServerRequest } from 'node:http2'
import { createServer, type Server, type ServerOptions } from 'node:https'
import type { RequestListener } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { Certificate } from './certificate'
import { secureOptions } from './follow-certificate'
import { limitSessions, type SessionLimits } from './session-limits'

export interface TlsServer {
  readonly server: Server
  /** Tells those who speak HTTP/2 to send nothing more; their connections end with the answers under way. */
  endSessions(): void
}

interface TlsServerOptions {
  certificate: Pick<Certificate, 'cert' | 'key'>
  /** The limits of HTTP/1.1, which are the plain server's, too. */
  http1: ServerOptions & { keepAliveTimeout: number }
  sessions?: Partial<SessionLimits>
}

/** Of what is sent to the server before it is read: files of 100 MB shall not crawl where every answer takes long. */
const [windowOfStream, windowOfSession] = [2 ** 20, 2 ** 22]

/**
 * A server behind TLS that speaks HTTP/2 with those who can, and HTTP/1.1 with the others. Node's own secure HTTP/2
 * server takes HTTP/1.1 as well, but without that one's limits (headersTimeout, requestTimeout), so here each
 * connection goes to the server of the protocol that it has agreed on, and every limit of either holds.
 */
export function createTlsServer(
  listener: RequestListener,
  { certificate, http1, sessions }: TlsServerOptions,
): TlsServer {
  const { cert, key } = certificate
  const server = createServer(
    { ...secureOptions, ...http1, cert, key, ALPNProtocols: ['h2', 'http/1.1'], handshakeTimeout: 20_000 },
    listener,
  )
  const http2 = createHttp2Server({
    settings: { maxConcurrentStreams: 100, initialWindowSize: windowOfStream, enablePush: false },
  })
  http2.on('session', (session) => session.setLocalWindowSize(windowOfSession))
  const endSessions = limitSessions(http2, sessions)
  http2.on('request', (request, response) => {
    nameHost(request)
    // Node's layer of compatibility; what it lacks (a status message) nobody sets.
    listener(request as never, response as never)
  })

  const [speakHttp1] = server.listeners('secureConnection')
  server.removeAllListeners('secureConnection')
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol === 'h2') http2.emit('connection', socket)
    else speakHttp1?.call(server, socket)
  })
  server.once('close', () => http2.emit('close'))
  return { server, endSessions }
}

/** HTTP/2 calls it the authority; whoever compares hosts looks for the one name. */
function nameHost({ headers, authority }: Http2ServerRequest): void {
  headers.host ??= authority
}
