import type { Locale } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { SignedInUser } from '../access/signed-in-user'
import { invitationMail } from '../mail/invitation-mail'
import type { Mail, Mailer } from '../mail/mailer'
import type { AccountLinks } from '../account/account-links'
import { assignableRoles } from './assignable-roles'
import { asSubject } from './change-users'
import { invitationLink } from './accept-invitation'
import { userToChange } from './user-to-change'

export interface InvitationParts {
  db: Kysely<Tables>
  audit: AuditLog
  links: AccountLinks
  mailer: Mailer
  /** Origin of the portal. */
  publicUrl: string
}

export interface NewUser {
  businessId: number
  email: string
  displayName: string
  roles: number[]
  locale: Locale
}

/** A user who was created, and the mail with the link to set a password; to be sent once the transaction has ended. */
export interface InvitedUser {
  uuid: string
  mail: Mail
}

/** Creates a user without a password and mails the link to set one. Answers the user's uuid. */
export async function inviteUser(
  parts: InvitationParts,
  principal: SignedInUser,
  wanted: NewUser,
): Promise<string> {
  parts.mailer.ready()
  const { uuid, mail } = await parts.db
    .transaction()
    .execute((transaction) => addInvitedUser(transaction, parts, principal, wanted))
  // A mail that is not taken leaves an invited user behind, to whom a new link can be sent.
  await parts.mailer.send(mail)
  return uuid
}

/**
 * Creates the user within a transaction of the caller's. Rejects with a Problem: 404 outside of the businesses that the
 * asker sees, 403 for roles that they may not give, 409 for a name that is taken.
 */
export async function addInvitedUser(
  transaction: Kysely<Tables>,
  { audit, links, publicUrl }: Pick<InvitationParts, 'audit' | 'links' | 'publicUrl'>,
  principal: SignedInUser,
  wanted: NewUser,
): Promise<InvitedUser> {
  const { businessId, email, displayName, locale } = wanted
  const roles = [...new Set(wanted.roles)].sort((one, other) => one - other)
  const uuid = randomUUID()
  const business = await transaction
    .selectFrom('client_business')
    .select(['name', 'parent_id'])
    .where('id', '=', businessId)
    .executeTakeFirst()
  if (!business || !principal.visibleBusinessIds.includes(businessId)) throw new Problem(404, 'NOT_FOUND')
  const grantable = assignableRoles(principal.roles, { isSubBusiness: business.parent_id !== null })
  if (!roles.every((role) => grantable.includes(role))) throw new Problem(403, 'ROLE_NOT_ASSIGNABLE')
  const created = await transaction
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: email, display_name: displayName, email, client_business_id: businessId },
      ...{ roles: sql<number[]>`${`{${roles.join()}}`}::integer[]`, password_hash: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (!created) throw new Problem(409, 'USER_NAME_TAKEN')
  const { token, until } = await links.create(transaction, uuid)
  await audit.write(transaction, {
    action: 'user.invited',
    actor: principal,
    subject: { id: uuid, name: displayName },
    businessId,
    detail: { roles },
  })
  const mail = invitationMail({
    ...{ name: displayName, userName: email, inviter: principal.displayName, business: business.name },
    ...{ until, link: invitationLink(publicUrl, token), locale },
  })
  return { uuid, mail }
}

/** Mails a new link to somebody who was invited and has set no password yet. */
export async function renewInvitation(
  { db, audit, links, mailer, publicUrl }: InvitationParts,
  principal: SignedInUser,
  { userUuid, locale }: { userUuid: string; locale: Locale },
): Promise<void> {
  mailer.ready()
  const { user, link } = await db.transaction().execute(async (transaction) => {
    const user = await userToChange(transaction, principal, userUuid)
    if (!user.isInvited || user.disabled) throw new Problem(404, 'NOT_FOUND')
    const link = await links.create(transaction, userUuid)
    await audit.write(transaction, {
      action: 'user.invitation-renewed',
      actor: principal,
      subject: asSubject(user),
      businessId: user.businessId,
    })
    return { user, link }
  })
  const { displayName: name, userName, businessName: business } = user
  const to = { name, userName, business, inviter: principal.displayName }
  await mailer.send(
    invitationMail({ ...to, until: link.until, link: invitationLink(publicUrl, link.token), locale }),
  )
}
