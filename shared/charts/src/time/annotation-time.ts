import { localTime, type Formats } from '@energycockpit/i18n'
import { isDoubled } from './read-series'
import type { Annotation } from './time-series'

/** When it was, on the location's clock: whole days as days; in the hour that autumn repeats with the zone's name. */
export function annotationTime(
  { at, to }: Pick<Annotation, 'at' | 'to'>,
  timeZone: string,
  formats: Formats,
): string {
  if (to === undefined) return written(at)
  return isMidnight(at) && isMidnight(to)
    ? formats.period(at, to, timeZone)
    : `${written(at)} – ${written(to)}`

  function isMidnight(instant: number) {
    const { hour, minute } = localTime(instant, timeZone)
    return hour === 0 && minute === 0
  }
  function written(instant: number) {
    const when = formats.dateTime(instant, timeZone)
    return isDoubled(instant, timeZone) ? `${when} ${formats.zoneName(instant, timeZone)}` : when
  }
}
