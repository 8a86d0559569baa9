import type { Locale } from '@energycockpit/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { pageLocale } from '../locale/page-locale'
import type { KindName } from '../notifications/kinds'
import { notify } from '../notifications/notify'
import { accountNoticeMail, type AccountNotice, type Addressed } from './account-mail'
import type { Mailer } from './mailer'
import { readUserProperty } from '../locale/user-properties'

export interface MailParts {
  db: Kysely<Tables>
  mailer: Mailer
  /** Origin of the portal. */
  publicUrl: string
  log: FastifyBaseLogger
}

export interface Recipient {
  uuid: string
  userName: string
  displayName: string
  email: string | null
}

/** Name, address and language of a user's mails: the language they chose, else what they seem to speak now. */
export async function addressed(
  db: Kysely<Tables>,
  { uuid, userName, displayName, email }: Recipient,
  acceptLanguage?: string,
): Promise<Addressed | undefined> {
  if (email === null) return undefined
  const chosen = await readUserProperty(db, uuid, 'locale')
  const locale: Locale = pageLocale({ chosen, acceptLanguage })
  return { name: displayName, userName, address: email, locale }
}

const kindOfNotice: Readonly<Record<AccountNotice, KindName>> = {
  'password-changed': 'PASSWORD_CHANGED',
  'second-factor-on': 'SECOND_FACTOR_ON',
  'second-factor-off': 'SECOND_FACTOR_OFF',
  'recovery-codes-renewed': 'RECOVERY_CODES_RENEWED',
  'recovery-code-used': 'RECOVERY_CODE_USED',
  'api-token-created': 'API_TOKEN_CREATED',
  'api-token-revoked': 'API_TOKEN_REVOKED',
}

/**
 * Tells a user by mail and among their notifications what has happened to their account. What has happened stays so when
 * they cannot be told.
 */
export async function notifyUser(
  { db, mailer, publicUrl, log }: MailParts,
  user: Recipient,
  notice: AccountNotice,
  { acceptLanguage, ...values }: { acceptLanguage?: string | undefined; left?: number; token?: string } = {},
): Promise<void> {
  try {
    await notify(db, { kind: kindOfNotice[notice], businessId: null, userUuid: user.uuid })
    const to = await addressed(db, user, acceptLanguage)
    const portal = `${publicUrl}/platform/home-portal`
    if (to) await mailer.send(accountNoticeMail(to, notice, { portal, ...values }))
  } catch (err) {
    log.warn({ err, user: user.uuid, notice }, 'a user could not be told')
  }
}
