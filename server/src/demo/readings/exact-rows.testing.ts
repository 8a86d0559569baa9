import type { Readings } from '../../readings/store/readings-store'
import { demoValues } from './demo-values'
import { demoSeries, type DemoSeries } from '../records/metering-points'
import { sourceHour } from './redating'
import { readSource } from './source'

export interface SeriesRows {
  id: number
  count: number
  missing: number
  /** Of all values, rounded to what no order of adding changes. */
  sum: number
  /** Of every time with its value's first decimals: equal only when each value is at its time. */
  weighted: number
  first: number
  last: number
}

const hour = 3_600
/** Looked up once: inside jest a global costs as much as the rest of the loop. */
const { round } = Math
const tenThousandths = (value: number) => round(value * 10_000)
/** Read once for all comparisons of a test file. */
let known: ReturnType<typeof readSource> | undefined
/** What was counted last: a later instant only adds to it. */
let counted: { shift: number; until: number; series: readonly DemoSeries[]; rows: SeriesRows[] } | undefined

/** What the store must hold of each series before an instant, from the rules alone; times in seconds since 1970 UTC. */
export async function rowsExpected(
  shift: number,
  until: number,
  wanted: readonly DemoSeries[] = demoSeries,
): Promise<SeriesRows[]> {
  const source = await (known ??= readSource())
  if (counted?.shift !== shift || counted.series !== wanted || counted.until > until)
    counted = { shift, until: source.start + shift, series: wanted, rows: wanted.map(({ id }) => noRows(id)) }
  const valuesOf = demoValues(source)
  const hours: { at: number; place: number }[] = []
  for (let at = counted.until; at < until; at += hour)
    hours.push({ at, place: sourceHour(at, shift, source)! })
  for (const [index, series] of wanted.entries()) {
    const rows = counted.rows[index]!
    for (const { at, place } of hours)
      for (const { offset, value, quality } of valuesOf(series, place)) {
        if (rows.count === 0) rows.first = at + offset
        rows.last = at + offset
        rows.count++
        if (quality === 'missing') rows.missing++
        rows.sum += tenThousandths(value)
        rows.weighted += tenThousandths(value) * ((at + offset) % 997)
      }
  }
  counted.until = until
  return counted.rows.map((rows) => ({ ...rows }))
}

const noRows = (id: number): SeriesRows => ({
  id,
  count: 0,
  missing: 0,
  sum: 0,
  weighted: 0,
  first: 0,
  last: 0,
})

export async function rowsStored(readings: Readings): Promise<SeriesRows[]> {
  const result = await readings.client.query({
    query: `
      select series_id as id, toUInt32(count()) as count, toUInt32(countIf(quality = 'missing')) as missing,
        toFloat64(sum(toInt64(round(value * 10000)))) as sum,
        toFloat64(sum(toInt64(round(value * 10000)) * (toUnixTimestamp(at) % 997))) as weighted,
        toUnixTimestamp(min(at)) as first, toUnixTimestamp(max(at)) as last
      from readings final group by series_id order by series_id`,
    format: 'JSONEachRow',
  })
  return result.json<SeriesRows>()
}
