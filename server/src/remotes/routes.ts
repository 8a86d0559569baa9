import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { hasContentHash } from '../built-files/assets'
import { isPlainPath } from './plain-path'
import type { Remote } from './remotes-file'

const PATIENCE = 8_000
const forEver = 'public, max-age=31536000, immutable'
/** What a page loads of a remote; anything else has no business on the portal's origin. */
const admitted: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** The files of the third parties' features, below `/{feature}/`. Register it after the pages. */
export function registerRemotes(app: FastifyInstance, remotes: readonly Remote[]): void {
  for (const { id, source } of remotes) {
    app.get(`/${id}/*`, { schema: { hide: true }, config: { asset: true } }, async (request, reply) => {
      const file = (request.params as { '*': string })['*']
      const extension = /\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''
      if (!isPlainPath(file) || !Object.hasOwn(admitted, extension)) return reply.callNotFound()
      reply.header('cache-control', hasContentHash(file) ? forEver : 'no-cache')
      return 'folder' in source
        ? reply.sendFile(file, source.folder, { cacheControl: false })
        : sendFetched(reply, source.address + file, admitted[extension] ?? '')
    })
  }
}

/** Fetches the file as nobody: neither cookies nor headers of the browser reach a third party. */
async function sendFetched(reply: FastifyReply, address: string, type: string): Promise<FastifyReply> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) }).catch(
    (err: unknown): undefined => {
      reply.log.warn({ err, address }, 'a remote does not answer')
    },
  )
  if (answer?.status === 404) {
    reply.callNotFound()
    return reply
  }
  if (!answer?.ok || answer.body === null)
    return reply.code(502).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  // A page in a file's place stays one to the browser, which then says so instead of running it.
  const isPage = /html/i.test(answer.headers.get('content-type') ?? '')
  // By these an open page notices that a file of the same name has been deployed anew.
  for (const name of ['etag', 'last-modified']) {
    const said = answer.headers.get(name)
    if (said !== null) reply.header(name, said)
  }
  return reply
    .type(isPage ? 'text/html; charset=utf-8' : type)
    .send(Readable.fromWeb(answer.body as ReadableStream))
}
