import { getTermsAndConditions } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { registerRoute } from '../../http/register-route'
import { localeOf } from '../../locale/locale'
import { terms } from './terms'

/** The terms and conditions for everyone, signed in or not. */
export function registerTerms(app: FastifyInstance, db: Kysely<Tables>): void {
  registerRoute(app, getTermsAndConditions, async ({ query, request, reply }) => {
    const locale = await localeOf(db, request, { chosen: query.locale })
    // A text by itself is JSON too; Fastify would send it without its quotation marks.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
    return terms[locale]
  })
}
