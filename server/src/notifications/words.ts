import type { Locale } from '@energycockpit/contract'
import { fill } from '../locale/fill'
import { regionalTag } from '../locale/regional-tag'
import { kindOf, type KindName } from './kinds'
import type { NotificationParams } from './tables'
import de from './texts/de.json'
import en from './texts/en.json'

export type NotificationTexts = typeof en
export const notificationTexts: Readonly<Record<Locale, NotificationTexts>> = { de, en }

interface Wording {
  title: string
  text: string
  /** Without names, for the screen of a locked device. */
  short: string
}

export interface ToldNotification {
  kind: string
  params: NotificationParams
  /** How many events it stands for. */
  count: number
}

/** A notification in the reader's language; undefined for a kind that this portal does not know. */
export function wordsOf(locale: Locale, { kind, params, count }: ToldNotification): Wording | undefined {
  const known = kindOf(kind)
  if (!known) return undefined
  const forms: { one: Wording; other?: Wording } = notificationTexts[locale].kinds[kind as KindName]
  const { title, text, short } = count > 1 && forms.other ? forms.other : forms.one
  const values = {
    ...shown(locale, said(locale, params), known.days ?? []),
    count: count.toLocaleString(regionalTag[locale]),
  }
  const filled = (words: string) => inOneLine(fill(words, values))
  return { title: filled(title), text: filled(text), short: filled(short) }
}

/** `name.de` and `name.en` are `name` in the reader's language. */
const said = (locale: Locale, params: NotificationParams): NotificationParams =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const [plain = '', language] = name.split('.')
      return language === undefined || language === locale ? [[plain, value]] : []
    }),
  )

const shown = (locale: Locale, params: NotificationParams, days: readonly string[]) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      days.includes(name) && typeof value === 'string'
        ? dayIn(locale, value)
        : typeof value === 'number' && name !== 'number'
          ? value.toLocaleString(regionalTag[locale])
          : value,
    ]),
  )

/** A calendar day has no time zone. */
const dayIn = (locale: Locale, day: string) =>
  Number.isNaN(Date.parse(day))
    ? day
    : new Date(day).toLocaleDateString(regionalTag[locale], { dateStyle: 'medium', timeZone: 'UTC' })

/** A name must not look like a line of its own, nor turn the direction of what follows. */
const inOneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
