import type { LocationTableQuery } from '@energycockpit/contract'
import { sql, type RawBuilder } from 'kysely'

/** What narrows metering points by what they are and what their series in use measure. */
export type MeasuringFilters = Pick<
  LocationTableQuery,
  'meteringType' | 'manual' | 'quantity' | 'direction' | 'seriesType'
> & {
  /** Only these metering points. */
  among?: readonly string[] | undefined
}

/** Conditions on `metering_point p`; none where nothing narrows. */
export function isMeasuring(filters: MeasuringFilters): RawBuilder<unknown>[] {
  const { meteringType, manual, quantity, direction, seriesType, among } = filters
  const conditions: RawBuilder<unknown>[] = []
  if (meteringType !== undefined) conditions.push(sql`p.type = ${meteringType}`)
  if (manual !== undefined)
    conditions.push(manual === 'true' ? sql`p.kind = 'MANUAL_READ'` : sql`p.kind <> 'MANUAL_READ'`)
  if (among !== undefined)
    conditions.push(sql`p.id in (select json_array_elements_text(${JSON.stringify(among)}::json))`)
  const ofSeries: RawBuilder<unknown>[] = []
  if (quantity !== undefined) ofSeries.push(sql`s.quantity = ${quantity}`)
  if (direction !== undefined) ofSeries.push(sql`s.direction = ${direction}`)
  if (seriesType !== undefined) ofSeries.push(sql`s.series_type = ${seriesType}`)
  if (ofSeries.length > 0)
    conditions.push(sql`exists (
      select 1 from measurement_series s
      where s.metering_point_id = p.id and s.archived_at is null and ${sql.join(ofSeries, sql` and `)})`)
  return conditions
}
