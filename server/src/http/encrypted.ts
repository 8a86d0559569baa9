import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/**
 * Whether the browser reached the portal by https. A proxy that is trusted knows best; without its word the public
 * URL decides. What a stranger writes into the header counts nothing.
 */
export function isEncrypted(
  request: Pick<FastifyRequest, 'headers'>,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean {
  const forwarded = trustProxy ? request.headers['x-forwarded-proto'] : undefined
  // The last of several is that of the nearest proxy, which is the one we trust.
  const nearest = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim().toLowerCase()
  return nearest ? nearest === 'https' : publicUrl.startsWith('https:')
}
