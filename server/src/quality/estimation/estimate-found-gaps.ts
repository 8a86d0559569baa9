import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import type { Checked } from '../checks/check-series'
import type { Span } from '../checks/whole-findings'
import { type Imports, ruledSeries } from '../../readings/index'
import { rulesOf } from '../rules/series-rules'
import { estimateGaps } from './estimate-gaps'
import { missingRuns } from './missing-runs'
import { storedValues } from './stored-values'

/** What changed so far away can give a gap something to go by, seconds. */
const reach = 5 * 7 * 86_400

/**
 * Fills the gaps that the checks have found near what changed, where the rules of the series want that. What somebody
 * has taken back is not estimated again by itself, and neither is what is longer than the rules allow.
 */
export async function estimateFoundGaps(
  imports: Imports,
  { seriesId, signal, ...near }: { seriesId: number; changed: Span; checked: Checked; signal: AbortSignal },
): Promise<void> {
  const { db } = imports.stores.entities
  const found = (await ruledSeries(db, { id: seriesId }))!
  const { estimation } = rulesOf(found.series, found.own)
  if (!estimation.automatic) return
  const back = await restoredSpans(db, seriesId)
  const short = (await gapsNear(db, seriesId, near)).filter(
    ({ from, to }) =>
      to - from <= estimation.maxGapHours * 3600 &&
      !back.some((taken) => taken.from < to && taken.to >= from),
  )
  const seriesInterval = { interval: found.series.interval, timeZone: found.series.timeZone }
  const spans: Span[] = []
  for (const gap of short) {
    const stored = await storedValues(imports.stores.readings, { seriesId, ...gap }, signal)
    if (missingRuns(gap, (at) => stored.has(at), seriesInterval).length > 0)
      spans.push({ from: gap.from, to: gap.to })
  }
  if (spans.length === 0) return
  const { method } = estimation
  await estimateGaps(imports, { found, spans, method, amount: null, actor: null, signal })
}

/** What was found just now, and further off what has been found before. */
async function gapsNear(
  db: Kysely<Tables>,
  seriesId: number,
  { changed, checked }: { changed: Span; checked: Checked },
): Promise<Span[]> {
  const { range } = checked
  const known = await db
    .selectFrom('reading_finding')
    .select(['from_at', 'to_at'])
    .where('series_id', '=', seriesId)
    .where('kind', '=', 'GAP')
    .where('gone_at', 'is', null)
    .where('from_at', '<', instant(changed.to + reach))
    .where('to_at', '>', instant(changed.from - reach))
    .where(({ or, eb }) =>
      or([eb('to_at', '<=', instant(range.from)), eb('from_at', '>=', instant(range.to))]),
    )
    .execute()
  return [...known.map(spanOf), ...checked.findings.filter(({ kind }) => kind === 'GAP')].sort(
    (one, other) => one.from - other.from,
  )
}

async function restoredSpans(db: Kysely<Tables>, seriesId: number): Promise<Span[]> {
  const rows = await db
    .selectFrom('reading_import_series as s')
    .innerJoin('reading_import as l', 'l.id', 's.import_id')
    .select(['s.first_at as from_at', 's.last_at as to_at'])
    .where('s.series_id', '=', seriesId)
    .where('l.kind', '=', 'ESTIMATION')
    .where('l.undone_by', 'is not', null)
    .execute()
  return rows.map(spanOf)
}

const instant = (second: number) => new Date(second * 1000)
const spanOf = ({ from_at, to_at }: { from_at: Date; to_at: Date }): Span => ({
  from: from_at.getTime() / 1000,
  to: to_at.getTime() / 1000,
})
