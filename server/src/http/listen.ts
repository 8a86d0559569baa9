import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { StartFailure } from '../start-failure'

/** Begins to answer. Throws a StartFailure when the port cannot be had. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    const failure = failures[(error as NodeJS.ErrnoException).code ?? '']
    if (failure === undefined) throw error
    throw failure(host, port, error)
  }
}

const failures: Record<string, (host: string, port: number, cause: unknown) => StartFailure> = {
  EADDRINUSE: (host, port, cause) =>
    new StartFailure(
      `the port ${port} on ${host} is taken by another program.`,
      'set PORT to a free one, or end that program.',
      { cause },
    ),
  EACCES: (_host, port, cause) =>
    new StartFailure(`this user may not listen on the port ${port}.`, 'set PORT to one above 1023.', {
      cause,
    }),
  EADDRNOTAVAIL: (host, _port, cause) =>
    new StartFailure(`this machine has no address ${host}.`, 'correct HOST, or leave it out.', { cause }),
  ENOTFOUND: (host, _port, cause) =>
    new StartFailure(`nobody knows the name ${host}.`, 'correct HOST, or leave it out.', { cause }),
}
