import {
  acceptRegistration as acceptCall,
  confirmRegistration as confirmCall,
  listRegistrations as listCall,
  openRegistration as openCall,
  readRegistration as readCall,
  rejectRegistration as rejectCall,
  resendRegistrationMail as resendCall,
  sendRegistration as sendCall,
  withdrawOwnRegistration as withdrawOwnCall,
  withdrawRegistration as withdrawCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../access/menu-page'
import { accountLinks } from '../account/account-links'
import { checkThrottle } from '../account/confirm-password'
import { serviceRoutes } from '../audit/service-routes'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import { afterAnswers } from '../http/after-answers'
import { registerRoute } from '../http/register-route'
import { createPasswordThrottle } from '../identity/password-throttle'
import type { Identity } from '../identity/routes'
import { createMailer } from '../mail/mailer'
import {
  acceptRegistration,
  readRegistration,
  readRegistrations,
  rejectRegistration,
  withdrawRegistration,
  type DecidingParts,
} from './deciding-service'
import { formTickets, ticketLasts } from './form-tickets'
import { purgeWhileServing } from './purge-while-serving'
import { registrationLinks } from './registration-links'
import { confirmRegistration, resendMail, sendRegistration, withdrawOwnRegistration } from './sending-service'

export const registrationsPage: MenuPage = {
  label: { de: 'Registrierungen', en: 'Registrations' },
  glyph: 'business',
  url: '/platform/home-portal/registrations',
  needs: 'registrations:administer',
}

const PER_MINUTE = 60
const MAX_BYTES = 32_768
/** So many are free before each further one has to wait: for an address of mail from a network, alone, and for a network. */
const requests = { name: 'registration', free: { userAtAddress: 5, user: 10, address: 20 } }
const mailsAgain = { name: 'registration mail', free: { userAtAddress: 2, user: 3, address: 20 } }

interface Parts {
  config: Config
  entities: Entities
  identity: Identity
  /** Of the terms and the privacy notice, as they are now. */
  consentVersion: string
}

/** Companies register on a public page; administrators decide on what has been confirmed. */
export function registerRegistration(
  app: FastifyInstance,
  { config, entities, identity, consentVersion }: Parts,
): void {
  const { db } = entities
  const { audit, issuer, secrets } = identity
  const { publicUrl } = config
  const mailer = createMailer(config)
  const links = registrationLinks(secrets, publicUrl)
  const tickets = formTickets(secrets)
  const sending = { db, audit, mailer, tickets, links, log: app.log }
  const requestThrottle = createPasswordThrottle(db, secrets, requests)
  const mailThrottle = createPasswordThrottle(db, secrets, mailsAgain)
  const afterAnswer = afterAnswers(app, 'a mail about a registration was not sent')
  const limits = { perMinute: PER_MINUTE, bodyLimit: MAX_BYTES }

  registerRoute(
    app,
    openCall,
    () => {
      mailer.ready()
      return { ticket: tickets.issue(consentVersion), lasts: ticketLasts / 1000 }
    },
    limits,
  )

  registerRoute(
    app,
    sendCall,
    async ({ body, request, reply }) => {
      mailer.ready()
      await checkThrottle(requestThrottle, body.email, { request, reply })
      const afterwards = await sendRegistration(sending, body)
      if (afterwards) afterAnswer({ request, reply }, afterwards)
      return null
    },
    limits,
  )

  registerRoute(
    app,
    resendCall,
    async ({ body, request, reply }) => {
      mailer.ready()
      await checkThrottle(mailThrottle, links.hashOfTicket(body.ticket), { request, reply })
      afterAnswer({ request, reply }, () => resendMail(sending, body.ticket))
      return null
    },
    limits,
  )

  registerRoute(
    app,
    confirmCall,
    async ({ body, request, reply }) => {
      const { outcome, afterwards } = await confirmRegistration(sending, body.token)
      if (afterwards) afterAnswer({ request, reply }, afterwards)
      return { outcome }
    },
    limits,
  )

  registerRoute(app, withdrawOwnCall, ({ body }) => withdrawOwnRegistration(sending, body.token), limits)

  const deciding: DecidingParts = {
    ...{ mailer, links, publicUrl, isKept: !issuer.embedded },
    invitations: accountLinks(secrets, 'invitation'),
  }
  const { read, change } = serviceRoutes(app, { entities, audit })
  read(listCall, (context, { query }) => readRegistrations(context, query))
  read(readCall, (context, { params }) => readRegistration(deciding, context, params.registrationId))
  // These two mail when their transaction has ended, and begin it themselves.
  read(acceptCall, (context, { params, body }) =>
    acceptRegistration(deciding, context, { id: params.registrationId, ...body }),
  )
  read(rejectCall, (context, { params, body }) =>
    rejectRegistration(deciding, context, { id: params.registrationId, ...body }),
  )
  change(withdrawCall, (context, { params, query }) =>
    withdrawRegistration(context, { id: params.registrationId, ...query }),
  )
  purgeWhileServing(app, db)
}
