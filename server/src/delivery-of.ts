import type { Config } from './config'
import type { Entities } from './entities/entities'
import type { Log } from './log'
import { createMailer } from './mail/mailer'
import type { startDelivering } from './notifications/start-delivering'
import { pushKeys } from './notifications/push/push-keys'
import { pushSender } from './notifications/push/send-push'
import { unsubscribeLinks } from './notifications/unsubscribe-link'
import { createSecrets } from './secrets/secrets'

/** By which ways notifications are sent, as the settings have it. */
export function deliveryOf(
  config: Config,
  { db }: Entities,
  log: Log,
): Parameters<typeof startDelivering>[0] {
  const { publicUrl, pushServices: services, mailFrom, sessionSecret } = config
  const secrets = createSecrets(sessionSecret)
  const mailAddress = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0]
  const contact = mailAddress === undefined ? publicUrl : `mailto:${mailAddress}`
  return {
    ...{ db, log, publicUrl, links: unsubscribeLinks(secrets) },
    sendMail: createMailer(config).send,
    sendPush: pushSender({ keys: pushKeys(db, secrets), contact, services }),
  }
}
