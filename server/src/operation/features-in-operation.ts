import {
  breachKinds,
  type FeatureFailureKind,
  type FeatureInOperation,
  type LoadTimes,
  type LoadType,
} from '@energycockpit/contract'
import { countOf, percentile, type Histogram } from './load-time-histogram'

/** Loads of one version of a feature, in one way, that took about as long; null is no version. */
export interface LoadsInBucket {
  featureId: string
  version: string | null
  way: LoadType
  bucket: number
  loads: number
  totalMs: number
  loadMs: number
}

/** Failures of one version of a feature of one kind, and when the latest was. */
export interface FailuresOfKind {
  featureId: string
  version: string | null
  kind: FeatureFailureKind
  failures: number
  latest: Date
}

/** After these the user sees no panel. */
const withoutPanel: readonly FeatureFailureKind[] = ['threw-later', ...breachKinds]
/** After these the feature had stood before; it is among the loads. */
const afterStanding: readonly FeatureFailureKind[] = ['crashed-rendering', 'shows-nothing', ...withoutPanel]

/** One line for each version of each feature that was loaded or failed; times of one way only when it is named. */
export function featuresInOperation(
  loads: readonly LoadsInBucket[],
  failures: readonly FailuresOfKind[],
  way: LoadType | undefined,
): FeatureInOperation[] {
  const keyOf = ({ featureId, version }: { featureId: string; version: string | null }) =>
    `${featureId} ${version ?? ''}`
  const lines = new Map([...loads, ...failures].map((row) => [keyOf(row), row]))
  return [...lines].map(([key, { featureId, version }]) => {
    const own = loads.filter((row) => keyOf(row) === key)
    const requested = own.filter((row) => way === undefined || row.way === way)
    const failed = failures.filter((row) => keyOf(row) === key)
    return {
      featureId,
      version,
      times: loadTimes(requested),
      loadShare: loadShare(requested),
      openings: sum(own, 'loads') + sum(withoutKinds(failed, afterStanding), 'failures'),
      brokenOpenings: sum(withoutKinds(failed, withoutPanel), 'failures'),
      failures: sum(failed, 'failures'),
      latestFailure: latestOf(failed),
    }
  })
}

/** How long these loads took. */
export function loadTimes(rows: readonly LoadsInBucket[]): LoadTimes {
  const histogram = histogramOf(rows)
  return {
    loads: countOf(histogram),
    medianMs: percentile(histogram, 0.5),
    percentile95Ms: percentile(histogram, 0.95),
  }
}

function histogramOf(rows: readonly LoadsInBucket[]): Histogram {
  const histogram = new Map<number, number>()
  for (const { bucket, loads } of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + loads)
  return histogram
}

function loadShare(rows: readonly LoadsInBucket[]): number | null {
  if (rows.length === 0) return null
  const total = sum(rows, 'totalMs')
  return total === 0 ? 0 : sum(rows, 'loadMs') / total
}

function withoutKinds(rows: readonly FailuresOfKind[], kinds: readonly FeatureFailureKind[]) {
  return rows.filter(({ kind }) => !kinds.includes(kind))
}

function latestOf(rows: readonly FailuresOfKind[]): FeatureInOperation['latestFailure'] {
  const latest = rows.reduce<FailuresOfKind | undefined>(
    (found, row) => (found && found.latest >= row.latest ? found : row),
    undefined,
  )
  return latest === undefined ? null : { kind: latest.kind, at: latest.latest.toISOString() }
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
