import { maxDrivers, type BaselineDriver } from '@energycockpit/contract'
import { canConvert } from '@energycockpit/units'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import { derivedOfMany, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { aggregationOf, queriedSeries } from '../../readings/index'
import type { SeriesOfMany } from '../queries/one-kind'

/** What meters are taken to follow beside weather and calendar, and from where it is read. */
export interface PlannedDrivers {
  known: readonly BaselineDriver[]
  /** Of those that are still there and can be calculated. */
  series: readonly SeriesOfMany[]
  /** Undefined where nothing is read. */
  sources: RowSources | undefined
}

export const noDrivers: PlannedDrivers = { known: [], series: [], sources: undefined }

interface Reader {
  visible: readonly number[]
  now: number
}

/**
 * Series that somebody has chosen, in their order. Throws a Problem: 404 for one that is not seen, as for a meter; 400
 * for one that is explained itself, and for one that cannot be calculated.
 */
export async function chosenDrivers(
  entities: Entities,
  ids: readonly number[],
  { explained, visible, now }: Reader & { explained: readonly number[] },
): Promise<PlannedDrivers> {
  if (ids.length === 0) return noDrivers
  if (ids.length > maxDrivers)
    throw new Problem(400, 'VALIDATION_FAILED', `drivers: there are at most ${maxDrivers}`)
  if (ids.some((id) => explained.includes(id)))
    throw new Problem(400, 'VALIDATION_FAILED', 'drivers: a series does not explain itself')
  const stored = await queriedSeries(entities, { series: ids.join(',') }, visible)
  const { series, sources, leftOut } = await derivedOfMany(entities, stored, {}, now)
  const [reason] = leftOut.flatMap(({ reasons }) => reasons)
  if (reason) throw new Problem(400, 'NOT_ADDABLE', `drivers: ${reason.title}`)
  const byId = new Map(series.map((one) => [one.id, one]))
  const known = [...new Set(ids)].map((id): BaselineDriver => {
    const { meteringPointId, name, location, quantity, unit } = byId.get(id)!
    return { seriesId: id, meteringPointId, name, location, quantity, unit, daily: aggregationOf(quantity) }
  })
  return { known, series, sources }
}

/** Those of a saved baseline: of one that is not there any more, or not seen, no day is known. */
export async function savedDrivers(
  entities: Entities,
  known: readonly BaselineDriver[],
  { visible, now }: Reader,
): Promise<PlannedDrivers> {
  if (known.length === 0) return noDrivers
  const ids = known.map(({ seriesId }) => seriesId)
  const { rows } = await sql<{ id: number }>`
    select id from measurement_series
    where id = any (${`{${ids.join(',')}}`}::integer[]) and client_business_id = ${anyOf(visible)}`.execute(
    entities.db,
  )
  if (rows.length === 0) return { ...noDrivers, known }
  const stored = await queriedSeries(entities, { series: rows.map(({ id }) => id).join(',') }, visible)
  const { series, sources } = await derivedOfMany(entities, stored, {}, now)
  const unitOf = new Map(known.map(({ seriesId, unit }) => [seriesId, unit]))
  const readable = series.filter(
    ({ id, unit }) => unit === unitOf.get(id) || canConvert(unit, unitOf.get(id)!),
  )
  return { known, series: readable, sources }
}
