import type { ExportPreview } from '@energycockpit/contract'
import { csvLine } from '../../http/csv-line'
import type { Readings } from '../../readings/index'
import { csvCells, csvHeadings } from './csv-file'
import { exportTable, type ExportRow } from './export-table'
import { refusalOf } from './plan-export'
import type { ExportQuery, PreparedExport } from './prepared-export'
import { exportTexts } from './texts'

const shownRows = 10
const shownSeries = 8
/** What a spreadsheet is of the same values as CSV: packed, with its frame. */
const [packedShare, frameBytes] = [0.3, 4_000]

/** The first rows of the first series, and how large the whole file is. */
export async function previewFile(
  readings: Readings,
  { plan, period, sources, timeZones, leftOut }: PreparedExport,
  { query, now, signal }: { query: ExportQuery; now: number; signal: AbortSignal },
): Promise<ExportPreview> {
  const { rowCount, valueCount, series } = plan
  const texts = exportTexts[query.language]
  const shown = { ...plan, series: series.slice(0, shownSeries) }
  const table = exportTable(
    shown,
    { readings, sources, period, now, signal, atATime: shownRows },
    { layout: query.layout, hasQuality: query.quality !== 'false', texts },
  )
  const first: ExportRow[] = []
  for await (const found of table.rows()) {
    first.push(...found)
    if (first.length >= shownRows) break
  }
  const rows = first.slice(0, shownRows).map(csvCells(plan.timeZone))
  const headings = csvHeadings(table, texts)
  const perRow = lengthOf(rows, query)
  // What is not shown is as wide as what is; the columns of time are there once.
  const times = 48
  const more = query.layout === 'wide' ? series.length / Math.max(1, shown.series.length) : 1
  const csv = Math.ceil(headings.join().length * more + rowCount * (times + (perRow - times) * more))
  const bytesOf = (format: 'csv' | 'xlsx', bytes: number) =>
    refusalOf(plan, format) === undefined ? Math.ceil(bytes) : null
  return {
    ...{ timeZone: plan.timeZone, timeZones, rowCount, valueCount, headings, rows },
    ...{ seriesCount: series.length, shownSeries: shown.series.length },
    bytes: { csv: bytesOf('csv', csv), xlsx: bytesOf('xlsx', csv * packedShare + frameBytes) },
    ...(leftOut.length > 0 && { leftOut }),
  }
}

/** Of a line, in the middle. */
function lengthOf(rows: readonly Parameters<typeof csvLine>[0][], { language }: ExportQuery): number {
  const lengths = rows.map((row) => Buffer.byteLength(csvLine(row, language)))
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
}
