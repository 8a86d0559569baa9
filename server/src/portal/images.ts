import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const image = (name: string) => readFileSync(new URL(`./images/${name}`, import.meta.url))

/** Logo and browser icon. Public and signed-in addresses answer the same until a business has a logo of its own. */
export function registerImages(app: FastifyInstance): void {
  const mark = image('mark.svg')
  const images = {
    '/header-logo': mark,
    '/public/header-logo': mark,
    '/favicon': mark,
    '/favicon.svg': mark,
    '/public/favicon': mark,
  }
  for (const [url, content] of Object.entries(images))
    app.get(url, { schema: { hide: true }, config: { asset: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        // An image that is opened as a page must not be able to do anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml')
        .send(content),
    )
}
