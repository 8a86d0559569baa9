import type { MeasuredPlace } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { chosenSeries } from './chosen-series'

/** What is measured at each object; null for one that is none of the visible businesses'. */
export async function measuredPlaces(
  entities: Entities,
  objects: string,
  visible: readonly number[],
): Promise<(MeasuredPlace | null)[]> {
  return Promise.all(objects.split(',').map((id) => measuredPlace(entities, id, visible)))
}

async function measuredPlace(
  entities: Entities,
  id: string,
  visible: readonly number[],
): Promise<MeasuredPlace | null> {
  try {
    const { timeZone, hasMore, series, weather } = await chosenSeries(entities, { objects: id }, visible)
    const stations = new Map<string, number>()
    for (const { quantity, pointId, seriesId } of weather)
      if (quantity === 'TEMPERATURE' && !stations.has(pointId)) stations.set(pointId, seriesId)
    const products = [...new Set(series.flatMap(({ productType }) => productType ?? []))]
    return { timeZone, hasMore, products, temperatures: [...stations.values()] }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null
    throw error
  }
}
