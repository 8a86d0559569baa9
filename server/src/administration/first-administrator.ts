import type { Config } from '../config'
import { pageLocale } from '../locale/page-locale'
import type { Log } from '../log'
import { firstAdministratorMail } from '../mail/invitation-mail'
import { createMailer } from '../mail/mailer'
import { invitationLink } from './accept-invitation'
import type { FirstBusiness } from './first-business'

/**
 * Invites the first administrator by mail, and answers what to print for the operator. Without a mail server, or when
 * it takes nothing, that is the link itself: it goes to whoever started the server, and never through the log.
 */
export async function welcomeFirstAdministrator(
  config: Config,
  { id, name: business, invitation }: FirstBusiness,
  log: Log,
): Promise<string> {
  if (!invitation)
    return lines(
      `The client business "${business}" has the number ${id}.`,
      `In Keycloak, give its users the attribute client_business_id ${id}, and whoever runs the`,
      'installation the realm role SYSTEM_ADMIN.',
    )
  const { token, until, ...whom } = invitation
  const link = invitationLink(config.publicUrl, token)
  if (config.smtpUrl !== undefined) {
    const mail = firstAdministratorMail({ ...whom, until, business, link, locale: pageLocale({}) })
    try {
      await createMailer(config).send(mail)
      return lines(`${whom.userName} was sent a mail with a link to set a password for "${business}".`)
    } catch (err) {
      log.warn({ err }, 'the mail to the first administrator was not sent')
    }
  }
  return lines(
    `${whom.userName} runs this installation for "${business}" and sets a password here;`,
    `the link works once, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC:`,
    link,
  )
}

const lines = (...texts: string[]) => `\n${texts.map((text) => `  ${text}\n`).join('')}\n`
