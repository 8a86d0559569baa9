import type { Locale, NotificationGroup } from '@energycockpit/contract'
import { fill } from '../locale/fill'
import { kindOf } from './kinds'
import type { NotificationParams } from './tables'
import { unsubscribePath, type UnsubscribeLinks } from './unsubscribe-link'
import { notificationTexts, wordsOf } from './words'

export interface MailReader {
  userUuid: string
  name: string
  address: string
  locale: Locale
}

export interface MailedNotification {
  id: number
  kind: string
  params: NotificationParams
  count: number
  objectId: string | null
  businessName: string | null
}

export interface NotificationMail {
  to: { name: string; address: string }
  subject: string
  text: string
  headers: Record<string, string>
  messageId: string
}

interface MailSetting {
  /** Origin of the portal. */
  publicUrl: string
  links: UnsubscribeLinks
}

/** Of one digest more are counted and not listed. */
const mostListed = 100

/** The mail about one notification; undefined for a kind that this portal does not know. */
export function mailAtOnce(
  reader: MailReader,
  one: MailedNotification,
  setting: MailSetting,
): NotificationMail | undefined {
  const kind = kindOf(one.kind)
  const words = wordsOf(reader.locale, one)
  if (!kind || !words) return undefined
  const { mail } = notificationTexts[reader.locale]
  const business = one.businessName === null ? '' : ` (${one.businessName})`
  return written(reader, setting, {
    ...{ subject: words.title, group: kind.group, id: `notification-${one.id}` },
    paragraphs: [
      fill(mail.greeting, { name: reader.name }),
      `${words.title}${business}\n${words.text}`,
      setting.publicUrl + kind.link(one.objectId),
    ],
  })
}

/** The mail about all of these, by business and kind; undefined where there is nothing to tell. */
export function digestMail(
  reader: MailReader,
  all: readonly MailedNotification[],
  setting: MailSetting,
): NotificationMail | undefined {
  const { mail } = notificationTexts[reader.locale]
  const told = all.flatMap((one) => {
    const words = wordsOf(reader.locale, one)
    return words ? [{ ...one, words, url: setting.publicUrl + kindOf(one.kind)!.link(one.objectId) }] : []
  })
  if (told.length === 0) return undefined
  const listed = told
    .slice(0, mostListed)
    .toSorted(
      (a, b) =>
        (a.businessName ?? '').localeCompare(b.businessName ?? '', reader.locale) ||
        a.kind.localeCompare(b.kind) ||
        b.id - a.id,
    )
  const businesses = new Map<string, typeof listed>()
  for (const one of listed) {
    const name = one.businessName ?? mail.own
    businesses.set(name, [...(businesses.get(name) ?? []), one])
  }
  const more = told.length - listed.length
  return written(reader, setting, {
    ...{ group: null, id: `digest-${reader.userUuid}-${Math.max(...told.map(({ id }) => id))}` },
    subject: told.length === 1 ? mail.digestSubjectOne : fill(mail.digestSubject, { count: told.length }),
    paragraphs: [
      `${fill(mail.greeting, { name: reader.name })}\n\n${mail.digestLead}`,
      ...[...businesses].map(([business, ones]) =>
        [business, ...ones.map(({ words, url }) => `- ${words.title}\n  ${words.text}\n  ${url}`)].join('\n'),
      ),
      ...(more > 0 ? [fill(mail.more, { count: more })] : []),
    ],
  })
}

function written(
  { userUuid, name, address, locale }: MailReader,
  { publicUrl, links }: MailSetting,
  {
    subject,
    group,
    id,
    paragraphs,
  }: { subject: string; group: NotificationGroup | null; id: string; paragraphs: readonly string[] },
): NotificationMail {
  const { mail, groups } = notificationTexts[locale]
  const token = links.tokenOf({ userUuid, group })
  const stop = `${publicUrl}${unsubscribePath}/${token}`
  const foot = [
    fill(mail.all, { link: `${publicUrl}/platform/home-portal/notifications` }),
    fill(mail.settings, { link: `${publicUrl}/platform/hp/account` }),
    group === null
      ? fill(mail.stopAll, { link: stop })
      : fill(mail.stop, { group: groups[group].label, link: stop }),
  ]
  return {
    ...{ to: { name, address }, subject, text: `${paragraphs.join('\n\n')}\n\n--\n${foot.join('\n')}\n` },
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  }
}
