import type { MeasurementSeries } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { anyOf } from '../../access/visible-businesses'
import type { OwnRules, RuledSeries } from './meter-rules'

/** A series with all that its rules and whoever goes by them must know of it. */
export interface SeriesWithRules {
  series: RuledSeries & {
    id: number
    clientBusinessId: number
    seriesType: MeasurementSeries['seriesType']
    meteringPointName: string
    timeZone: string
  }
  own: OwnRules
  changed: { at: Date; by: string } | null
  /** How often its rules were set, and how often its readings were changed. */
  rulesRevision: number
  revision: number
}

/** Undefined when there is none, or none that is visible. */
export async function ruledSeries(
  db: Kysely<Tables>,
  { id, visible }: { id: number; visible?: readonly number[] },
): Promise<SeriesWithRules | undefined> {
  let query = db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .leftJoin('series_revision as r', 'r.series_id', 's.id')
    .leftJoin('series_rules as own', 'own.series_id', 's.id')
    .select([
      's.id',
      's.client_business_id',
      's.quantity',
      's.unit',
      's.direction',
      's.interval',
      's.series_type',
    ])
    .select([
      'p.name',
      'p.product_type',
      'p.conversion_factors',
      'p.meter_exchanges',
      'l.time_zone',
      'r.revision',
    ])
    .select(['own.rules', 'own.changed_at', 'own.changed_by', 'own.revision as rules_revision'])
    // Ids of the engine are bigger than the column's type admits.
    .where('s.id', '=', sql<number>`${id}::bigint`)
  if (visible) query = query.where('s.client_business_id', '=', anyOf(visible))
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const { quantity, unit, direction, interval } = row
  return {
    series: {
      ...{ id: row.id, quantity, unit, direction, interval },
      clientBusinessId: row.client_business_id,
      seriesType: row.series_type,
      productType: row.product_type,
      conversionFactors: row.conversion_factors,
      meterExchanges: row.meter_exchanges,
      meteringPointName: row.name,
      timeZone: row.time_zone,
    },
    own: row.rules ?? {},
    changed: row.changed_at && row.changed_by !== null ? { at: row.changed_at, by: row.changed_by } : null,
    rulesRevision: row.rules_revision ?? 0,
    revision: row.revision ?? 0,
  }
}

interface RulesToKeep {
  seriesId: number
  own: OwnRules
  by: string
  ifAtRevision?: number
}

/** What is left out holds no more. False: they are not at the given revision any more (0: nobody has set any). */
export async function storeRules(
  db: Kysely<Tables>,
  { seriesId, own, by, ifAtRevision }: RulesToKeep,
): Promise<boolean> {
  const values = { rules: JSON.stringify(own), changed_at: new Date(), changed_by: by }
  const written = await db
    .insertInto('series_rules')
    .values({ series_id: seriesId, ...values })
    .onConflict((conflict) => {
      const revision = sql<number>`series_rules.revision + 1`
      const update = conflict.column('series_id').doUpdateSet({ ...values, revision })
      return ifAtRevision === undefined ? update : update.where('series_rules.revision', '=', ifAtRevision)
    })
    .executeTakeFirst()
  return Number(written.numInsertedOrUpdatedRows) > 0
}
