import {
  createBusiness as createBusinessCall,
  endUserSessions,
  getUsers,
  inviteUser as inviteUserCall,
  renewInvitation as renewInvitationCall,
  resetSecondFactor as resetSecondFactorCall,
  setUserDisabled,
  setUserRoles,
  revokeApiTokensOfUser,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { secondFactors } from '../identity/second-factors'
import { notifyUser } from '../mail/notify-user'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/routes'
import { createMailer } from '../mail/mailer'
import { linkExpiredPage } from '../identity/pages/notice-pages'
import { acceptInvitation, invitationPath } from './accept-invitation'
import { accountLinks, linkLasts } from '../account/account-links'
import { administeredUsers, businessesToInviteTo } from './administered-users'
import { createBusiness, superClientsFor } from './create-business'
import { asSubject, changeDisabled, changeRoles, revokeUserTokens } from './change-users'
import { inviteUser, renewInvitation } from './invite-users'
import { resetSecondFactor } from './reset-second-factor'
import { registerSetPassword } from '../account/set-password-routes'
import { userToChange } from './user-to-change'
import type { MenuPage } from '../access/menu-page'

export const usersPage: MenuPage = {
  label: { de: 'Benutzer', en: 'Users' },
  glyph: 'user',
  url: '/platform/home-portal/users',
  needs: 'users:administer',
}

/** Mails that one address may cause: an office that invites its people at once. */
const MAILS_PER_MINUTE = 120

/** User administration: who is there, who comes in, with which roles, and who must stay out. */
export async function registerAdministration(
  app: FastifyInstance,
  { config, entities: { db }, identity }: { config: Config; entities: Entities; identity: Identity },
): Promise<void> {
  const { audit, issuer, secrets } = identity
  const links = accountLinks(secrets, 'invitation')
  const mailer = createMailer(config)
  const factors = secondFactors(secrets)
  const invitation = { db, audit, links, mailer, publicUrl: config.publicUrl }
  if (issuer.embedded)
    await registerSetPassword(app, {
      ...{ db, links, path: invitationPath, lasts: linkLasts.invitation, secure: config.cookieSecure },
      expiredPage: linkExpiredPage,
      setPassword: (token, hash) => acceptInvitation({ db, audit, links }, token, hash),
    })

  /** A Keycloak decides who its users are and what roles they have; here a change would last until the next token. */
  function refuseWhereKeycloakDecides(): void {
    if (!issuer.embedded) throw new Problem(409, 'KEPT_BY_PROVIDER')
  }

  registerRoute(app, getUsers, async ({ query, user }) => {
    const { businessId, search, after } = query
    const requested = businessId === undefined ? undefined : Number(businessId)
    if (requested !== undefined && !user.visibleBusinessIds.includes(requested))
      throw new Problem(404, 'NOT_FOUND')
    const businessIds = requested === undefined ? user.visibleBusinessIds : [requested]
    const page = await administeredUsers(db, user, { businessIds, search, after })
    return {
      ...page,
      businesses: issuer.embedded ? await businessesToInviteTo(db, user) : [],
      superClients: await superClientsFor(db, user),
    }
  })

  registerRoute(app, createBusinessCall, async ({ body, user }) => ({
    id: await createBusiness({ db, audit }, user, body),
  }))

  registerRoute(
    app,
    inviteUserCall,
    async ({ body, user }) => {
      refuseWhereKeycloakDecides()
      return { uuid: await inviteUser(invitation, user, body) }
    },
    { perMinute: MAILS_PER_MINUTE },
  )

  registerRoute(
    app,
    renewInvitationCall,
    async ({ params, body, user }) => {
      refuseWhereKeycloakDecides()
      await renewInvitation(invitation, user, { ...params, ...body })
      return null
    },
    { perMinute: MAILS_PER_MINUTE },
  )

  registerRoute(app, setUserRoles, async ({ params, body, user }) => {
    refuseWhereKeycloakDecides()
    await changeRoles({ db, audit, principal: user, ...params }, body.roles)
    return null
  })

  registerRoute(app, setUserDisabled, async ({ params, body, user }) => {
    await changeDisabled({ db, audit, principal: user, ...params }, body.disabled)
    if (body.disabled) await app.endSessionsOf(params.userUuid)
    return null
  })

  registerRoute(app, resetSecondFactorCall, async ({ params, user, request }) => {
    refuseWhereKeycloakDecides()
    await resetSecondFactor({ db, audit, factors, principal: user, ...params }, (target) =>
      notifyUser({ db, mailer, publicUrl: config.publicUrl, log: request.log }, target, 'second-factor-off'),
    )
    return null
  })

  registerRoute(app, revokeApiTokensOfUser, async ({ params, user }) => {
    await revokeUserTokens({ db, audit, principal: user, ...params })
    return null
  })

  registerRoute(app, endUserSessions, async ({ params, user }) => {
    await db.transaction().execute(async (transaction) => {
      const target = await userToChange(transaction, user, params.userUuid)
      await audit.write(transaction, {
        action: 'user.sessions-ended',
        actor: user,
        subject: asSubject(target),
        businessId: target.businessId,
      })
    })
    await app.endSessionsOf(params.userUuid)
    return null
  })
}
