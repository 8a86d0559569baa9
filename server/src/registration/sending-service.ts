import {
  plainTaxNumber,
  registrationDetailsSchema,
  registrationKeptDays,
  type Locale,
  type sendRegistration as sendCall,
} from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import type { Log } from '../log'
import type { Mailer } from '../mail/mailer'
import { accountKnownMail, confirmationMail, registrationArrivedMail } from '../mail/registration-mail'
import { pageLocale } from '../locale/page-locale'
import { notify } from '../notifications/notify'
import { administratorsToTell, hasAccount, type Administrator } from './administrators-repository'
import type { formTickets } from './form-tickets'
import type { RegistrationLinks } from './registration-links'
import { deleteByToken } from './deleting-repository'
import { referenceOf } from './registration-links'
import {
  addRegistration,
  confirmByToken,
  countUnconfirmed,
  deleteOldestUnconfirmed,
  isConfirmed,
  sharedBusiness,
  unconfirmedOfTicket,
} from './repository'

/** So many requests wait for their confirmation at most; then one that is older than a day makes room for another. */
export const MAX_UNCONFIRMED = 1000
/** And so many of one address, which is mailed no more then: nobody fills the letter box of somebody else. */
export const MAX_OF_ADDRESS = 5
const day = 24 * 60 * 60 * 1000

export interface SendingParts {
  db: Entities['db']
  audit: AuditLog
  mailer: Mailer
  tickets: ReturnType<typeof formTickets>
  links: RegistrationLinks
  log: Pick<Log, 'warn' | 'info'>
}

/** What is to be done once the answer is out; undefined: nothing. */
type Afterwards = (() => Promise<void>) | undefined

/**
 * Stores a request. A program that was caught is answered as everybody is, and nothing is stored; so is a form that
 * comes twice. Rejects with a Problem: 409 for a ticket that is too old or has sent something else, 429 while too many
 * wait to be confirmed.
 */
export async function sendRegistration(
  { db, mailer, tickets, links, log }: SendingParts,
  sent: z.output<(typeof sendCall)['body']>,
  now = new Date(),
): Promise<Afterwards> {
  const ticket = tickets.read(sent.ticket, now.getTime())
  if (ticket.kind === 'expired') throw new Problem(409, 'REGISTRATION_TICKET_EXPIRED')
  if (ticket.kind === 'too-fast' || (sent.homepage ?? '') !== '') {
    log.info(
      { caught: ticket.kind === 'too-fast' ? 'too fast' : 'hidden field' },
      'a registration was ignored',
    )
    return undefined
  }
  const waiting = await countUnconfirmed(db, sent.email)
  if (waiting.ofAddress >= MAX_OF_ADDRESS) return undefined
  if (waiting.inAll >= MAX_UNCONFIRMED) await makeRoom(db, now)
  const details = registrationDetailsSchema.parse(sent)
  const id = randomUUID()
  const { clientBusinessId, locale } = sent
  const outcome = await addRegistration(db, {
    ...{ id, details, locale, consentVersion: ticket.consentVersion },
    businessId: clientBusinessId === undefined ? null : await sharedBusiness(db, clientBusinessId),
    plainTaxNumber: plainTaxNumber(details.taxNumber) || null,
    plainRegisterNumber: plainTaxNumber(details.registerNumber) || null,
    ticketHash: links.hashOfTicket(sent.ticket),
    tokenHash: links.hashOfRequest(id),
  })
  // After a response that was lost, something was corrected: with a ticket of its own that is a request as well.
  if (outcome === 'other') throw new Problem(409, 'REGISTRATION_TICKET_EXPIRED')
  if (outcome === 'known') return undefined
  return () => mailApplicant({ db, mailer, links }, { id, email: details.email, locale, sentAt: now })
}

async function makeRoom(db: Entities['db'], now: Date): Promise<void> {
  if (await deleteOldestUnconfirmed(db, new Date(now.getTime() - day))) return
  throw new Problem(429, 'TOO_MANY_REQUESTS')
}

/** The mail once more, if the request still waits for it. */
export async function resendMail(parts: SendingParts, ticket: string): Promise<void> {
  const found = await unconfirmedOfTicket(parts.db, parts.links.hashOfTicket(ticket))
  if (found) await mailApplicant(parts, found)
}

/** Whether somebody has an account is told to the address alone, and to nobody who asks. */
async function mailApplicant(
  { db, mailer, links }: Pick<SendingParts, 'db' | 'mailer' | 'links'>,
  { id, email, locale, sentAt }: { id: string; email: string; locale: Locale; sentAt: Date },
): Promise<void> {
  const to = { address: email, locale }
  if (await hasAccount(db, email)) return mailer.send(accountKnownMail(to, { portal: links.portal }))
  const until = new Date(sentAt.getTime() + registrationKeptDays.SENT * day)
  await mailer.send(confirmationMail(to, { link: links.confirmation(id), until }))
}

/** A second time it is confirmed as well, and nobody is told again. */
export async function confirmRegistration(
  parts: SendingParts,
  token: string,
): Promise<{ outcome: 'confirmed' | 'unknown'; afterwards: Afterwards }> {
  const { db, audit, links } = parts
  const hash = links.hashOf(token)
  const confirmed = await db.transaction().execute(async (transaction) => {
    const found = await confirmByToken(transaction, hash, new Date())
    if (!found) return undefined
    const { id, businessId, companyName } = found
    await audit.write(transaction, {
      action: 'registration.confirmed',
      ...{ subject: { id, name: referenceOf(id) }, businessId },
    })
    const administrators = await administratorsToTell(transaction, businessId)
    for (const { uuid } of administrators)
      await notify(transaction, {
        ...{ kind: 'REGISTRATION_REQUEST', businessId: null, userUuid: uuid },
        ...{ objectId: id, params: { name: companyName } },
      })
    return { id, companyName, administrators }
  })
  if (confirmed) return { outcome: 'confirmed', afterwards: () => mailAdministrators(parts, confirmed) }
  return { outcome: (await isConfirmed(db, hash)) ? 'confirmed' : 'unknown', afterwards: undefined }
}

/** Each address gets one mail; one that cannot be sent keeps nobody else from theirs. */
async function mailAdministrators(
  { mailer, links, log }: SendingParts,
  { id, companyName, administrators }: { id: string; companyName: string; administrators: Administrator[] },
): Promise<void> {
  const byAddress = new Map(administrators.map((one) => [one.address?.toLowerCase(), one]))
  for (const { name, address, locale } of byAddress.values()) {
    if (address === null) continue
    const to = { name, address, locale: pageLocale({ chosen: locale ?? undefined }) }
    await mailer
      .send(registrationArrivedMail(to, { company: companyName, link: links.administration(id) }))
      .catch((err: unknown) => log.warn({ err, registration: id }, 'an administrator could not be told'))
  }
}

/**
 * What nobody has decided is deleted as whoever sent it wishes; what is not there needs nothing. What is decided stays:
 * whoever decided knows of it, and is asked to delete it.
 */
export async function withdrawOwnRegistration(
  { db, audit, links }: SendingParts,
  token: string,
): Promise<{ outcome: 'withdrawn' | 'decided' }> {
  const hash = links.hashOf(token)
  await db.transaction().execute(async (transaction) => {
    const deleted = await deleteByToken(transaction, hash)
    if (deleted)
      await audit.write(transaction, {
        action: 'registration.withdrawn',
        subject: { id: deleted.id, name: referenceOf(deleted.id) },
        businessId: deleted.businessId,
      })
  })
  return { outcome: (await isConfirmed(db, hash)) ? 'decided' : 'withdrawn' }
}
