import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { lightenAssets } from './asset-headers'
import {
  contentSecurityPolicy,
  identityOrigin,
  reportingEndpoints,
  tilesOrigin,
  trackingOrigin,
} from './content-security-policy'
import { isEncrypted } from './encrypted'

const year = 365 * 24 * 60 * 60

/** Powers of a browser that no feature needs; one that needs one day takes it off this list. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * The headers that protect browsers, on every answer: pages, calls, errors and redirects. Files that pages load keep
 * those that mean something to them.
 */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const policies = [false, true].map((encrypted) =>
    contentSecurityPolicy({
      ...identityOrigin(config),
      ...tilesOrigin(config),
      ...trackingOrigin(config),
      embeddingOrigins: config.embeddingOrigins,
      encrypted,
    }),
  )

  app.addHook('onRequest', async (request, reply) => {
    const encrypted = isEncrypted(request, config)
    reply.header('content-security-policy', policies[Number(encrypted)])
    reply.header('permissions-policy', unused.map((power) => `${power}=()`).join(', '))
    reply.header('cross-origin-opener-policy', openerPolicy(request, config))
    if (!encrypted) return
    reply.header('reporting-endpoints', reportingEndpoints)
    reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
  })

  await app.register(helmet, {
    // Set above, and with a nonce by the page.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: false,
    // Without a referrer browsers send `Origin: null` with a form, and same-origin checks would fail.
    referrerPolicy: { policy: 'same-origin' },
    // It knows no list of origins; the policy's frame-ancestors says it better.
    xFrameOptions: config.embeddingOrigins.length === 0 && { action: 'sameorigin' },
  })
  lightenAssets(app, policies)
}

/**
 * A window that a foreign page opens to sign in has to be able to answer that page. So with foreign pages configured
 * the steps of a sign-in keep their opener; every page of the portal itself lets go of it.
 */
function openerPolicy({ url }: FastifyRequest, { embeddingOrigins }: Config): string {
  const isSignIn = /^\/(login|auth|platform\/embedded-sign-in)(?=[/?]|$)/.test(url)
  return isSignIn && embeddingOrigins.length > 0 ? 'unsafe-none' : 'same-origin'
}
