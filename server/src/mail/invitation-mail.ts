import type { Locale } from '@energycockpit/contract'
import { fill } from '../identity/texts'
import type { Mail } from './mailer'
import de from './texts/de.json'
import en from './texts/en.json'

const texts: Readonly<Record<Locale, typeof en>> = { de, en }

export interface Invitation {
  name: string
  userName: string
  inviter: string
  business: string
  link: string
  until: Date
  locale: Locale
}

/** The mail with the link by which an invited person sets a password; its time is in UTC and says so. */
export function invitationMail(invitation: Invitation): Mail {
  const { name, userName, inviter, business, link, locale } = invitation
  const { subject, text } = texts[locale].invitation
  const until = invitation.until.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  })
  const values = { name, userName, inviter, business, link, until: `${until} UTC` }
  return { to: { name, address: userName }, subject, text: fill(text, values) }
}
