import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import type { ClosedPeriod } from '@energycockpit/contract'
import { daysOfPeriods } from './closed-days'
import { publicHolidays } from './public-holidays'

/** A calendar day as the number of days since 1970-01-01, whatever zone it is of. */
type DayNumber = number

/** By what calendar a location rests. Of values that are written as JSON: it may be a part of a data tag. */
export interface CalendarOfSeries {
  /** The location. */
  location: string
  country: string | null
  region: string | null
  /** Public holidays, in order. */
  holidays: readonly DayNumber[]
  /** Days on which it was closed, in order; a holiday may be one of them. */
  closed: readonly DayNumber[]
  /** The series at that location. */
  of: readonly number[]
}

/**
 * The calendars of the locations of series, as far as they are visible, one for each location: what lies in any of the
 * spans, whose last day is not among them.
 */
export async function calendarsOfSeries(
  { db }: Entities,
  ids: readonly number[],
  visible: readonly number[],
  spans: readonly { from: DayNumber; to: DayNumber }[],
): Promise<CalendarOfSeries[]> {
  const { rows } = await sql<{
    location: string
    country: string | null
    region: string | null
    closedPeriods: ClosedPeriod[]
    of: number[]
  }>`
    select l.id as location, l.country, l.region, l.closed_periods as "closedPeriods",
      json_agg(s.id order by s.id) as of
    from measurement_series s
    join metering_point m on m.id = s.metering_point_id
    join location l on l.id = m.location_id
    where s.id = any (${`{${ids.join(',')}}`}::integer[]) and s.client_business_id = ${anyOf(visible)}
    group by l.id, l.country, l.region, l.closed_periods
    order by l.id`.execute(db)
  return Promise.all(
    rows.map(async ({ closedPeriods, ...row }) => ({
      ...row,
      holidays: await holidaysIn(row, spans),
      closed: daysOfPeriods(closedPeriods, spans),
    })),
  )
}

async function holidaysIn(
  place: { country: string | null; region: string | null },
  spans: readonly { from: DayNumber; to: DayNumber }[],
): Promise<DayNumber[]> {
  const days = new Set<DayNumber>()
  for (const { from, to } of spans)
    for (let year = yearOf(from); year <= yearOf(to - 1); year++)
      for (const { date } of await publicHolidays(place, year)) {
        const day = Date.parse(date) / dayLength
        if (day >= from && day < to) days.add(day)
      }
  return [...days].sort((one, other) => one - other)
}

const dayLength = 86_400_000
const yearOf = (day: DayNumber) => new Date(day * dayLength).getUTCFullYear()
