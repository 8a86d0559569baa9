import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { RequestListener, Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { constants } from 'node:zlib'
import type { Config } from '../config'
import { FreeSpace } from '../data-folder/free-space'
import { StorageFull } from '../data-folder/storage-full'
import type { Log } from '../log'
import { correlationHeader, correlationId } from './correlation'
import { errorResponse, toProblem } from './error-response'
import { respondNotFound } from './not-found'
import { registerOpenApi } from './openapi'
import { Problem } from './problem'
import { logRequests } from './request-log'
import { limitRequestsAtOnce } from './requests-at-once'
import { registerSecurityHeaders } from './security-headers'
import { refuseSlowBodies } from './slow-bodies'
import { readCertificate } from './tls/certificate'
import { followCertificate } from './tls/follow-certificate'
import { createTlsServer } from './tls/tls-server'
import { discardUnreadBodies } from './unread-bodies'

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes that are no calls of the contract: pages, files, the provider's addresses. Each as `METHOD /path`. */
    otherRoutes: Set<string>
  }
  interface FastifyContextConfig {
    /** A file that the browser loads and not a call: logged only when debugging. */
    asset?: boolean
  }
}

/** Of HTTP/1.1, with TLS and without. A request may take as long as the largest file on a line of 0.5 Mbit/s. */
const http1 = {
  requestTimeout: 30 * 60_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
}

/** The HTTP server before any subject has put its routes in: what holds for every answer. */
export async function createHttpServer(config: Config, log: Log): Promise<FastifyInstance> {
  const certificate = config.tls && (await readCertificate(config.tls))
  let endSessions = () => {}
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    // Counted from here: what stands before the address that the outermost trusted proxy saw, a visitor wrote.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    genReqId: (request) => correlationId(request.headers),
    bodyLimit: 1_048_576,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true },
    // A keep-alive connection of an idle browser must not hold up the end of the process.
    forceCloseConnections: 'idle',
    requestTimeout: http1.requestTimeout,
    keepAliveTimeout: http1.keepAliveTimeout,
    http: http1,
    ...(certificate && {
      serverFactory: (listener: RequestListener) => {
        const secure = createTlsServer(listener, { certificate, http1 })
        endSessions = secure.endSessions
        return secure.server as unknown as Server
      },
    }),
  })
  if (config.tls && certificate)
    followCertificate(
      app.server as unknown as SecureServer,
      { files: config.tls, publicUrl: config.publicUrl, certificate },
      log,
    )
  app.addHook('preClose', async () => endSessions())
  limitRequestsAtOnce(app)
  discardUnreadBodies(app)
  refuseSlowBodies(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('registeredCalls', new Set<string>())
  app.decorate('freeSpace', freeSpaceOf(config))
  app.decorate('otherRoutes', new Set<string>())
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (app.registeredCalls.has(schema?.operationId ?? '')) return
    for (const one of [method].flat()) app.otherRoutes.add(`${one} ${url}`)
  })
  takeEmptyBodies(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header(correlationHeader, request.id)
  })
  // Fastify asks for the end of a connection whose body it refuses; HTTP/2 has no such header.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.httpVersionMajor === 2) reply.removeHeader('connection')
  })
  await registerSecurityHeaders(app, config)
  logRequests(app)
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'STORAGE_FULL' && !(problem.cause instanceof StorageFull))
      app.freeSpace.noticeRefusal()
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.message)
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(errorResponse(problem, request.id))
  })
  app.setNotFoundHandler(respondNotFound)

  await app.register(cookie)
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: 1024,
    // Only readings come packed, and they are unpacked as they arrive.
    globalDecompression: false,
    // Of a year of quarter hours (856 kB), 4 makes 134 kB in 13 ms, 5 makes 120 in 32; 11, the default, takes seconds.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  // Only where a route asks for it by its `config.rateLimit`.
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'TOO_MANY_REQUESTS', `Try again in ${after}`),
  })
  await registerOpenApi(app)
  return app
}

/** A store on a server of its own has a disk of its own, and says itself when that is full. */
function freeSpaceOf({ dataDir, databaseUrl, clickhouseUrl, reservedDiskBytes }: Config): FreeSpace {
  const isElsewhere = databaseUrl !== undefined && clickhouseUrl !== undefined
  return new FreeSpace({ folder: isElsewhere ? undefined : dataDir, bytes: reservedDiskBytes })
}

/** Browsers name JSON as the type of every call (specification, section 7), also of those that send nothing. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** What cannot be decoded would be answered before any hook, without the headers that every answer has. */
function readableAddress(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return '/unreadable-address'
  }
}
