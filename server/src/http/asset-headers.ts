import type { FastifyInstance } from 'fastify'

/** What is said to documents only; on a file that a document loads it has no effect, and there are dozens to a page. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A script may be run as a worker, whose policy is its own and not that of the page. */
const policyOfScripts = "default-src 'self'"
/** What can be opened as a document and has markup or is unknown; drawings bring their styles. */
const policyOfMarkup = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const scripts = /^(text|application)\/(javascript|ecmascript)$/
/** Opened as documents they are shown and do nothing. */
const inert = /^(text\/css|application\/json|font\/.*|image\/(?!svg).*)$/

/** The policy of a file that a page loads; undefined: it needs none. */
export function policyOfAsset(contentType: string): string | undefined {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (scripts.test(type)) return policyOfScripts
  return inert.test(type) ? undefined : policyOfMarkup
}

/**
 * Leaves to the files that pages load (`config.asset`) what protects them: their type as it is said, who may load
 * them, how long they are kept. Pages among them and refusals keep all. `usual`: the policies of answers that say
 * nothing of their own; another one stays.
 */
export function lightenAssets(app: FastifyInstance, usual: readonly string[]): void {
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (request.routeOptions.config.asset !== true) return
    if (reply.statusCode >= 400 || type.startsWith('text/html')) return
    for (const name of ofDocuments) reply.removeHeader(name)
    if (!usual.includes(String(reply.getHeader('content-security-policy')))) return
    // Without an answer of its own: the browser takes the headers of the one that it has kept.
    const policy = reply.statusCode === 304 ? undefined : policyOfAsset(type)
    if (policy === undefined) reply.removeHeader('content-security-policy')
    else reply.header('content-security-policy', policy)
  })
}
