import type { ImportKind, ReadingQuality } from '@energycockpit/contract'
import type { Readings } from '../store/readings-store'

/**
 * What the readings of an import replace, and nothing else: an estimate for what is missing, what is spread between two readings
 * of a register also for other estimates. Undefined of every import whose word is as good as any other's.
 */
export function qualitiesReplacedBy(kind: ImportKind): readonly ReadingQuality[] | undefined {
  if (kind === 'ESTIMATION') return ['missing']
  return apportions(kind) ? ['missing', 'estimated'] : undefined
}

/** Whether an import brings what was used between readings of a register. */
export const apportions = (kind: ImportKind): boolean => kind === 'MANUAL' || kind === 'APPORTIONMENT'

/**
 * Writes what an import has set aside wherever nobody has measured anything. Its readings get the next odd version after
 * what they stand in for, so that they lose to everything that is delivered later, be it as of an earlier moment.
 *
 * That holds also where one follows the other, each by 2 higher: each has taken a number of an import, and so the next
 * delivery of the same moment, whose version counts these numbers twice, is higher still.
 */
export async function writeEstimates(
  { client }: Readings,
  { id, kind }: { id: number; kind: ImportKind },
): Promise<void> {
  const replaced = qualitiesReplacedBy(kind)!
    .map((quality) => `'${quality}'`)
    .join(', ')
  await client.command({
    query: `
      insert into readings (series_id, at, value, quality, version, import_id, made)
      select s.series_id, s.at, s.value, s.quality, if(c.known, c.version + 1 + c.version % 2, 1), s.origin,
        if(c.known, c.made + 1 + c.made % 2, 1)
      from readings_staged s
      left join (
        select series_id, at, quality, version, made, import_id, true as known from readings final
        where (series_id, at) in (select series_id, at from readings_staged where import_id = {id:UInt32})) c
      on c.series_id = s.series_id and c.at = s.at
      where s.import_id = {id:UInt32} and (not c.known or (c.quality in (${replaced}) and c.import_id != {id:UInt32}))`,
    query_params: { id },
    clickhouse_settings: {
      ...{ max_partitions_per_insert_block: '0', optimize_on_insert: 1 },
      do_not_merge_across_partitions_select_final: 1,
    },
  })
}
