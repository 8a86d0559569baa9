import { exportLimits, type ExportLayout, type Granularity, type ReasonCode } from '@energycockpit/contract'
import { commonLength, countBuckets, isOfCalendar, type BucketLength } from '@energycockpit/time'
import type { Derived } from '../../calculations/index'
import type { QueriedSeries } from '../../readings/index'

export type SeriesToExport = Derived<QueriedSeries>

/** A series with how it is cut in a file. */
export interface ExportedSeries {
  series: SeriesToExport
  /** Of its buckets: the granularity, or what is made of whole intervals of both where that is longer. */
  length: BucketLength
  /** Each bucket is one stored value. */
  isSingle: boolean
  /** In whose calendar it is cut: values of whole days keep the days of their location. */
  zone: string
}

export interface ExportPlan {
  series: readonly ExportedSeries[]
  timeZone: string
  /** Without the headings. */
  rowCount: number
  /** In the wide layout every cell of every row. */
  valueCount: number
}

interface Requested {
  /** Half open, milliseconds since 1970 UTC. */
  from: number
  to: number
  granularity: Granularity
  timeZone?: string | undefined
  layout: ExportLayout
}

/** How series are cut into one file, and how large that becomes; decided from numbers alone. */
export function planExport(series: readonly SeriesToExport[], requested: Requested): ExportPlan {
  const { from, to, granularity, layout } = requested
  const timeZone = requested.timeZone ?? zonesOf(series)[0] ?? 'UTC'
  const exported = series.map((one): ExportedSeries => {
    const length = granularity === 'raw' ? one.interval : commonLength([granularity, one.interval])
    const zone = isOfCalendar(one.interval) ? one.timeZone : timeZone
    return { series: one, length, isSingle: length === one.interval, zone }
  })
  const counts = exported.map(({ length }) => countBuckets(from, to, length, timeZone))
  const most = Math.max(0, ...counts)
  return layout === 'wide'
    ? { series: exported, timeZone, rowCount: most, valueCount: most * exported.length }
    : {
        ...{ series: exported, timeZone },
        ...{ rowCount: sumOf(counts), valueCount: sumOf(counts) },
      }
}

/** Why a file is not written; undefined: it is. */
export function refusalOf(
  { rowCount, valueCount }: Pick<ExportPlan, 'rowCount' | 'valueCount'>,
  format: 'csv' | 'xlsx',
): { code: Extract<ReasonCode, 'TOO_MANY_POINTS'>; detail: string } | undefined {
  const { values, xlsxRows } = exportLimits
  if (valueCount > values)
    return {
      code: 'TOO_MANY_POINTS',
      detail: `the file has ${valueCount} values, at most ${values} are exported; choose a coarser granularity, a shorter period or fewer series`,
    }
  if (format === 'xlsx' && rowCount > xlsxRows)
    return {
      code: 'TOO_MANY_POINTS',
      detail: `the file has ${rowCount} rows, a spreadsheet has at most ${xlsxRows}; choose CSV, a coarser granularity or a shorter period`,
    }
  return undefined
}

/** The zones of the locations, the most frequent first. */
export function zonesOf(series: readonly Pick<SeriesToExport, 'timeZone'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { timeZone } of series) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([zone]) => zone)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
