import type { Locale } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { AccountLinks } from './account-links'
import type { AuditLog } from '../audit/audit-log'
import { forgottenPasswordMail } from '../mail/account-mail'
import { resetPasswordPath } from './reset-password'
import { addressed, type MailParts } from '../mail/notify-user'

/** One address may belong to several people of an office. */
const MAX_USERS = 5

/** Mails a link to everybody who has this user name or address and a password to forget. */
export async function sendPasswordLinks(
  { db, mailer, publicUrl, audit, links }: MailParts & { audit: AuditLog; links: AccountLinks },
  typed: string,
  locale: Locale,
): Promise<void> {
  const users = await db
    .selectFrom('portal_user')
    .select(['uuid', 'user_name as userName', 'display_name as displayName', 'email', 'client_business_id'])
    .where(({ or, eb }) => or([eb(sql`lower(user_name)`, '=', typed), eb(sql`lower(email)`, '=', typed)]))
    .where('disabled', '=', false)
    .where('password_hash', 'is not', null)
    .where('facts_of', 'is', null)
    .limit(MAX_USERS)
    .execute()
  for (const user of users) {
    const to = await addressed(db, user, locale)
    if (!to) continue
    const link = await db.transaction().execute(async (transaction) => {
      const made = await links.create(transaction, user.uuid)
      await audit.write(transaction, {
        action: 'password.link-sent',
        subject: { id: user.uuid, name: user.displayName },
        businessId: user.client_business_id,
      })
      return made
    })
    const query = new URLSearchParams({ token: link.token })
    const address = `${publicUrl}${resetPasswordPath}?${query}`
    await mailer.send(forgottenPasswordMail(to, { link: address, until: link.until }))
  }
}
