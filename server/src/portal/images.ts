import { appearanceImagesPath } from '@energycockpit/contract'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { looksOf } from './appearance/looks-of'
import { findImage } from './appearance/repository'
import { businessOfPage } from './business-of-page'

const mark = readFileSync(new URL('./images/mark.svg', import.meta.url))
const own = {
  mediaType: 'image/svg+xml',
  content: mark,
  tag: createHash('sha256').update(mark).digest('hex'),
}

/** Logo and browser icon: of the user's business, or of the one that a public page names; else the portal's mark. */
export function registerImages(app: FastifyInstance, db: Kysely<Tables>): void {
  const options = { schema: { hide: true }, config: { asset: true } }
  const ofUser = async (request: FastifyRequest) => (await app.authenticate(request))?.clientBusinessId
  const ofPage = (request: FastifyRequest) => businessOfPage(request, 'clientBusinessId')

  for (const [url, place, businessOf] of [
    ['/header-logo', 'logo', ofUser],
    ['/public/header-logo', 'logo', ofPage],
    ['/favicon', 'favicon', ofUser],
    ['/public/favicon', 'favicon', ofPage],
  ] as const)
    app.get(url, options, async (request, reply) => {
      const hash = (await looksOf(db, await businessOf(request)))[place]
      const found = hash === undefined ? undefined : await findImage(db, hash)
      const { mediaType, content, tag } = found ? { ...found, tag: hash } : own
      const etag = `"${tag}"`
      shutIn(reply).header('cache-control', 'private, no-cache').header('etag', etag).type(mediaType)
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content)
    })

  app.get('/favicon.svg', options, (_request, reply) =>
    shutIn(reply).header('cache-control', 'public, max-age=86400').type(own.mediaType).send(mark),
  )

  app.get(`${appearanceImagesPath}/:hash`, options, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const found = /^[0-9a-f]{64}$/.test(hash) ? await findImage(db, hash) : undefined
    if (!found) throw new Problem(404, 'NOT_FOUND')
    return shutIn(reply)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(found.mediaType)
      .send(found.content)
  })
}

/** An image that is opened as a page must not be able to do anything, nor be taken for something else. */
const shutIn = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
