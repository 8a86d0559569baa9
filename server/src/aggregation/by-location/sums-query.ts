import { stableSum, type RowSources } from '../../calculations/index'
import { Bound, toSecond, type Readings, type Span } from '../../readings/index'

/** Series whose values are added within one span; each part of it from one of `starts` to the next. */
export interface SumsRequest {
  sources: RowSources
  ids: readonly number[]
  span: Span
  /** Milliseconds since 1970 UTC, the first is the start of the span. */
  starts: readonly number[]
}

export interface PartSum {
  seriesId: number
  /** One of the starts. */
  start: number
  sum: number
  measured: number
  estimated: number
}

type Row = [
  id: number,
  start: number,
  sum: number,
  measured: number,
  estimated: number,
  minimum: number,
  maximum: number,
]

/** All sums by one question to the engine, however many series and spans there are. */
export async function partSums(
  readings: Readings,
  requests: readonly SumsRequest[],
  signal: AbortSignal,
): Promise<PartSum[]> {
  const asked = requests.filter(({ ids }) => ids.length > 0)
  if (asked.length === 0) return []
  const bound = new Bound()
  const query = asked.map((request) => sumsOf(request, bound)).join(' union all ')
  const rows = await readings.select<Row>({
    query: `${query} settings optimize_aggregation_in_order = 1`,
    params: bound.params,
    signal,
  })
  return rows.map(([seriesId, start, sum, measured, estimated, minimum, maximum]) => ({
    ...{ seriesId, start: start * 1000, measured, estimated },
    sum: stableSum({ sum, count: measured + estimated, minimum, maximum }),
  }))
}

function sumsOf({ sources, ids, span, starts }: SumsRequest, bound: Bound): string {
  const rows = sources.rows(ids, span, bound)
  const seconds = starts.map(toSecond)
  const isCut = seconds.length > 1
  const start = isCut
    ? `toUInt32(roundDown(toUnixTimestamp(x.at), ${bound.bind(seconds, 'Array(UInt32)')}))`
    : `toUInt32(${bound.bind(seconds[0]!, 'UInt32')})`
  return `select x.series_id as id, ${start} as start, sumKahan(x.value),
      toUInt32(countIf(x.quality = 'measured')), toUInt32(countIf(x.quality != 'measured')),
      min(x.value), max(x.value)
    from (${rows}) as x group by ${isCut ? 'id, start' : 'id'}`
}
