import type { Locale } from '@energycockpit/contract'
import { fill } from '../locale/fill'
import type { Mail } from './mailer'
import { writtenUntil } from './written-until'
import de from './texts/de.json'
import en from './texts/en.json'

const texts: Readonly<Record<Locale, typeof en>> = { de, en }

/** What users are told has happened to their account, in case it was not them. */
export type AccountNotice = keyof typeof en.notice

export interface Addressed {
  name: string
  userName: string
  address: string
  locale: Locale
}

export function accountNoticeMail(
  { name, userName, address, locale }: Addressed,
  notice: AccountNotice,
  values: { portal: string; left?: number; token?: string },
): Mail {
  const { subject, text } = texts[locale].notice[notice]
  return { to: { name, address }, subject, text: fill(text, { name, userName, ...values }) }
}

/** The mail with the link by which a forgotten password is set anew; its time is in UTC and says so. */
export function forgottenPasswordMail(
  { name, userName, address, locale }: Addressed,
  { link, until }: { link: string; until: Date },
): Mail {
  const { subject, text } = texts[locale].forgottenPassword
  return {
    to: { name, address },
    subject,
    text: fill(text, { name, userName, link, until: writtenUntil(until, locale) }),
  }
}
