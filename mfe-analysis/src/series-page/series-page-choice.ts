import { localTime } from '@energycockpit/i18n'

/** What is chosen on the page of a metering point's series; it stands in the address. */
export interface SeriesPageChoice {
  /** Undefined: the point's first series. */
  seriesId: number | undefined
  /** Undefined: the running year. */
  year: number | undefined
}

/** Reads the choice from an address' query. What is not understood is as if it were not there. */
export function readSeriesPageChoice(search: string): SeriesPageChoice {
  const query = new URLSearchParams(search)
  const number = (name: string, form: RegExp) => {
    const text = query.get(name) ?? ''
    return form.test(text) ? Number(text) : undefined
  }
  return { seriesId: number('series', /^\d{1,10}$/), year: number('year', /^\d{4}$/) }
}

/** The query of a choice, beginning with '?'; empty when nothing is chosen. */
export function writeSeriesPageChoice({ seriesId, year }: SeriesPageChoice): string {
  const query = new URLSearchParams()
  if (seriesId !== undefined) query.set('series', String(seriesId))
  if (year !== undefined) query.set('year', String(year))
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/**
 * The years that a series reaches over, the latest first: from that of its first value to the running one; and which
 * of them is shown: the wanted one, else the running one.
 */
export function shownYears(
  firstAt: string | null,
  wanted: number | undefined,
  now: Date,
  timeZone: string,
): { years: number[]; year: number } {
  const yearAt = (instant: number) => localTime(instant, timeZone).year
  const running = yearAt(now.getTime())
  const first = Math.max(firstAt === null ? running : Math.min(yearAt(Date.parse(firstAt)), running), 1970)
  const years = Array.from({ length: running - first + 1 }, (_, ago) => running - ago)
  return { years, year: wanted !== undefined && years.includes(wanted) ? wanted : running }
}
