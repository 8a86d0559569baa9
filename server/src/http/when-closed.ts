import type { FastifyReply } from 'fastify'
import type { EventEmitter } from 'node:events'

/** What is to be called when a connection ends; one listener for all replies that wait on it. */
const waiting = new WeakMap<EventEmitter, Set<() => void>>()

/**
 * Calls once when a reply is sent or its reader is gone: also where that was so before anybody asked (while it was found
 * out who the user is, say), and for each of several replies that wait on one connection, of which Node tells the first.
 */
export function whenClosed({ raw, request }: Pick<FastifyReply, 'raw' | 'request'>, then: () => void): void {
  const line = ('stream' in raw ? raw.stream : request.raw.socket) as EventEmitter & { destroyed?: boolean }
  if (line.destroyed || raw.destroyed) return then()
  const all = waiting.get(line) ?? waitOn(line)
  const closed = () => {
    if (all.delete(closed)) then()
  }
  all.add(closed)
  raw.once('close', closed)
}

function waitOn(line: EventEmitter): Set<() => void> {
  const all = new Set<() => void>()
  waiting.set(line, all)
  line.once('close', () => all.forEach((closed) => closed()))
  return all
}
