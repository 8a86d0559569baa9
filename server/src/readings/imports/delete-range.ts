import type { ReadingImport } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { receivingSeries } from '../series/series-repository'
import { importReadings } from './import-readings'
import { businessesOf } from './import-repository'
import type { Imports } from './imports'
import { sentBy } from './sent-by'
import { refuseOverUnfinished } from './unfinished-imports'

interface Range {
  seriesIds: readonly number[]
  /** ISO 8601 with offset; half open. */
  from: string
  to: string
}

/**
 * Takes the readings of a range out of every figure, by putting a missing one in the place of each. Throws a Problem:
 * 400 for a reversed range, 404 when one of the series is not the user's to see.
 */
export async function deleteRange(
  imports: Imports,
  range: Range,
  user: SignedInUser,
): Promise<ReadingImport> {
  const { entities, readings } = imports.stores
  const seriesIds = [...new Set(range.seriesIds)]
  const from = secondOf(range.from)
  const to = secondOf(range.to)
  if (to <= from) throw new Problem(400, 'PERIOD_REVERSED', 'body.to must be later than body.from')
  const known = await receivingSeries(entities, { ids: seriesIds, visible: user.visibleBusinessIds })
  if (!seriesIds.every((id) => known.has(id))) throw new Problem(404, 'NOT_FOUND')
  const imported = await importReadings(imports, {
    readingImport: { kind: 'DELETION', ...sentBy(user), asOf: new Date() },
    alone: true,
    stage: async (id) => {
      await readings.client.command({
        query: `
          insert into readings_staged (import_id, series_id, at, value, quality, line)
          select {id:UInt32}, series_id, at, 0, 'missing', 0 from readings final
          where series_id in {seriesIds:Array(UInt32)} and quality != 'missing'
            and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`,
        query_params: { id, seriesIds, from, to },
        clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
      })
      return seriesIds.map((seriesId) => ({ seriesId, firstAt: from, lastAt: to - 1 }))
    },
    check: async (_id, extents) => {
      await refuseOverUnfinished(imports.stores, extents, { kept: true })
      return { contentHash: null, readingCount: 0, faults: { count: 0, kept: [] } }
    },
    keep: async (db, id) => {
      for (const { businessId, seriesIds: series } of await businessesOf(db, seriesIds))
        await imports.audit.write(db, {
          action: 'readings.deleted',
          actor: user,
          subject: { id: String(id), name: `#${id}` },
          businessId,
          detail: { series, from: range.from, to: range.to },
        })
    },
  })
  return imported!.readingImport
}

/** What the engine's DateTime can hold. */
const secondOf = (instant: string) =>
  Math.min(Math.max(Math.ceil(Date.parse(instant) / 1000), 0), 4_294_967_295)
