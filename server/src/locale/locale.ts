import type { Locale } from '@energycockpit/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Tables } from '../entities/tables'
import { pageLocale } from './page-locale'
import type { SignedInUser } from '../access/signed-in-user'
import { readUserProperty, writeUserProperty } from './user-properties'

const cookieName = 'locale'
const secondsOfAYear = 31_536_000

/** The language to speak: what is requested now, what the user chose, what this browser was told, what it prefers. */
export async function localeOf(
  db: Kysely<Tables>,
  request: FastifyRequest,
  { user, chosen }: { user?: SignedInUser | undefined; chosen?: string | undefined } = {},
): Promise<Locale> {
  const property = user && (await readUserProperty(db, user.uuid, cookieName))
  return pageLocale({
    chosen,
    uiLocales: property,
    cookie: request.cookies[cookieName],
    acceptLanguage: request.headers['accept-language'],
  })
}

export async function rememberLocale(db: Kysely<Tables>, user: SignedInUser, locale: Locale): Promise<void> {
  await writeUserProperty(db, user.uuid, cookieName, locale)
}

/** Also for signed-in users: the sign-in page speaks the language that was chosen in the portal. */
export function setLocaleCookie(reply: FastifyReply, config: Config, locale: Locale): void {
  reply.setCookie(cookieName, locale, {
    path: '/',
    maxAge: secondsOfAYear,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.cookieSecure,
  })
}
