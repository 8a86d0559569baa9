import type { AnsweredAs, AnsweredQuantity, answeredPer } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import type { AnsweredSeries, SeriesAtLocation } from '../series-repository'
import { Bound } from './bound'
import type { Calculation, Kind } from './calculation'
import { calculationsFor } from './calculations'
import { atConstant, type FactorScope } from './rates'
import { sourcesOf, type Sources } from './sources'

interface Asked {
  as?: AnsweredAs | undefined
  per?: (typeof answeredPer)[number] | undefined
}

/** What has a sense by the size of a building. */
const byFloorArea: readonly AnsweredQuantity[] = ['ENERGY', 'POWER', 'VOLUME', 'COST', 'CARBON']

/**
 * A series as it is asked for, with where its values come from. Throws a Problem (400): NOT_DERIVABLE, FACTOR_UNKNOWN,
 * FLOOR_AREA_UNKNOWN.
 */
export async function derivedSeries(
  entities: Entities,
  series: SeriesAtLocation,
  { as, per }: Asked,
  now: number,
): Promise<{ series: AnsweredSeries; sources: Sources }> {
  const sources = await sourcesOf(entities, [series])
  if (as === undefined && per === undefined) return { series, sources }
  const scope = await scopeOf(entities, series.id)
  const { quantity, unit, interval, timeZone } = series
  const stored: Kind = { quantity, unit, interval, timeZone }
  const steps = as === undefined ? [] : await calculationsFor(as, stored, { entities, scope, now })
  if (per !== undefined) steps.push(perFloorArea(steps.at(-1)?.kind ?? stored, scope))
  return {
    series: { ...series, ...steps.at(-1)?.kind },
    sources: {
      basis: {
        inputs: [...sources.basis.inputs, ...steps.flatMap(({ inputs = [] }) => inputs)],
        given: [sources.basis.given, scope, ...steps.map(({ given }) => given)],
      },
      of(ids, span) {
        const bound = new Bound()
        const needed = steps.reduceRight((wanted, step) => step.needs?.(wanted) ?? wanted, span)
        const rows = steps.reduce(
          (before, step) => step.rows(before, span, bound),
          sources.rows(ids, needed, bound),
        )
        return { rows: `(${rows})`, params: bound.params }
      },
    },
  }
}

function perFloorArea(kind: Kind, { floorArea, id }: FactorScope): Calculation {
  if (!byFloorArea.includes(kind.quantity))
    throw new Problem(400, 'NOT_DERIVABLE', `${kind.quantity} has no sense by floor area`)
  if (floorArea === null)
    throw new Problem(400, 'FLOOR_AREA_UNKNOWN', `the location of ${id} has no floor area`)
  return atConstant({ ...kind, unit: `${kind.unit}/m²` }, 1 / floorArea)
}

async function scopeOf({ db }: Entities, seriesId: number): Promise<FactorScope> {
  const { direction, ...found } = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.id', 'p.product_type as productType', 's.direction'])
    .select(['s.client_business_id as businessId', 'l.floor_area_m2 as floorArea'])
    .where('s.id', '=', seriesId)
    .executeTakeFirstOrThrow()
  return { ...found, direction: direction ?? 'PURCHASE' }
}
