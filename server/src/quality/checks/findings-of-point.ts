import { MAX_FINDINGS, type MeteringPointFindings } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { anyOf } from '../../access/visible-businesses'

export interface FindingsQuery {
  meteringPointId: string
  /** ISO 8601 with offset; half open. */
  from: string
  to: string
  visible: readonly number[]
}

/**
 * What the rules find in a metering point's series, as far as it overlaps a period. Throws a Problem: 400 for a
 * reversed period, 404 for a metering point that is none of the visible businesses'.
 */
export async function findingsOfPoint(
  { db }: Entities,
  { meteringPointId, visible, ...period }: FindingsQuery,
): Promise<MeteringPointFindings> {
  const from = new Date(period.from)
  const to = new Date(period.to)
  if (to <= from) throw new Problem(400, 'PERIOD_REVERSED', 'query.to must be later than query.from')
  const point = await db
    .selectFrom('metering_point')
    .select('id')
    .where('id', '=', meteringPointId)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  if (point === undefined) throw new Problem(404, 'NOT_FOUND')
  const series = await db
    .selectFrom('measurement_series as s')
    .leftJoin('series_check as c', 'c.series_id', 's.id')
    .select(['s.id', 's.quantity', 's.unit', 's.interval', 'c.checked_at'])
    .where('s.metering_point_id', '=', meteringPointId)
    .where('s.client_business_id', '=', anyOf(visible))
    .orderBy('s.id')
    .execute()
  return {
    meteringPointId,
    from: from.toISOString(),
    to: to.toISOString(),
    series: await Promise.all(
      series.map(async ({ id, checked_at, ...rest }) => ({
        ...{ seriesId: id, ...rest, checkedAt: checked_at?.toISOString() ?? null },
        ...(await findingsOfSeries(db, id, { from, to })),
      })),
    ),
  }
}

async function findingsOfSeries(
  db: Entities['db'],
  seriesId: number,
  { from, to }: { from: Date; to: Date },
) {
  const inPeriod = db
    .selectFrom('reading_finding')
    .where('series_id', '=', seriesId)
    .where('gone_at', 'is', null)
    .where('from_at', '<', to)
    .where('to_at', '>', from)
  const { count } = await inPeriod
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await inPeriod
    .selectAll()
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_FINDINGS)
    .execute()
  rows.reverse()
  return {
    count: Number(count),
    kind: rows.map((row) => row.kind),
    from: rows.map((row) => row.from_at.getTime()),
    to: rows.map((row) => row.to_at.getTime()),
    values: rows.map((row) => row.value_count),
    worst: rows.map((row) => row.worst),
    parameters: rows.map((row) => row.parameters),
    foundAt: rows.map((row) => row.found_at.getTime()),
    importId: rows.map((row) => row.import_id),
  }
}
