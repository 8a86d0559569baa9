import type { WeekAndBefore } from './last-week'
import type { Readings } from '../../readings/index'

/** What one week of a series holds. */
export interface WeekSum {
  sum: number
  measured: number
  estimated: number
}

export interface WeekSums {
  week: WeekSum
  before: WeekSum
}

type Row = [id: number, ...week: WeekRow, ...before: WeekRow]
type WeekRow = [sum: number, measured: number, estimated: number]

/** Both weeks of many series at once, each series in its own zone's weeks; a series without values is not in the answer. */
export async function weekSums(
  readings: Readings,
  requested: ReadonlyMap<number, WeekAndBefore>,
  signal: AbortSignal,
): Promise<Map<number, WeekSums>> {
  if (requested.size === 0) return new Map()
  const weeks = [...requested.values()]
  const column = (key: keyof WeekAndBefore) => weeks.map((week) => week[key] / 1000)
  const rows = await readings.select<Row>({
    query: `
      with
        toUnixTimestamp(at) as second,
        transform(series_id, {ids:Array(UInt32)}, {befores:Array(UInt32)}, toUInt32(0)) as before,
        transform(series_id, {ids:Array(UInt32)}, {starts:Array(UInt32)}, toUInt32(0)) as start,
        transform(series_id, {ids:Array(UInt32)}, {ends:Array(UInt32)}, toUInt32(0)) as end
      select series_id,
        sumKahanIf(value, second >= start),
        toUInt32(countIf(second >= start and quality = 'measured')),
        toUInt32(countIf(second >= start and quality != 'measured')),
        sumKahanIf(value, second < start),
        toUInt32(countIf(second < start and quality = 'measured')),
        toUInt32(countIf(second < start and quality != 'measured'))
      from readings final
      where series_id in {ids:Array(UInt32)} and quality != 'missing'
        and at >= toDateTime({first:UInt32}, 'UTC') and at < toDateTime({last:UInt32}, 'UTC')
        and second >= before and second < end
      group by series_id`,
    params: {
      ids: [...requested.keys()],
      befores: column('before'),
      starts: column('start'),
      ends: column('end'),
      first: Math.min(...column('before')),
      last: Math.max(...column('end')),
    },
    signal,
  })
  const weekSum = (sum: number, measured: number, estimated: number) => ({ sum, measured, estimated })
  return new Map(
    rows.map(([id, ...figures]) => [
      id,
      {
        week: weekSum(figures[0], figures[1], figures[2]),
        before: weekSum(figures[3], figures[4], figures[5]),
      },
    ]),
  )
}
