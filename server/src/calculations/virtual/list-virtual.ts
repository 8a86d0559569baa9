import {
  maxVirtualSeriesListed,
  type CallResponse,
  type FormulaInput,
  type getAllVirtualSeries,
  type ListedVirtualSeries,
} from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../entities/tables'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import { seriesNamedIn } from './own-parts'

type Database = Kysely<Tables>

/** The virtual meters of the visible businesses, by location and name. */
export async function listVirtual(
  db: Database,
  { visibleBusinessIds, roles }: Pick<SignedInUser, 'visibleBusinessIds' | 'roles'>,
): Promise<CallResponse<typeof getAllVirtualSeries>> {
  const visible = anyOf(visibleBusinessIds)
  const { rows } = await sql<Omit<ListedVirtualSeries, 'inputs'>>`
    select s.id as "seriesId", s.quantity, s.unit, s.direction, s.interval, p.name, p.formula, p.revision,
      p.id as "meteringPointId", p.product_type as "productType", l.id as "locationId", l.name as "locationName",
      (select coalesce(json_agg(u.name order by u.name), '[]') from virtual_series_input i
        join measurement_series v on v.id = i.series_id join metering_point u on u.id = v.metering_point_id
        where i.input_id = s.id) as "usedBy"
    from measurement_series s
    join metering_point p on p.id = s.metering_point_id
    join location l on l.id = p.location_id
    where s.series_type = 'VIRTUAL' and p.formula is not null and s.client_business_id = ${visible}
    order by l.name, p.name, s.id limit ${maxVirtualSeriesListed + 1}`.execute(db)
  const listed = rows.slice(0, maxVirtualSeriesListed)
  const named = listed.map(({ formula }) => seriesNamedIn(formula))
  const inputs = await namesOf(db, named.flat(), visible)
  return {
    series: listed.map((one, place) => ({ ...one, inputs: inOrder(named[place]!, inputs) })),
    more: rows.length > listed.length,
    canChange: isPermitted(roles, 'calculations:define'),
  }
}

const inOrder = (ids: readonly number[], inputs: readonly FormulaInput[]): FormulaInput[] =>
  ids.flatMap((id) => inputs.filter(({ seriesId }) => seriesId === id))

/** What the series of these businesses are called, in the order of their numbers; numbers of none are left out. */
export async function namesOf(
  db: Database,
  ids: readonly number[],
  businessIds: RawBuilder<number>,
): Promise<FormulaInput[]> {
  const { rows } = await sql<FormulaInput>`
    select s.id as "seriesId", p.name, l.name as "locationName", s.unit, p.product_type as "productType",
      s.quantity, s.direction
    from measurement_series s
    join metering_point p on p.id = s.metering_point_id
    join location l on l.id = p.location_id
    where s.client_business_id = ${businessIds}
      -- A number in a formula may be bigger than the column's type admits.
      and s.id = any (${`{${ids.join(',')}}`}::bigint[])`.execute(db)
  return inOrder([...new Set(ids)], rows)
}
