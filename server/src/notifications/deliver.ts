import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { claimDigest, claimDue, finishDeliveries, putOff, type DueDelivery } from './due-deliveries'
import { kindOf } from './kinds'
import { digestMail, mailAtOnce, type NotificationMail } from './mails'
import type { SendPush } from './push/send-push'
import type { UnsubscribeLinks } from './unsubscribe-link'
import { wordsOf } from './words'

export interface Delivering {
  db: Kysely<Tables>
  /** Rejects when the mail was not handed over. */
  sendMail: (mail: NotificationMail) => Promise<void>
  sendPush: SendPush
  links: UnsubscribeLinks
  publicUrl: string
  log: { warn(details: object, message: string): void }
}

/**
 * Sends what is due, and what is due of digests. Each is sent at least once: killed between sending and writing that
 * down, it is sent again. `goesOn` is asked before each.
 */
export async function deliverDue(parts: Delivering, goesOn: () => boolean, now = new Date()): Promise<void> {
  for (const one of await claimDue(parts.db, now)) {
    // What is left keeps its claim until that runs out.
    if (!goesOn()) return
    await attempt(parts, [one], now, () => (one.channel === 'PUSH' ? push(parts, one) : mail(parts, one)))
  }
  for (;;) {
    const digest = goesOn() ? await claimDigest(parts.db, now) : []
    if (digest.length === 0) return
    await attempt(parts, digest, now, () => sendDigest(parts, digest))
  }
}

async function attempt(
  { db, log }: Delivering,
  deliveries: readonly DueDelivery[],
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
    await finishDeliveries(
      db,
      deliveries.map(({ id }) => id),
    )
  } catch (err) {
    const isGivenUp = await putOff(db, deliveries, now)
    const [{ channel, attempts, reader }] = deliveries as [DueDelivery]
    const details = { err, channel, user: reader.userUuid, attempts: attempts + 1 }
    log.warn(
      details,
      isGivenUp ? 'A notification was given up' : 'A notification was not sent; it will be tried again',
    )
  }
}

async function mail(
  { links, publicUrl, sendMail }: Delivering,
  { wanted, reader, notification }: DueDelivery,
) {
  const written = wanted ? mailAtOnce(reader, notification, { links, publicUrl }) : undefined
  if (written) await sendMail(written)
}

async function sendDigest({ links, publicUrl, sendMail }: Delivering, digest: readonly DueDelivery[]) {
  const wanted = digest.filter((one) => one.wanted).map(({ notification }) => notification)
  const written = digestMail(digest[0]!.reader, wanted, { links, publicUrl })
  if (written) await sendMail(written)
}

/** A locked screen shows it to everybody: so it names nothing. */
async function push({ db, sendPush }: Delivering, { wanted, reader, notification, target }: DueDelivery) {
  const words = wordsOf(reader.locale, notification)
  const kind = kindOf(notification.kind)
  if (!wanted || !words || !kind || !target) return
  const outcome = await sendPush(target, {
    ...{ title: 'EnergyCockpit', body: words.short, url: kind.link(notification.objectId) },
    tag: `notification-${notification.id}`,
  })
  if (outcome === 'failed') throw new Error('The push service did not take the message')
  if (outcome === 'gone') await db.deleteFrom('push_device').where('endpoint', '=', target.endpoint).execute()
}
