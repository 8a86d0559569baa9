import type { Formats } from '@energycockpit/i18n'
import { annotationTime } from './annotation-time'
import { annotationsWithin } from './annotations-within'
import type { Annotation } from './time-series'

/** What a file says of the annotations of a period (instants as text or milliseconds), a line for each. */
export function annotationNotes(
  annotations: readonly Annotation[],
  { from, to, timeZone }: { from: string | number; to: string | number; timeZone: string },
  formats: Formats,
): string[] {
  const window = { from: new Date(from).getTime(), to: new Date(to).getTime() }
  return annotationsWithin(annotations, window).map(({ number, text, about, ...when }) => {
    const said = [number, annotationTime(when, timeZone, formats), about].filter(Boolean).join(' · ')
    return `${said}: ${text}`
  })
}
