import type { Locale } from '@energycockpit/contract'

/** Until when a link is good: in UTC, and says so, for a mail is read anywhere. */
export function writtenUntil(until: Date, locale: Locale): string {
  const time = until.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  })
  return `${time} UTC`
}
