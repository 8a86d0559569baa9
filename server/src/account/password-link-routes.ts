import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { accountLinks, linkLasts } from './account-links'
import { registerSetPassword } from './set-password-routes'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { resetExpiredPage } from '../identity/pages/notice-pages'
import { createPasswordThrottle, passwordLinks } from '../identity/password-throttle'
import type { Secrets } from '../secrets/secrets'
import type { Mailer } from '../mail/mailer'
import { registerForgottenPassword } from './forgotten-password-routes'
import { resetPassword, resetPasswordPath } from './reset-password'
import { sendPasswordLinks } from './send-password-links'
import { notifyUser } from '../mail/notify-user'

interface PasswordLinkParts {
  db: Kysely<Tables>
  audit: AuditLog
  secrets: Secrets
  mailer: Mailer
  publicUrl: string
  /** The portal is reached by https. */
  secure: boolean
}

/** The way of who has forgotten the password: the page that asks for a link, and where the link leads. */
export async function registerPasswordLinks(app: FastifyInstance, parts: PasswordLinkParts): Promise<void> {
  const { db, audit, secrets, mailer, publicUrl, secure } = parts
  const links = accountLinks(secrets, 'forgotten-password')
  const guesses = createPasswordThrottle(db, secrets)

  await registerForgottenPassword(app, {
    throttle: createPasswordThrottle(db, secrets, passwordLinks),
    mailer,
    sendLinks: (typed, locale) =>
      sendPasswordLinks({ db, audit, links, mailer, publicUrl, log: app.log }, typed, locale),
  })

  await registerSetPassword(app, {
    ...{ db, links, path: resetPasswordPath, lasts: linkLasts['forgotten-password'], secure },
    expiredPage: resetExpiredPage,
    setPassword: async (token, hash, { ip, headers, log }) => {
      const endSessionsOf = (uuid: string, transaction: Kysely<Tables>) =>
        app.endSessionsOf(uuid, transaction)
      const user = await resetPassword({ db, audit, links, endSessionsOf }, token, hash)
      if (!user) return false
      // Who has just guessed at the password in vain may use the new one at once.
      await guesses.right(user.userName, ip)
      const acceptLanguage = headers['accept-language']
      await notifyUser({ db, mailer, publicUrl, log }, user, 'password-changed', { acceptLanguage })
      return true
    },
  })
}
