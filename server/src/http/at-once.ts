import type { FastifyReply } from 'fastify'
import { Problem } from './problem'
import { whenClosed } from './when-closed'

interface Limits {
  ofOne: number
  ofAll: number
}

/** Long work that is under way, by who has asked for it: one takes not all of the server. */
export class AtOnce {
  readonly #running: (string | number)[] = []

  /** `detail` says to who has to wait what else is under way. */
  constructor(
    private readonly limits: Limits,
    private readonly detail: string,
  ) {}

  /** Counts until the answer is sent or its reader is gone. Throws a Problem (429). */
  begin(who: string | number, reply: FastifyReply): void {
    const own = this.#running.filter((one) => one === who).length
    if (own >= this.limits.ofOne || this.#running.length >= this.limits.ofAll)
      throw new Problem(429, 'TOO_MANY_REQUESTS', this.detail)
    this.#running.push(who)
    whenClosed(reply, () => this.#running.splice(this.#running.indexOf(who), 1))
  }
}
