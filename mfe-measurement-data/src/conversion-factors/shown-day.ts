import type { Formats, Translate } from '@energycockpit/i18n'
import { beginOf, dayAt } from './days'

/** From when on something holds: its first day, with the time where it is no beginning of one; or that it held always. */
export const shownStart = (from: number | null, timeZone: string, t: Translate, formats: Formats): string =>
  from === null ? t('factors.always') : t('factors.from', { day: shownInstant(from, timeZone, formats) })

/** Until when something holds: the last whole day, or the time; or that there is no end. */
export function shownEnd(to: number | null, timeZone: string, t: Translate, formats: Formats): string {
  if (to === null) return t('factors.open')
  return isMidnight(to, timeZone) ? formats.date(to - 1, timeZone) : formats.dateTime(to, timeZone)
}

const shownInstant = (at: number, timeZone: string, formats: Formats) =>
  isMidnight(at, timeZone) ? formats.date(at, timeZone) : formats.dateTime(at, timeZone)

const isMidnight = (at: number, timeZone: string) => beginOf(dayAt(at, timeZone), timeZone) === at
