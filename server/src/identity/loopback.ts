import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * A fetch that reaches the portal itself without the network: the public URL may not be reachable from here, and its
 * certificate may be one that only browsers know.
 */
export function loopbackFetch(app: FastifyInstance, publicUrl: string): typeof fetch {
  return async (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input)
    if (origin !== publicUrl) return fetch(input, init)
    const request = new Request(input, init)
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
      signal: request.signal,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
    const hasBody = ![204, 205, 304].includes(answer.statusCode)
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    })
  }
}
