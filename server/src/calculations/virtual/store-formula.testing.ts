import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

interface StoredFormula {
  seriesId: number
  meteringPointId: string
  formula: string
  /** The series that it is made of. */
  inputs: readonly number[]
}

/** A virtual meter where 1031 is, as an earlier version stored it: past everything that is checked today. */
export async function storeFormula(
  db: Kysely<Tables>,
  { seriesId, meteringPointId, formula, inputs }: StoredFormula,
): Promise<void> {
  const like = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select(['s.client_business_id', 'p.location_id'])
    .where('s.id', '=', 1031)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('metering_point')
    .values({
      ...{ ...like, id: meteringPointId, parent_id: null, metering_point_id: `VIRTUAL-${seriesId}` },
      ...{ meter_number: null, type: null, kind: 'VIRTUAL', name: meteringPointId },
      ...{ product_type: 'ELECTRICITY', formula },
    })
    .execute()
  await db
    .insertInto('measurement_series')
    .values({
      ...{ client_business_id: like.client_business_id, metering_point_id: meteringPointId },
      ...{ id: seriesId, series_type: 'VIRTUAL', quantity: 'ENERGY', unit: 'kWh' },
      ...{ direction: 'PURCHASE', interval: 'PT1H' },
    })
    .execute()
  if (inputs.length > 0)
    await db
      .insertInto('virtual_series_input')
      .values(inputs.map((input_id) => ({ series_id: seriesId, input_id })))
      .execute()
}
