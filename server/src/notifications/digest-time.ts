import type { DigestTime } from '@energycockpit/contract'
import { clockAt, instantOnClock } from '@energycockpit/time'

const day = 86_400_000

/**
 * The next time at which a digest is sent, after `now`. By the clock of its zone: where spring leaves the time out, the
 * next quarter of an hour that there is, and where autumn repeats it, the first of the two. An unknown zone is taken for
 * UTC.
 */
export function nextDigest({ every, weekday, time, timeZone }: DigestTime, now: Date): Date {
  const zone = isZone(timeZone) ? timeZone : 'UTC'
  const today = Date.parse(`${clockAt(now.getTime(), zone).slice(0, 10)}T00:00:00Z`)
  for (let ahead = 0; ; ahead += 1) {
    const date = new Date(today + ahead * day)
    if (every === 'WEEK' && (date.getUTCDay() || 7) !== weekday) continue
    const at = firstAt(Date.parse(`${date.toISOString().slice(0, 10)}T${time}:00Z`), zone)
    if (at > now) return at
  }
}

/** When a clock of the zone shows what one of UTC shows at `shown`, or the next time that it shows at all. */
function firstAt(shown: number, zone: string): Date {
  const instant = instantOnClock(new Date(shown).toISOString().slice(0, 16), zone)
  return instant === undefined ? firstAt(shown + 900_000, zone) : new Date(instant)
}

export function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== ''
  } catch {
    return false
  }
}
