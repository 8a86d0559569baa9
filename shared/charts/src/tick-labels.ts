import type { Formats } from '@energycockpit/i18n'
import { isDoubled } from './double-hours'
import type { TimeTick } from './time-ticks'

/** The lines of a tick's label. A second line names the greater unit where it changes, or on the first tick. */
export function tickLabel(
  tick: TimeTick,
  at: number,
  timeZone: string,
  formats: Formats,
  isFirst: boolean,
): string[] {
  const written = (parts: Intl.DateTimeFormatOptions) => formats.dateParts(at, timeZone, parts)
  const greater = tick.opens || isFirst
  switch (tick.kind) {
    case 'minute':
    case 'hour':
      if (greater) return [formats.time(at, timeZone), written({ day: 'numeric', month: 'short' })]
      // Of an hour that comes twice the zone's name says which one it is.
      return isDoubled(at, timeZone)
        ? [formats.time(at, timeZone), formats.zoneName(at, timeZone)]
        : [formats.time(at, timeZone)]
    case 'weekday':
      return [written({ day: 'numeric' }), written({ weekday: 'short' })]
    case 'day':
      return greater
        ? [written({ day: 'numeric' }), written({ month: 'short' })]
        : [written({ day: 'numeric' })]
    case 'week':
      return [written({ day: 'numeric', month: 'short' })]
    case 'month':
      return greater
        ? [written({ month: 'short' }), written({ year: 'numeric' })]
        : [written({ month: 'short' })]
    case 'quarter': {
      const quarter = `Q${(Number(written({ month: 'numeric' }).replace(/\D/g, '')) + 2) / 3}`
      return greater ? [quarter, written({ year: 'numeric' })] : [quarter]
    }
    case 'year':
      return [written({ year: 'numeric' })]
  }
}
