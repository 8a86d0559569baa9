import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { looksOf } from './appearance/looks-of'
import { businessOfPage, ifGood } from './business-of-page'
import { themeStyles } from './theme-styles'

/** Themed style sheets: of the signed-in user's business, of a running log-in's, or of the one that a page names. */
export function registerTheme(app: FastifyInstance, db: Kysely<Tables>): void {
  const options = { schema: { hide: true }, config: { asset: true } }
  app.get('/variables/css', options, async (request, reply) => {
    const user = hasActionToken(request)
      ? await ifGood(app.holderOfActionToken(request))
      : await app.authenticate(request)
    return sendTheme(request, reply, user?.clientBusinessId)
  })
  app.get('/public/variables/css', options, (request, reply) =>
    sendTheme(request, reply, businessOfPage(request, 'superClientBusinessId')),
  )

  async function sendTheme(
    request: FastifyRequest,
    reply: FastifyReply,
    businessId: number | undefined,
  ): Promise<FastifyReply> {
    const styles = themeStyles((await looksOf(db, businessId)).accent)
    const etag = `"${createHash('sha256').update(styles).digest('base64url').slice(0, 16)}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag).type('text/css; charset=utf-8')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(styles)
  }
}

const hasActionToken = ({ query }: FastifyRequest) => Object.hasOwn((query ?? {}) as object, 'actionToken')
