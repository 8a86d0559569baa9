import type { Readings } from '../store/readings-store'
import { slicesOf, type PartOfImport } from './slices'

export interface Restored {
  /** What is set aside is set aside for it. */
  undoId: number
  /** The import that is undone, or brought back by undoing what had undone it. */
  importId: number
  /** The version of the undo that is undone: its readings are looked at again, too. */
  versionOfUndo: string
  /** The imports that count for nothing from now on. */
  undone: ReadonlySet<number>
  /** Imports whose readings only stand in for what nobody has measured. */
  standIns: ReadonlySet<number>
  /** Undos whose missing readings only say that there was nothing. */
  nothingKnown: ReadonlySet<number>
  /** Where they speak of anything. */
  extent: readonly PartOfImport[]
}

/** So many are looked at together: a million would take a gigabyte of memory. */
const readingsInOneGo = 200_000

/** The lines that these readings are set aside with. `same`: it is in force, and stands in for something else now. */
export const lineOfRestored = { other: 0, same: 3 } as const

/**
 * Sets aside what has to be in force from now on wherever an import has spoken of, where that is something else than now:
 * the latest that was ever delivered and counts, and what stands in for it only where that is no measurement. Which one
 * is the latest, `made` says; it is put back with that, so that what arrives later is compared with it, and not with
 * the moment of the undo. What stands in was made right after what it now stands in for.
 */
export async function stageRestored({ client }: Readings, requested: Restored): Promise<void> {
  const { undoId, importId, versionOfUndo, undone, standIns, nothingKnown, extent } = requested
  const imports = { undone: [...undone], standIns: [...standIns], nothingKnown: [...nothingKnown] }
  for (const slice of slicesOf(extent, readingsInOneGo))
    await client.command({
      query: `
        insert into readings_staged (import_id, series_id, at, value, quality, line, origin, made)
        select {undoId:UInt32}, c.series_id, c.at,
          if(b.known, b.value, 0), if(b.known, b.quality, 'missing'),
          if(b.known and b.origin = c.import_id, ${lineOfRestored.same}, ${lineOfRestored.other}),
          if(b.known, b.origin, {undoId:UInt32}), b.made
        from (${inForce}) c
        left join (${latest}) b on c.series_id = b.series_id and c.at = b.at
        where if(b.known, b.origin != c.import_id or b.made != c.made, not has({nothingKnown:Array(UInt32)}, c.import_id))`,
      query_params: { undoId, importId, version: versionOfUndo, ...slice, ...imports },
      clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
    })
}

const isInExtent = `series_id in {series:Array(UInt32)}
  and at >= toDateTime({first:UInt32}, 'UTC') and at <= toDateTime({last:UInt32}, 'UTC')`

/** What an undo has put back has come by another import than the undo, which is known by its version only. */
const touched = `
  select series_id, at from readings final
  where (import_id = {importId:UInt32} or version = {version:UInt64}) and ${isInExtent}
  union distinct
  select series_id, at from readings_history where origin = {importId:UInt32} and ${isInExtent}`

const inForce = `
  select series_id, at, value, quality, version, import_id, made from readings final
  where ${isInExtent} and (series_id, at) in (${touched})`

const isStandIn = 'has({standIns:Array(UInt32)}, r.origin)'

/** Of each interval the readings that count, each as it was first. */
const counting = `
  select series_id, at, origin, ${isStandIn} as stands_in,
    if(stands_in, max(r.made), min(r.made)) as made,
    argMin(r.value, r.version) as value, argMin(r.quality, r.version) as quality
  from (
    select series_id, at, origin, value, quality, version, made from readings_history
    where ${isInExtent} and (series_id, at) in (${touched})
    union all
    select series_id, at, import_id as origin, value, quality, version, made from (${inForce})) r
  where not has({undone:Array(UInt32)}, r.origin)
    and not (r.quality = 'missing' and has({nothingKnown:Array(UInt32)}, r.origin))
  group by series_id, at, origin`

const latest = `
  select series_id, at, true as known,
    if(hasDelivered and delivered.2 in ('measured', 'substituted'), delivered, any) as chosen,
    chosen.1 as value, chosen.2 as quality, chosen.3 as origin,
    if(has({standIns:Array(UInt32)}, origin), if(hasDelivered, delivered.4, 0) + 1, chosen.4) as made
  from (
    select series_id, at,
      argMax((value, quality, origin, made), (made, origin)) as any,
      argMaxIf((value, quality, origin, made), made, not stands_in) as delivered,
      countIf(not stands_in) > 0 as hasDelivered
    from (${counting}) group by series_id, at)`
