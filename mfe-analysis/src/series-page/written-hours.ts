import { writtenNumber, type Locale, type Translate } from '@energycockpit/i18n'

/** From here on days say more. */
const manyHours = 48

/** How long something lasts: '18 hours', '4 days 6 hours'; half a year is '180 days' and not '4,320 hours'. */
export function writtenHours(hours: number, t: Translate, locale: Locale): string {
  const days = hours < manyHours ? 0 : Math.floor(hours / 24)
  const rest = Math.round((hours - 24 * days) * 100) / 100
  const part = (unit: 'days' | 'hours', count: number) =>
    t(`duration.${unit}`, { count, written: writtenNumber(count, locale, { maximumFractionDigits: 2 }) })
  if (days === 0) return part('hours', rest)
  return rest === 0 ? part('days', days) : `${part('days', days)} ${part('hours', rest)}`
}
