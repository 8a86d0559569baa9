import type { WeekAndBefore } from './last-week'
import type { Span } from './main-spans'
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

interface Requested {
  weeks: WeekAndBefore
  /** Only values of these count. */
  spans: readonly Span[]
}

/** The spans of what does not count throughout. */
const cutsOf = ({ weeks, spans }: Requested): readonly Span[] =>
  spans.some(({ from, to }) => from <= weeks.before && to >= weeks.end) ? [] : spans

/** Both weeks of many series at once, each series in its own zone's weeks; a series without values is not in the answer. */
export async function weekSums(
  readings: Readings,
  requested: ReadonlyMap<number, Requested>,
  signal: AbortSignal,
): Promise<Map<number, WeekSums>> {
  if (requested.size === 0) return new Map()
  const weeks = [...requested.values()].map((one) => one.weeks)
  const cuts = [...requested].flatMap(([id, one]) => cutsOf(one).map((span) => ({ id, ...span })))
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
        and (not has({cutIds:Array(UInt32)}, series_id) or arrayExists(
          (id, first, after) -> id = series_id and second >= first and second < after,
          {cutIds:Array(UInt32)}, {cutFroms:Array(UInt32)}, {cutTos:Array(UInt32)}))
      group by series_id`,
    params: {
      ids: [...requested.keys()],
      befores: column('before'),
      starts: column('start'),
      ends: column('end'),
      first: Math.min(...column('before')),
      last: Math.max(...column('end')),
      cutIds: cuts.map(({ id }) => id),
      cutFroms: cuts.map(({ from }) => from / 1000),
      cutTos: cuts.map(({ to }) => to / 1000),
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
