/** How a date is written in a query: with its zone, or as the clock on the wall shows it, or the day alone. */
export type TimeFormat = 'ISO' | 'LOCAL_DATE_TIME' | 'DATE'

/**
 * - `ISO`: `2026-03-29T01:00:00.000Z` (UTC)
 * - `LOCAL_DATE_TIME`: `2026-03-29T03:00:00` in the browser's time zone
 * - `DATE`: `2026-03-29` in the browser's time zone
 *
 * Throws a RangeError for an invalid date.
 */
export function formatTime(date: Date, format: TimeFormat): string {
  const iso = date.toISOString()
  if (format === 'ISO') return iso
  const day = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  if (format === 'DATE') return day
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => padded(part)).join(':')
  return `${day}T${clock}`
}

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0')
}
