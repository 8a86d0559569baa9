import type {
  acceptRegistration as acceptCall,
  ListedRegistration,
  Registration,
  RegistrationState,
} from '@energycockpit/contract'
import type * as z from 'zod/mini'
import type { AccountLinks } from '../account/account-links'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { businessesToInviteTo } from '../administration/administered-users'
import { assignableRoles } from '../administration/assignable-roles'
import { addBusiness } from '../administration/create-business'
import { addInvitedUser } from '../administration/invite-users'
import { inTransaction, type ChangeContext, type Context } from '../audit/service-context'
import { Problem } from '../http/problem'
import type { Mail, Mailer } from '../mail/mailer'
import { registrationAcceptedMail, registrationRejectedMail } from '../mail/registration-mail'
import { duplicateHints } from './hints-repository'
import { deleteRegistration } from './deleting-repository'
import { referenceOf, type RegistrationLinks } from './registration-links'
import {
  decide,
  findRegistration,
  listRegistrations,
  visibleRoots,
  type Deciding,
  type FoundRegistration,
} from './repository'
import { whenDeleted } from './when-deleted'

export interface DecidingParts {
  mailer: Mailer
  links: RegistrationLinks
  invitations: AccountLinks
  /** Origin of the portal. */
  publicUrl: string
  /** The identity provider keeps the users. */
  isKept: boolean
}

/** Who may open the portal to anybody decides also on requests that came by no business's pages. */
const decidingOf = ({ visibleBusinessIds, roles }: SignedInUser): Deciding => ({
  visible: visibleBusinessIds,
  ownOfPortal: mayCreateAnywhere(roles),
})
const mayCreateAnywhere = (roles: readonly number[]) => isPermitted(roles, 'businesses:create')

export async function readRegistrations(
  { db, user }: Context,
  query: { state?: RegistrationState | undefined; search?: string | undefined; after?: string | undefined },
): Promise<{ registrations: ListedRegistration[]; next: string | null }> {
  const { found, next } = await listRegistrations(db, decidingOf(user), query)
  return { registrations: found.map(asListed), next }
}

export async function readRegistration(
  { isKept }: DecidingParts,
  context: Context,
  id: string,
): Promise<Registration> {
  const { db, user } = context
  const found = await seen(context, id)
  const { details, decidedAt } = found
  const rolesIn = (isSubBusiness: boolean) => assignableRoles(user.roles, { isSubBusiness })
  return {
    ...details,
    ...asListed(found),
    ...{ locale: found.locale, consentVersion: found.consentVersion, revision: found.revision, isKept },
    confirmedAt: found.confirmedAt?.toISOString() ?? null,
    decision: decidedAt && {
      ...{ at: decidedAt.toISOString(), by: found.decidedBy, reason: found.reason },
      businessName: found.acceptedBusinessName,
    },
    deletedAt: whenDeleted(found).toISOString(),
    hints: await duplicateHints(db, decidingOf(user), found),
    parents: await visibleRoots(db, user.visibleBusinessIds),
    rolesBelow: rolesIn(true),
    rolesAbove: mayCreateAnywhere(user.roles) ? rolesIn(false) : null,
    businesses: await businessesToInviteTo(db, user),
  }
}

/**
 * Creates the business, invites the contact and remembers the decision, all of it or nothing. A mail that is not taken
 * leaves an invited user behind, to whom a new link can be sent.
 */
