import type { Translate } from '@energycockpit/i18n'

const minute = 60_000

/** How old something is, in the largest unit of which it is more than one. `now` and `at`: ms since 1970 UTC. */
export function ageOf(at: number, now: number, t: Translate): string {
  // A device's clock may be behind the server's.
  const minutes = Math.max(0, Math.floor((now - at) / minute))
  if (minutes < 1) return t('supply.age.now')
  if (minutes < 120) return t('supply.age.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? t('supply.age.hours', { count: hours })
    : t('supply.age.days', { count: Math.floor(hours / 24) })
}
