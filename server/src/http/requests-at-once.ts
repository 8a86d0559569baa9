import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Browsers and proxies send one after the other by HTTP/1.1; who sends more before an answer is after something else. */
const mostAtOnce = 32

/**
 * Ends connections on which more requests wait for their answers than anybody sends. Node begins all that arrive in one
 * packet, also those whose sender has gone: some hundred kilobytes would otherwise keep the server busy for a minute.
 */
export function limitRequestsAtOnce(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, httpVersionMajor } = request.raw
    // By HTTP/2 a session has a limit of its own.
    if (httpVersionMajor !== 1) return done()
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    if (count <= mostAtOnce) return done()
    socket.destroy()
    // Neither handled nor answered: there is nobody any more.
    reply.hijack()
    return done()
  })
}
