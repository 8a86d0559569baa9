import { constants, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'

export interface SessionLimits {
  /** Milliseconds until the first request has come. */
  firstRequest: number
  /** Milliseconds that a connection may stay without a request under way; the keep-alive time of HTTP/1.1. */
  idle: number
  /** Milliseconds that a request may take to arrive in all. */
  request: number
  /** Requests that may be taken back in one minute: each costs the server what it has begun (CVE-2023-44487). */
  resetsAMinute: number
}

const usual: SessionLimits = {
  firstRequest: 20_000,
  idle: 72_000,
  request: 30 * 60_000,
  resetsAMinute: 1_000,
}

interface Watched {
  open: Map<ServerHttp2Stream, number>
  /** Since when no request is under way. */
  idleSince: number
  hasRequested: boolean
  resets: number[]
}

/**
 * What Node limits of HTTP/1.1 by itself and leaves open for HTTP/2: connections on which nothing is requested,
 * requests that do not end, and requests that are taken back as fast as they are sent. Gives what ends all
 * connections in order.
 */
export function limitSessions(server: Http2Server, limits: Partial<SessionLimits> = {}): () => void {
  const { firstRequest, idle, request, resetsAMinute } = { ...usual, ...limits }
  const sessions = new Map<ServerHttp2Session, Watched>()

  function noteReset(session: ServerHttp2Session, watched: Watched, now: number): void {
    watched.resets = [...watched.resets.filter((at) => now - at < 60_000), now]
    if (watched.resets.length <= resetsAMinute || session.destroyed) return
    session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    session.destroy()
  }

  server.on('session', (session) => {
    const watched: Watched = {
      ...{ open: new Map(), hasRequested: false, resets: [] },
      idleSince: performance.now(),
    }
    sessions.set(session, watched)
    session.once('close', () => sessions.delete(session))
    session.on('stream', (stream: ServerHttp2Stream) => {
      watched.hasRequested = true
      watched.open.set(stream, performance.now())
      stream.once('close', () => {
        const now = performance.now()
        watched.open.delete(stream)
        watched.idleSince = now
        if (stream.aborted || stream.rstCode === constants.NGHTTP2_CANCEL) noteReset(session, watched, now)
      })
    })
  })

  function look(): void {
    const now = performance.now()
    for (const [session, { open, idleSince, hasRequested }] of sessions) {
      for (const [stream, since] of open)
        if (!stream.readableEnded && now - since > request) stream.close(constants.NGHTTP2_CANCEL)
      if (open.size > 0 || now - idleSince < (hasRequested ? idle : firstRequest)) continue
      // Told first, so that a request which is on its way is sent again elsewhere; the next time it has had its chance.
      if (session.closed || !hasRequested) session.destroy()
      else session.close()
    }
  }

  const watch = setInterval(look, Math.min(5_000, firstRequest, idle, request) / 2).unref()
  server.once('close', () => clearInterval(watch))
  return () => {
    for (const session of sessions.keys()) session.close()
  }
}
