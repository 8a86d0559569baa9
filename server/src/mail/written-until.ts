import type { Locale } from '@energycockpit/contract'
import { regionalTag } from '../locale/regional-tag'

/** Until when a link is good: in UTC, and says so, for a mail is read anywhere. */
export function writtenUntil(until: Date, locale: Locale): string {
  const time = until.toLocaleString(regionalTag[locale], {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  })
  return `${time} UTC`
}