export async function acceptRegistration(
  parts: DecidingParts,
  context: Context,
  { id, revision, target, roles }: z.output<(typeof acceptCall)['body']> & { id: string },
): Promise<{ mailed: boolean }> {
  parts.mailer.ready()
  const mail = await inTransaction(context, async (changing) => {
    const { db, user, audit } = changing
    const found = await seen(changing, id)
    const businessId =
      target.kind === 'existing' ? visibleTo(user, target.businessId) : await newBusiness(changing, target)
    await decideOn(changing, found, revision, { state: 'ACCEPTED', reason: '', businessId })
    const seesNew = { ...user, visibleBusinessIds: [...user.visibleBusinessIds, businessId] }
    const { email, contactName: displayName, companyName: company, locale } = found
    const invited = parts.isKept
      ? undefined
      : await addInvitedUser(db, { audit, links: parts.invitations, publicUrl: parts.publicUrl }, seesNew, {
          businessId,
          email,
          displayName,
          roles,
          locale,
        })
    await changing.record({
      ...{ action: 'registration.accepted', subject: { id, name: company } },
      businessId,
    })
    return invited?.mail ?? registrationAcceptedMail({ address: email, locale }, { company, ...parts.links })
  })
  return { mailed: await send(parts, context, mail) }
}

/** Below a business that is seen; below none only for whoever may open the portal to anybody. */
async function newBusiness(
  { db, user, audit }: ChangeContext,
  { name, superClientBusinessId: parentId }: { name: string; superClientBusinessId: number | null },
): Promise<number> {
  if (parentId !== null) visibleTo(user, parentId)
  else if (!mayCreateAnywhere(user.roles)) throw new Problem(403, 'FORBIDDEN')
  return addBusiness(db, audit, user, { name, parentId })
}

function visibleTo({ visibleBusinessIds }: SignedInUser, businessId: number): number {
  if (!visibleBusinessIds.includes(businessId)) throw new Problem(404, 'NOT_FOUND')
  return businessId
}

export async function rejectRegistration(
  parts: DecidingParts,
  context: Context,
  { id, revision, reason }: { id: string; revision: number; reason: string },
): Promise<{ mailed: boolean }> {
  const {
    email: address,
    locale,
    companyName: company,
  } = await inTransaction(context, async (changing) => {
    const found = await seen(changing, id)
    await decideOn(changing, found, revision, { state: 'REJECTED', reason, businessId: null })
    await changing.record({ action: 'registration.rejected', ...subjectOf(found) })
    return found
  })
  const link = parts.links.form
  return {
    mailed: await send(
      parts,
      context,
      registrationRejectedMail({ address, locale }, { company, reason, link }),
    ),
  }
}

export async function withdrawRegistration(
  context: ChangeContext,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const found = await seen(context, id)
  if (!(await deleteRegistration(context.db, { id, revision }))) throw changedMeanwhile()
  await context.record({ action: 'registration.withdrawn', ...subjectOf(found) })
}

async function seen({ db, user }: Context, id: string): Promise<FoundRegistration> {
  const found = await findRegistration(db, decidingOf(user), id)
  if (!found) throw new Problem(404, 'NOT_FOUND')
  return found
}

const changedMeanwhile = () => new Problem(409, 'REGISTRATION_CHANGED_MEANWHILE')

async function decideOn(
  { db, user }: ChangeContext,
  { id, state }: FoundRegistration,
  revision: number,
  decision: { state: 'ACCEPTED' | 'REJECTED'; reason: string; businessId: number | null },
): Promise<void> {
  if (state === 'SENT') throw new Problem(409, 'REGISTRATION_NOT_CONFIRMED')
  if (!(await decide(db, { id, revision }, { ...decision, at: new Date(), by: user.uuid })))
    throw changedMeanwhile()
}

/** What was decided stays so when the mail cannot be sent. */
async function send({ mailer }: DecidingParts, { log }: Context, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail)
    return true
  } catch (err) {
    log.warn({ err }, 'an applicant could not be told of a decision')
    return false
  }
}

const subjectOf = ({ id, businessId }: FoundRegistration) => ({
  subject: { id, name: referenceOf(id) },
  businessId,
})

const asListed = (found: FoundRegistration): ListedRegistration => ({
  ...{ id: found.id, state: found.state, companyName: found.companyName, contactName: found.contactName },
  ...{ email: found.email, city: found.details.city, country: found.details.country },
  ...{ businessName: found.businessName, sentAt: found.sentAt.toISOString() },
})
