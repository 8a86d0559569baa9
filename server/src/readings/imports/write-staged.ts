import type { Readings } from '../store/readings-store'
import { lineOfRestored } from './stage-restored'

/** So many years may one statement touch, and more: all that there are. */
const anyYears = { max_partitions_per_insert_block: '0' as const, optimize_on_insert: 1 as const }
const clickhouse_settings = { ...anyYears, do_not_merge_across_partitions_select_final: 1 as const }

/** Puts what a delivery has set aside into force, wherever no later word is. Safe to repeat. */
export async function writeStaged({ client }: Readings, importId: number, version: string): Promise<void> {
  await client.command({
    query: `
      insert into readings (series_id, at, value, quality, version, import_id)
      select series_id, at, value, quality, {version:UInt64}, origin
      from readings_staged where import_id = {importId:UInt32}`,
    query_params: { importId, version },
    clickhouse_settings: anyYears,
  })
}

/** What is in force wherever an import speaks of anything. */
const inForce = `
  select series_id, at, version, made, true as known from readings final
  where (series_id, at) in (select series_id, at from readings_staged where import_id = {importId:UInt32})`

/**
 * As `writeStaged`, where an undo may have put something back since the moment as of which the delivery is: that was
 * made earlier and written later, so the delivery is written above it. What it is written above has taken the number
 * of an import each time, so the next one of the same moment is higher still.
 */
export async function writeOverRestored(
  { client }: Readings,
  importId: number,
  version: string,
): Promise<void> {
  await client.command({
    query: `
      insert into readings (series_id, at, value, quality, version, import_id, made)
      select s.series_id, s.at, s.value, s.quality,
        if(c.known and c.version >= {version:UInt64}, c.version + 2 - c.version % 2, {version:UInt64}),
        s.origin, {version:UInt64}
      from readings_staged s
      left join (${inForce}) c on c.series_id = s.series_id and c.at = s.at
      where s.import_id = {importId:UInt32} and (not c.known or c.made < {version:UInt64})`,
    query_params: { importId, version },
    clickhouse_settings,
  })
}

/**
 * Puts what an undo has set aside into force, made when it was first. What is spread anew between readings of a register
 * has a line of its own; it stands in for what is there, and so was made right after it.
 */
export async function writeRestored({ client }: Readings, importId: number, version: string): Promise<void> {
  await client.command({
    query: `
      insert into readings (series_id, at, value, quality, version, import_id, made)
      select s.series_id, s.at, s.value, s.quality, {version:UInt64}, s.origin,
        if(s.line in (${Object.values(lineOfRestored).join(', ')}), s.made, c.made + 1 - c.made % 2)
      from readings_staged s
      left join (${inForce}) c on c.series_id = s.series_id and c.at = s.at
      where s.import_id = {importId:UInt32}`,
    query_params: { importId, version },
    clickhouse_settings,
  })
}
