import type { ImportKind } from '@energycockpit/contract'
import type { Readings } from '../store/readings-store'
import { qualitiesReplacedBy } from './write-estimates'

/** What an import does to the readings of one series. All counts are of intervals. */
export interface SeriesChanges {
  seriesId: number
  /** Intervals that had no value. */
  added: number
  /** Intervals that had another value or quality. */
  changed: number
  /** What somebody corrected later stays in force, and is neither. */
  late: number
  /** Intervals where an undo has put back, since, what is the earlier word. */
  overRestored: number
  count: number
  /** Of those that are changed; null where there are none. */
  max: {
    /** Starts of the first and the last interval, seconds since 1970 UTC. */
    firstAt: number
    lastAt: number
    /** Where the value differs most, with what is there and what will be; null: not known. */
    at: number
    before: number
    after: number | null
  } | null
}

interface Counting {
  importId: number
  kind: ImportKind
  /** Of what the import brings. */
  version: string
  /** Several lines speak of the same interval. */
  repeated: boolean
}

/** What is in force of the intervals that an import speaks of. */
export const isSpokenOf = `(series_id, at) in (select series_id, at from readings_staged where import_id = {importId:UInt32})`

/** Of what an estimate replaces: nothing that somebody has measured meanwhile. `quality`: the column. */
export const onlyWhat = (kind: ImportKind, quality = 'quality') => {
  const replaced = qualitiesReplacedBy(kind)
  return replaced ? `and ${quality} in (${replaced.map((one) => `'${one}'`).join(', ')})` : ''
}

const isAdded = `s.quality != 'missing' and (not c.known or (c.quality = 'missing' and c.made < {version:UInt64}))`
const isChanged = `c.known and c.quality != 'missing' and c.made < {version:UInt64}
  and (c.quality != s.quality or c.value != s.value)`
/** What is in force was made earlier and written later. */
const isOverRestored = `c.known and c.made < {version:UInt64} and c.version >= {version:UInt64}`
/** What becomes a gap differs by all that was there. */
const difference = `abs(if(s.quality = 'missing', 0, s.value) - c.value)`

/**
 * What would change if an import wrote what it has set aside, or what is changed by doing so now, by series. One statement,
 * which reads what is staged once and what is in force of it once, however many series there are.
 */
export async function countChanges(
  { select }: Readings,
  { importId, kind, version, repeated }: Counting,
): Promise<SeriesChanges[]> {
  // Putting lines together that say the same takes longer than all the rest.
  const spoken = repeated
    ? 'series_id, at, any(value) as value, any(quality) as quality'
    : 'series_id, at, value, quality'
  const rows = await select<(number | string)[]>({
    query: `
      with ${isChanged} ${onlyWhat(kind, 'c.quality')} as is_changed
      select
        s.series_id, count(),
        countIf(${isAdded}), countIf(is_changed) as changed, countIf(c.known and c.made > {version:UInt64}),
        countIf(${isOverRestored}),
        toUnixTimestamp(minIf(s.at, is_changed)), toUnixTimestamp(maxIf(s.at, is_changed)),
        argMaxIf((toUnixTimestamp(s.at), c.value, s.value, s.quality = 'missing'), ${difference}, is_changed) as most,
        most.1, most.2, most.3, most.4
      from (
        select ${spoken} from readings_staged
        where import_id = {importId:UInt32} ${repeated ? 'group by series_id, at' : ''}) s
      left join (
        select series_id, at, value, quality, version, made, true as known
        from readings final where ${isSpokenOf}) c
      on c.series_id = s.series_id and c.at = s.at
      group by s.series_id order by s.series_id`,
    params: { importId, version },
  })
  return rows.map((row) => {
    const [seriesId, count, added, changed, late, overRestored, firstAt, lastAt] = row.slice(0, 8).map(Number)
    const [at, before, after, isMissing] = row.slice(9).map(Number)
    const max = { firstAt: firstAt!, lastAt: lastAt!, at: at!, before: before! }
    return {
      ...{ seriesId: seriesId!, count: count!, added: added!, changed: changed!, late: late! },
      overRestored: overRestored!,
      max: changed === 0 ? null : { ...max, after: isMissing ? null : after! },
    }
  })
}
