import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { SignedInUser } from '../access/signed-in-user'
import { ownTheme, themeOf, themeStyles } from './theme'

/** Themed style sheets: of the signed-in user's business, of a running log-in's, or of the one that a page names. */
export function registerTheme(app: FastifyInstance, db: Kysely<Tables>): void {
  const options = { schema: { hide: true }, config: { asset: true } }
  app.get('/variables/css', options, async (request, reply) => {
    const user = await principal(request)
    return sendTheme(request, reply, await accentOf(db, user?.clientBusinessId))
  })
  app.get('/public/variables/css', options, async (request, reply) => {
    const { superClientBusinessId } = publicQuery.parse(request.query)
    return sendTheme(request, reply, await accentOf(db, superClientBusinessId))
  })

  /** A token that is not good shows the portal's own colours: what is wrong with it is said by the page's calls. */
  async function principal(request: FastifyRequest): Promise<SignedInUser | undefined> {
    if (!hasActionToken(request)) return app.authenticate(request)
    return app.holderOfActionToken(request).catch((error: unknown) => {
      if (error instanceof Problem && error.status < 500) return undefined
      throw error
    })
  }
}

const hasActionToken = ({ query }: FastifyRequest) => Object.hasOwn((query ?? {}) as object, 'actionToken')

/** A public style sheet never fails: whoever asks for a business that does not exist sees the portal's own colours. */
const publicQuery = z.object({
  superClientBusinessId: z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined),
})

/** A sub-business without a colour of its own has its super client's. */
async function accentOf(db: Kysely<Tables>, businessId: number | undefined): Promise<string | undefined> {
  if (businessId === undefined) return undefined
  const business = await db
    .selectFrom('client_business')
    .leftJoin('client_business as parent', 'parent.id', 'client_business.parent_id')
    .select(['client_business.accent_colour as own', 'parent.accent_colour as inherited'])
    .where('client_business.id', '=', businessId)
    .executeTakeFirst()
  return business?.own ?? business?.inherited ?? undefined
}

function sendTheme(request: FastifyRequest, reply: FastifyReply, accent: string | undefined): FastifyReply {
  const styles = themeStyles(accent === undefined ? ownTheme : themeOf(accent))
  const etag = `"${createHash('sha256').update(styles).digest('base64url').slice(0, 16)}"`
  reply.header('cache-control', 'private, no-cache').header('etag', etag).type('text/css; charset=utf-8')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(styles)
}
