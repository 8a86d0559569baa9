import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { realmPath } from './issuer'

/**
 * Hands everything under the realm's path that no other route answers to the provider, without a middleware layer:
 * the body stays unread, the reply belongs to the provider, and the prefix is taken off the path. What the provider
 * believes to be called is decided by the public URL alone, whatever the request's headers say.
 */
export async function mountProvider(
  app: FastifyInstance,
  provider: () => Provider,
  publicUrl: string,
): Promise<void> {
  const { host, protocol } = new URL(publicUrl)
  const answers = new WeakMap<Provider, ReturnType<Provider['callback']>>()
  function answer(...exchange: Parameters<ReturnType<Provider['callback']>>) {
    const current = provider()
    const callback = answers.get(current) ?? current.callback()
    answers.set(current, callback)
    return callback(...exchange)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, null))
    scope.all(`${realmPath}/*`, async (request, reply) => {
      const { raw } = request
      raw.headers.host = host
      raw.headers['x-forwarded-host'] = host
      raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
      const path = raw.url ?? ''
      raw.url = path.slice(realmPath.length)
      ;(raw as { originalUrl?: string }).originalUrl = path
      // What protects browsers holds for the provider's answers, too, unless it says something of its own.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      await answer(raw, reply.raw)
    })
  })
}
