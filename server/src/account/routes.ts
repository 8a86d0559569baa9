import {
  beginSecondFactor,
  changePassword as changePasswordCall,
  finishSecondFactor,
  getAccount,
  getOwnConfirmations,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  type AuditAction,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import { createPasswordThrottle, secondFactorCodes } from '../identity/password-throttle'
import type { Identity } from '../identity/routes'
import type { SignedInUser } from '../access/signed-in-user'
import type { AccountNotice } from '../mail/account-mail'
import { createMailer } from '../mail/mailer'
import { registerApiTokens } from './api-tokens/routes'
import { changePassword, rejectInvalidPassword } from './change-password'
import { checkThrottle, confirmPassword, type Confirming } from './confirm-password'
import { registerEndOfMails } from './end-mails-routes'
import { ownConfirmations } from './own-confirmations'
import { registerOwnData } from './own-data/routes'
import { registerPasswordLinks } from './password-link-routes'
import { qrCode } from './qr-code'
import { secondFactors } from '../identity/second-factors'
import { notifyUser } from '../mail/notify-user'
import { isTimeCode } from '../identity/time-codes'

/** One's own account: password, second factor, and what one has confirmed. */
export async function registerOwnAccount(
  app: FastifyInstance,
  { config, entities, identity }: { config: Config; entities: Entities; identity: Identity },
): Promise<void> {
  const { db } = entities
  const { audit, issuer, secrets } = identity
  const factors = secondFactors(secrets)
  const throttle = createPasswordThrottle(db, secrets)
  const codeThrottle = createPasswordThrottle(db, secrets, secondFactorCodes)
  const mailer = createMailer(config)
  const { publicUrl } = config

  await registerEndOfMails(app, { db, secrets })
  if (issuer.embedded)
    await registerPasswordLinks(app, { db, audit, secrets, mailer, publicUrl, secure: config.cookieSecure })

  /** A Keycloak has pages of its own for passwords and second factors. */
  function refuseWhereKeycloakDecides(): void {
    if (!issuer.embedded) throw new Problem(409, 'KEPT_BY_PROVIDER')
  }

  const tell = (
    user: SignedInUser,
    notice: AccountNotice,
    { headers, log }: FastifyRequest,
    values: { token?: string } = {},
  ) =>
    notifyUser({ db, mailer, publicUrl, log }, user, notice, {
      ...{ acceptLanguage: headers['accept-language'], ...values },
    })

  const write = (transaction: Kysely<Tables>, action: AuditAction, user: SignedInUser) =>
    audit.write(transaction, { action, actor: user, businessId: user.clientBusinessId })

  registerRoute(app, getAccount, ({ user }) => ({
    ...{ userName: user.userName, displayName: user.displayName, email: user.email },
    businessName: user.clientBusinessName,
    keptByProvider: !issuer.embedded,
  }))

  /** A Keycloak keeps the password: there the session has to do. */
  async function confirmIfKept(requested: Confirming, password: string | undefined): Promise<void> {
    if (issuer.embedded) await confirmPassword({ db, throttle }, requested, password ?? '')
  }

  registerApiTokens(app, {
    ...{ entities, audit, confirm: confirmIfKept },
    tell: (user, notice, request, token) => tell(user, notice, request, { token }),
  })

  registerOwnData(app, { entities, audit, confirm: confirmIfKept })

  registerRoute(app, changePasswordCall, async (requested) => {
    const { user, body, request } = requested
    refuseWhereKeycloakDecides()
    await rejectInvalidPassword(body, user.userName)
    await confirmPassword({ db, throttle }, requested, body.currentPassword)
    const endOtherSessions = (transaction: Kysely<Tables>) => app.endOtherSessions(request, transaction)
    await changePassword({ db, audit, endOtherSessions }, user, body.newPassword)
    await tell(user, 'password-changed', request)
    return null
  })

  registerRoute(app, getSecondFactor, async ({ user }) => {
    const { since, recoveryCodesLeft } = await factors.stateOf(db, user.uuid)
    return { since: since?.toISOString() ?? null, recoveryCodesLeft }
  })

  registerRoute(app, beginSecondFactor, async (requested) => {
    refuseWhereKeycloakDecides()
    await confirmPassword({ db, throttle }, requested, requested.body.password)
    const { secret, uri } = await factors.begin(db, requested.user)
    return { secret, uri, qrCode: qrCode(uri) }
  })

  registerRoute(app, finishSecondFactor, async (requested) => {
    const { user, request, body } = requested
    refuseWhereKeycloakDecides()
    if (!isTimeCode(body.code)) throw new Problem(400, 'SECOND_FACTOR_WRONG')
    await checkThrottle(codeThrottle, user.uuid, requested)
    const recoveryCodes = await db.transaction().execute(async (transaction) => {
      const codes = await factors.finish(transaction, user.uuid, body.code)
      // Nobody was requested a code there.
      await app.endOtherSessions(request, transaction)
      await write(transaction, 'second-factor.switched-on', user)
      return codes
    })
    await codeThrottle.right(user.uuid, request.ip)
    await tell(user, 'second-factor-on', request)
    return { recoveryCodes }
  })

  registerRoute(app, switchOffSecondFactor, async (requested) => {
    const { user, request, body } = requested
    refuseWhereKeycloakDecides()
    await confirmPassword({ db, throttle }, requested, body.password)
    await db.transaction().execute(async (transaction) => {
      await factors.switchOff(transaction, user.uuid)
      await write(transaction, 'second-factor.switched-off', user)
    })
    await tell(user, 'second-factor-off', request)
    return null
  })

  registerRoute(app, renewRecoveryCodes, async (requested) => {
    const { user, request, body } = requested
    refuseWhereKeycloakDecides()
    await confirmPassword({ db, throttle }, requested, body.password)
    const recoveryCodes = await db.transaction().execute(async (transaction) => {
      const codes = await factors.renewRecoveryCodes(transaction, user.uuid)
      await write(transaction, 'second-factor.recovery-codes-renewed', user)
      return codes
    })
    await tell(user, 'recovery-codes-renewed', request)
    return { recoveryCodes }
  })

  registerRoute(app, getOwnConfirmations, async ({ user }) => ({
    confirmations: await ownConfirmations(db, user.uuid),
  }))
}
