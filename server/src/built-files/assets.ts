import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { access } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { versionOf, type Build } from './build'
import {
  features,
  featuresByManifest,
  genericFeature,
  libraries,
  shell,
  type BuiltPackage,
} from './built-packages'
import type { RunningBuilds } from './running-builds'
import { compressedCopy } from './compressed-copy'

const forEver = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time. */
const asksAgain = 'no-cache'

export interface AssetOptions {
  root: string
  /** The entries of a package as they were built last, by the package's name. */
  currentEntries(name: string): Promise<readonly Build[]>
  builds: RunningBuilds
  /** Whether this request may have the script that replaces entries of the import map. */
  overridesAllowed(request: FastifyRequest): Promise<boolean>
}

/**
 * The built files of the shell, the features and the shared libraries. What is not there is a 404, never a page; what is
 * still being built is waited for.
 */
export async function registerAssets(
  app: FastifyInstance,
  { root, builds, currentEntries, overridesAllowed }: AssetOptions,
): Promise<void> {
  // Their tags say when they have changed, and nobody fetches a part of one.
  const headers = { cacheControl: false, lastModified: false, acceptRanges: false }
  await app.register(fastifyStatic, { serve: false, root, dotfiles: 'deny', ...headers })

  const serve = (
    { address, folder }: BuiltPackage,
    find: (requested: string, request: FastifyRequest) => Promise<Found | undefined>,
  ) => {
    app.get(`${address}*`, { schema: { hide: true }, config: { asset: true } }, async (request, reply) => {
      const found = await find((request.params as { '*': string })['*'], request)
      if (found === undefined) return reply.callNotFound()
      const { file, cacheControl } = found
      return sendFile(request, reply.header('cache-control', cacheControl), file, join(root, folder))
    })
  }

  serve(libraries, async (file, request) =>
    file.startsWith('import-map-overrides@') && !(await overridesAllowed(request))
      ? undefined
      : { file, cacheControl: forEver },
  )
  for (const built of [shell, genericFeature, ...features, ...featuresByManifest])
    serve(built, async (file, request) => {
      if (hasContentHash(file)) return { file, cacheControl: forEver }
      await builds.ended(dirname(built.folder))
      const { v } = request.query as { v?: string }
      const kept = storedEntry(file, v)
      if (kept !== undefined && (await exists(join(root, built.folder, kept))))
        return { file: kept, cacheControl: forEver }
      const entries = await currentEntries(built.name)
      // A version that is not kept any more: what is sent instead must not be kept under its name.
      const isCurrent = entries.some((build) => build.entry === file && versionOf(build) === v)
      return { file, cacheControl: isCurrent ? forEver : asksAgain }
    })
}

/** Below the package's folder. */
interface Found {
  file: string
  cacheControl: string
}

/**
 * The name under which the build has kept an entry's version when it wrote the next one
 * (`scripts/build/stored-entries.mjs`): pages that were opened before go on asking for it.
 */
function storedEntry(entry: string, version: unknown): string | undefined {
  if (typeof version !== 'string' || !/^[0-9a-f]{8}$/.test(version) || !entry.endsWith('.js'))
    return undefined
  return entry.replace(/\.js$/, `.${version}.js`)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

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
