import type { LoadKind, ReadingQuality } from '@energycockpit/contract'
import type { Readings } from '../store/readings-store'

/**
 * What the readings of a load only stand in for: an estimate for what is missing, what is spread between two readings
 * of a counter also for other estimates. Undefined of every load whose word is as good as any other's.
 */
export function standsInFor(kind: LoadKind): readonly ReadingQuality[] | undefined {
  if (kind === 'ESTIMATION') return ['missing']
  return spreads(kind) ? ['missing', 'estimated'] : undefined
}

/** Whether a load brings what was used between readings of a counter. */
export const spreads = (kind: LoadKind): boolean => kind === 'MANUAL' || kind === 'SPREAD'

/**
 * Writes what a load has set aside wherever nobody has measured anything. Its readings get the next odd version after
 * what they stand in for, so that they lose to everything that is delivered later, be it as of an earlier moment.
 *
 * That holds also where one follows the other, each by 2 higher: each has taken a number of a load, and so the next
 * delivery of the same moment, whose version counts these numbers twice, is higher still.
 */
export async function writeStandingIn(
  { client }: Readings,
  { id, kind }: { id: number; kind: LoadKind },
): Promise<void> {
  const replaced = standsInFor(kind)!
    .map((quality) => `'${quality}'`)
    .join(', ')
  await client.command({
    query: `
      insert into readings (series_id, at, value, quality, version, load_id, made)
      select s.series_id, s.at, s.value, s.quality, if(c.known, c.version + 1 + c.version % 2, 1), s.origin,
        if(c.known, c.made + 1 + c.made % 2, 1)
      from readings_staged s
      left join (
        select series_id, at, quality, version, made, load_id, true as known from readings final
        where (series_id, at) in (select series_id, at from readings_staged where load_id = {id:UInt32})) c
      on c.series_id = s.series_id and c.at = s.at
      where s.load_id = {id:UInt32} and (not c.known or (c.quality in (${replaced}) and c.load_id != {id:UInt32}))`,
    query_params: { id },
    clickhouse_settings: {
      ...{ max_partitions_per_insert_block: '0', optimize_on_insert: 1 },
      do_not_merge_across_partitions_select_final: 1,
    },
  })
}
