import { consumedProductTypes, type ConsumedProductType } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { locatedSeries } from './located-series'

export interface CountedMeter {
  businessId: number
  seriesId: number
  productType: ConsumedProductType
  /** Raised by each change of its readings. */
  revision: number
  timeZone: string
  /** Whether its values add up by the day: those of a power do not. */
  isAmount: boolean
}

/** The series of main meters by which the consumption of businesses is counted, each point once. `from`, `to`: days. */
export async function countedMeters(
  entities: Entities,
  businessIds: readonly number[],
  days: { from: string; to: string },
): Promise<CountedMeter[]> {
  const found = await Promise.all(
    consumedProductTypes.map(async (productType) =>
      (await locatedSeries(entities, { productType, ...days }, businessIds)).map((one) => ({
        ...one,
        productType,
      })),
    ),
  )
  const businessOf = await businessesOfSeries(
    entities,
    found.flat().map(({ id }) => id),
  )
  return found.flat().map(({ id, quantity, revision, timeZone, productType }) => ({
    ...{ businessId: businessOf.get(id)!, seriesId: id, productType, revision: revision ?? 0, timeZone },
    isAmount: quantity !== 'POWER',
  }))
}

async function businessesOfSeries(
  { db }: Entities,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; business: number }>`
    select id, client_business_id as business from measurement_series
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::integer)`.execute(db)
  return new Map(rows.map(({ id, business }) => [id, business]))
}
