import { formatTime, type TimeFormat } from './time-format'

/**
 * Query parameters as the specification writes them: an empty array is omitted, arrays are joined by commas, dates
 * follow the chosen time format, every other value is URL-encoded. Undefined and null say nothing, so they are
 * omitted too. The answer starts with `?`, or is empty.
 */
export function queryString(query: unknown, timeFormat: TimeFormat = 'ISO'): string {
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => isSaid(value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${written(value, timeFormat)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

function written(value: unknown, timeFormat: TimeFormat): string {
  if (Array.isArray(value)) return value.map((item) => written(item, timeFormat)).join(',')
  if (value instanceof Date) return encodeURIComponent(formatTime(value, timeFormat))
  return encodeURIComponent(String(value))
}
