import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { extname, join } from 'node:path'
import { versionOf, type Build } from './build'
import { features, genericFeature, libraries, shell, type BuiltPackage } from './built-packages'
import { compressedCopy } from './compressed-copy'

const forEver = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time. */
const asksAgain = 'no-cache'

export interface AssetOptions {
  root: string
  /** The entries of a package as they were built last, by the package's name. */
  currentEntries(name: string): Promise<readonly Build[]>
  /** Whether this request may have the script that replaces entries of the import map. */
  overridesAllowed(request: FastifyRequest): Promise<boolean>
}

/** The built files of the shell, the features and the shared libraries. What is not there is a 404, never a page. */
export async function registerAssets(
  app: FastifyInstance,
  { root, currentEntries, overridesAllowed }: AssetOptions,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, root, dotfiles: 'deny', cacheControl: false })

  const serve = (
    { address, folder }: BuiltPackage,
    cacheControl: (file: string, request: FastifyRequest) => Promise<string | undefined>,
  ) => {
    app.get(`${address}*`, { schema: { hide: true }, config: { asset: true } }, async (request, reply) => {
      const file = (request.params as { '*': string })['*']
      const kept = await cacheControl(file, request)
      if (kept === undefined) return reply.callNotFound()
      return sendFile(request, reply.header('cache-control', kept), file, join(root, folder))
    })
  }

  serve(libraries, async (file, request) =>
    file.startsWith('import-map-overrides@') && !(await overridesAllowed(request)) ? undefined : forEver,
  )
  for (const built of [shell, genericFeature, ...features])
    serve(built, async (file, request) => {
      if (hasContentHash(file)) return forEver
      const { v } = request.query as { v?: string }
      const entries = await currentEntries(built.name)
      // An old page may ask for an old version of an entry: what it gets then must not be kept under that name.
      const isCurrent = entries.some((build) => build.entry === file && versionOf(build) === v)
      return isCurrent ? forEver : asksAgain
    })
}

/** Chunks and style sheets are named after their content: `name.0a1b2c3d.js`. */
export function hasContentHash(file: string): boolean {
  return /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/.test(file)
}

/** What the server's static files would call it, were it not compressed. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Sends the compressed copy where the build has written one; else the file, which is compressed on its way. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  folder: string,
): Promise<FastifyReply> {
  const type = contentTypes[extname(file)]
  const copy = type && (await compressedCopy(join(folder, file), request.headers['accept-encoding']))
  if (!type || !copy) return reply.sendFile(file, folder, { cacheControl: false })
  reply.type(type).header('content-encoding', copy.encoding)
  varyByEncoding(reply)
  return reply.sendFile(file + copy.suffix, folder, { cacheControl: false, contentType: false })
}

/** Embedding may have said that the answer differs by origin, too. */
function varyByEncoding(reply: FastifyReply): void {
  const known = reply.getHeader('vary')
  reply.header('vary', known === undefined ? 'accept-encoding' : `${String(known)}, accept-encoding`)
}
