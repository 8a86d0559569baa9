import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'

/*
 * An import is seen by the businesses whose series it concerns, not by its sender's: who sees all of these series sees all
 * of it, who sees some sees that part. Each condition is about the row `l` of `reading_import`.
 */

/** The rows of the series that an import concerns, with their business. */
const concerned = sql`reading_import_series s join measurement_series m on m.id = s.series_id where s.import_id = l.id`

/** Whether the user sees something of the import. */
export const isSeen = (visible: readonly number[]): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from ${concerned} and m.client_business_id = ${anyOf(visible)})
  or (not exists (select 1 from reading_import_series s where s.import_id = l.id) and ${isInScope(visible)}))`

/** Whether the user sees every series that it concerns. */
export const isSeenWhole = (visible: readonly number[]): RawBuilder<boolean> => sql<boolean>`(
  not exists (select 1 from ${concerned} and not m.client_business_id = ${anyOf(visible)})
  and (exists (select 1 from reading_import_series s where s.import_id = l.id) or ${isInScope(visible)}))`

/** Whether the user sees all that its sender saw. */
export const isInScope = (visible: readonly number[]): RawBuilder<boolean> => sql<boolean>`(
  cardinality(l.scope) > 0 and l.scope <@ ${sql`${`{${visible.join(',')}}`}::integer[]`})`

/** Of the series that the user sees: how many, how many readings, from when to when, and by which clocks. */
export const partSeen = (visible: readonly number[]) => {
  const of = <Value>(what: RawBuilder<Value>) =>
    sql<Value>`(select ${what} from ${concerned} and m.client_business_id = ${anyOf(visible)})`
  return [
    of(sql<number>`count(*)::integer`).as('series_count'),
    of(sql<number>`coalesce(sum(s.reading_count), 0)::integer`).as('part_count'),
    of(known(sql`s.added_count`)).as('part_added'),
    of(known(sql`s.changed_count`)).as('part_changed'),
    of(known(sql`s.repeated_count`)).as('part_repeated'),
    of(sql<Date | null>`min(s.first_at)`).as('first_at'),
    of(sql<Date | null>`max(s.last_at)`).as('last_at'),
    sql<string[]>`(
      select coalesce(json_agg(distinct place.time_zone order by place.time_zone), '[]'::json)
      from reading_import_series s join measurement_series m on m.id = s.series_id
        join metering_point p on p.id = m.metering_point_id join location place on place.id = p.location_id
      where s.import_id = l.id and m.client_business_id = ${anyOf(visible)})`.as('time_zones'),
  ] as const
}

/** Null as soon as one is not known. */
const known = (column: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`case when count(*) = count(${column}) then coalesce(sum(${column}), 0)::integer end`

/** Which series of the faults the user sees: only these are told to who does not see all that the sender saw. */
export const faultSeriesSeen = (visible: readonly number[]): RawBuilder<number[]> => sql<number[]>`(
  select coalesce(json_agg(m.id), '[]'::json) from measurement_series m
  where m.client_business_id = ${anyOf(visible)} and m.id in (
    select (fault ->> 'seriesId')::integer from jsonb_array_elements(l.faults) fault where fault ? 'seriesId'))`
