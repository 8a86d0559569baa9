import {
  maxReadingsPerImport,
  type EstimationMethod,
  type ReadingImport,
  type SeriesRules,
} from '@energycockpit/contract'
import { expectedUntil, fitsInto } from '@energycockpit/time'
import { setImmediate as lease } from 'node:timers/promises'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import {
  isApplicable,
  type ReadingColumns,
  countStarts,
  type SeriesInterval,
  checkWorkedOut,
  type Imports,
  importReadings,
  StagedReadings,
  type SeriesWithRules,
  profileOf,
} from '../../readings/index'
import { meterReadings } from '../checks/meter-readings'
import { placeSince } from '../validation/segment'
import type { Span } from '../checks/whole-findings'
import { rulesOf } from '../rules/series-rules'
import { fillGap, type Estimate } from './fill-gap'
import { missingRuns } from './missing-runs'
import { storedValues } from './stored-values'

/** What is looked at around a gap, seconds: the same weekday of some weeks, or the month, quarter or year beside it. */
const aroundOf = ({ interval }: SeriesInterval) => (fitsInto(interval, 'P1D') ? 5 * 7 : 2 * 366) * 86_400

export interface EstimatesQuery {
  found: SeriesWithRules
  /** Ascending, none overlapping. */
  spans: readonly Span[]
  method: EstimationMethod | null
  /** Of a single span: what was used over the whole of it, in the series' unit. */
  amount: number | null
  /** Null: the portal itself. */
  actor: SignedInUser | null
  signal: AbortSignal
}

export interface EstimatedGap extends Span {
  count: number
  /** Null: there was nothing to go by. */
  method: EstimationMethod | null
}

/**
 * Estimates what is missing in the spans until now, by an import of its own. Nothing that is there is touched, and
 * nothing is written when nothing can be estimated; the import is then null. Throws a Problem (413) for too long a span.
 */
export async function estimateGaps(
  imports: Imports,
  requested: EstimatesQuery,
): Promise<{ readingImport: ReadingImport | null; gaps: EstimatedGap[] }> {
  const { found, actor } = requested
  const { series } = found
  const seriesInterval = { interval: series.interval, timeZone: series.timeZone }
  const spans = untilNow(requested.spans, seriesInterval)
  let gaps: EstimatedGap[] = []
  if (spans.length === 0) return { readingImport: null, gaps }

  const { readings } = imports.stores
  const businessId = series.clientBusinessId
  const imported = await importReadings(imports, {
    readingImport: { kind: 'ESTIMATION', businessId, actor, asOf: new Date() },
    alone: true,
    stage: async (id) => {
      const staged = new StagedReadings(readings.client, id)
      gaps = []
      try {
        for await (const { gap, estimate } of estimatesOf(imports, { ...requested, spans }, seriesInterval)) {
          gaps.push({ ...gap, method: estimate?.method ?? null })
          for (const [place, at] of (estimate?.at ?? []).entries()) {
            staged.add(
              { seriesId: series.id, at, value: estimate!.value[place]!, quality: 'estimated' },
              gaps.length,
            )
            if (staged.full) await staged.send()
          }
        }
        await staged.finish()
      } finally {
        await staged.atRest()
      }
      return staged.count === 0 ? undefined : staged.count
    },
    check: (id, readingCount) => checkWorkedOut(imports, id, { readingCount }),
    keep: (db, id, values) =>
      imports.audit.write(db, {
        action: 'readings.estimated',
        ...(actor && { actor }),
        subject: { id: String(series.id), name: `${series.meteringPointName} #${series.id}` },
        businessId,
        detail: {
          readingImport: id,
          values,
          methods: [...new Set(gaps.flatMap(({ method }) => method ?? []))],
        },
      }),
  })
  return { readingImport: imported?.readingImport ?? null, gaps }
}

/** What is still to come is missing to nobody. */
function untilNow(spans: readonly Span[], { interval, timeZone }: SeriesInterval): Span[] {
  const now = expectedUntil(Date.now(), interval, timeZone) / 1000
  const past = spans
    .map(({ from, to }) => ({ from, to: Math.min(to, now) }))
    .filter(({ from, to }) => to > from)
  const count = past.reduce((sum, { from, to }) => sum + countStarts(from, to, { interval, timeZone }), 0)
  if (count > maxReadingsPerImport)
    throw new Problem(413, 'TOO_MANY_READINGS', `the range holds more than ${maxReadingsPerImport} values`)
  return past
}

async function* estimatesOf(
  { stores: { readings } }: Imports,
  { found: { series, own }, spans, method, amount, signal }: EstimatesQuery,
  seriesInterval: SeriesInterval,
): AsyncGenerator<{ gap: Span & { count: number }; estimate: Estimate | null }> {
  const rules = rulesOf(series, own)
  const profile = profileOf(rules, seriesInterval.timeZone)
  const limits = withinLimits(rules)
  const around = aroundOf(seriesInterval)
  for (const span of spans) {
    const part = { seriesId: series.id, from: span.from - around, to: span.to + around, max: 10_000_000 }
    const fromMeter = await meterReadings(readings, part, signal)
    const stored = await storedValues(readings, { seriesId: series.id, ...span }, signal)
    const runs = missingRuns(span, (at) => stored.has(at), seriesInterval)
    const select = (columns: ReadingColumns, gap: Span) =>
      fillGap({
        ...{ readings: columns, seriesInterval, ...gap, amount, profile, method },
        levelBy: isApplicable('SUM', series.quantity) ? 'RATIO' : 'DIFFERENCE',
      })
    if (amount !== null) {
      const count = runs.reduce((sum, run) => sum + run.count, 0)
      if (count > 0)
        yield { gap: { ...span, count }, estimate: select(withAll(fromMeter, stored, span), span) }
      continue
    }
    for (const run of runs) {
      const estimate = select(partOf(fromMeter, run.from - around, run.to + around), run)
      yield { gap: run, estimate: estimate && { ...estimate, value: estimate.value.map(limits) } }
      await lease()
    }
  }
}

/** No estimate is what no meter can show. */
const withinLimits =
  ({ limits: { min, max } }: SeriesRules) =>
  (value: number) =>
    Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity)

function partOf({ at, value, quality }: ReadingColumns, from: number, to: number): ReadingColumns {
  const columns = { at: Array.from(at), value: Array.from(value), quality: Array.from(quality) }
  const [first, end] = [placeSince(columns.at, from), placeSince(columns.at, to)]
  return {
    at: columns.at.slice(first, end),
    value: columns.value.slice(first, end),
    quality: columns.quality.slice(first, end),
  }
}

/** Within the span an amount counts whatever is there as known, also what has been estimated before. */
function withAll(
  fromMeter: ReadingColumns,
  stored: ReadonlyMap<number, number>,
  { from, to }: Span,
): ReadingColumns {
  const outside = (at: number) => at < from || at >= to
  const rows = Array.from(fromMeter.at, (at, place) => ({ at, value: fromMeter.value[place]! }))
    .filter(({ at }) => outside(at))
    .concat([...stored].map(([at, value]) => ({ at, value })))
    .sort((one, other) => one.at - other.at)
  return {
    at: rows.map(({ at }) => at),
    value: rows.map(({ value }) => value),
    quality: rows.map(() => 'measured' as const),
  }
}
