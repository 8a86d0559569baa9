import type { FeatureLoad } from '@energycockpit/contract'
import type { FeatureLoadTimeTable } from './tables'
import { bucketOf } from './load-time-histogram'

export type LoadTimeCell = Omit<FeatureLoadTimeTable, 'hour'>

/** What a report adds to the hour's histogram: one cell for each key, in the order of the keys. */
export function cellsOf(loads: readonly FeatureLoad[]): LoadTimeCell[] {
  const cells = new Map<string, LoadTimeCell>()
  for (const { featureId, version, way, totalMs, loadMs, standsFor } of loads) {
    const bucket = bucketOf(totalMs)
    const key = `${featureId} ${version ?? ''} ${way} ${String(bucket).padStart(3, '0')}`
    const cell = cells.get(key) ?? {
      feature_id: featureId,
      version: version ?? '',
      way,
      bucket,
      loads: 0,
      total_ms: 0,
      load_ms: 0,
    }
    cell.loads += standsFor
    cell.total_ms += totalMs * standsFor
    cell.load_ms += loadMs * standsFor
    cells.set(key, cell)
  }
  // Two reports at once take their rows in the same order, so that neither waits for the other for ever.
  return [...cells].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell)
}
