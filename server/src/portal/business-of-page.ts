import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../http/problem'

const id = z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined)

/**
 * The business that a public page names in its query. Styles and images never fail: whoever asks for nonsense, or for
 * a business that does not exist, sees the portal's own.
 */
export const businessOfPage = (
  { query }: FastifyRequest,
  name: 'superClientBusinessId' | 'clientBusinessId',
): number | undefined => id.parse((query as Record<string, unknown>)[name])

/** A token that is not good shows the portal's own looks: what is wrong with it is said by the page's calls. */
export const ifGood = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof Problem && error.status < 500) return undefined
    throw error
  })
