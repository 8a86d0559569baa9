import type { Locale } from '@energycockpit/contract'
import { fill } from '../locale/fill'
import type { Mail } from './mailer'
import { writtenUntil } from './written-until'
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
  return written(texts[invitation.locale].invitation, invitation)
}

/** The same for who runs a new installation, whom nobody has invited. */
export function firstAdministratorMail(invitation: Omit<Invitation, 'inviter'>): Mail {
  return written(texts[invitation.locale].firstAdministrator, invitation)
}

function written(
  { subject, text }: { subject: string; text: string },
  { until, locale, ...values }: Omit<Invitation, 'inviter'>,
): Mail {
  const { name, userName: address } = values
  return {
    to: { name, address },
    subject,
    text: fill(text, { ...values, until: writtenUntil(until, locale) }),
  }
}
