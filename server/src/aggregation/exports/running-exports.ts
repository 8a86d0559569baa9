import type { FastifyReply } from 'fastify'
import { Problem } from '../../http/problem'

const most = { ofUser: 2, ofAll: 6 }

/** Files that are being written. Each reads for as long as its reader takes: one user has two of them at a time. */
export class RunningExports {
  readonly #running: string[] = []

  /** Counts until the answer is sent or its reader is gone. Throws a Problem (429). */
  begin(user: string, reply: FastifyReply): void {
    const own = this.#running.filter((one) => one === user).length
    if (own >= most.ofUser || this.#running.length >= most.ofAll)
      throw new Problem(
        429,
        'TOO_MANY_REQUESTS',
        'other exports are still being written; wait until one of them has ended',
      )
    this.#running.push(user)
    reply.raw.once('close', () => this.#running.splice(this.#running.indexOf(user), 1))
  }
}
