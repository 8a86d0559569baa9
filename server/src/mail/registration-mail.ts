import { registrationKeptDays, type Locale } from '@energycockpit/contract'
import { fill } from '../locale/fill'
import type { Mail } from './mailer'
import de from './texts/de.json'
import en from './texts/en.json'
import { writtenUntil } from './written-until'

const texts: Readonly<Record<Locale, typeof en>> = { de, en }
type Kind = keyof typeof en.registration

interface Recipient {
  address: string
  locale: Locale
  /** Absent where nobody has confirmed that the name is theirs. */
  name?: string
}

/**
 * Asks for the confirmation of an address. It holds nothing of what was typed into the form: whoever types the address
 * of somebody else cannot write to them by it.
 */
export const confirmationMail = (to: Recipient, { link, until }: { link: string; until: Date }): Mail =>
  written('confirm', to, {
    ...{ link, until: writtenUntil(until, to.locale), days: registrationKeptDays.SENT },
  })

/** Tells somebody who has an account already that they do. */
export const accountKnownMail = (to: Recipient, values: { portal: string }): Mail =>
  written('known', to, values)

/** Tells an administrator of a request whose address is confirmed. */
export const registrationArrivedMail = (
  to: Recipient & { name: string },
  values: { company: string; link: string },
): Mail => written('arrived', to, { ...values, name: to.name })

export const registrationRejectedMail = (
  to: Recipient,
  values: { company: string; reason: string; link: string },
): Mail => written('rejected', to, { ...values, days: registrationKeptDays.REJECTED })

/** Where the identity provider keeps the users, an invitation is not the portal's to send. */
export const registrationAcceptedMail = (to: Recipient, values: { company: string; portal: string }): Mail =>
  written('accepted', to, values)

function written(
  kind: Kind,
  { address, locale, name = '' }: Recipient,
  values: Record<string, string | number>,
): Mail {
  const { subject, text } = texts[locale].registration[kind]
  return { to: { name, address }, subject: fill(subject, values), text: fill(text, values) }
}
