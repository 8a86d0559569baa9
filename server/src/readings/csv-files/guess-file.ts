import {
  maxCsvColumns,
  maxQualityTexts,
  type CsvEncoding,
  type CsvGuess,
  type CsvPlan,
  type CsvSeparator,
} from '@energycockpit/contract'
import type { CsvRecord } from './csv-records'
import { findColumns } from './guess-columns'
import { findTimes, type FoundTimes } from './find-times'
import { guessEncoding } from './guess-encoding'
import { guessNumberSigns } from './guess-numbers'
import { guessQualities } from './guess-quality'
import { guessSeparator, recordsOf, usualWidth } from './guess-separator'
import { guessTimeRules, containsTime } from './guess-time-rules'
import { guessUnit } from './guess-unit'
import { certain, likely, open, valueOr } from './guesses'

export interface KnownOfFile {
  /** What local times are taken for. */
  timeZone: string
  /** Nothing comes after the bytes, so that the last line is no half one. */
  whole: boolean
  /** What need not be guessed. */
  encoding?: CsvEncoding | undefined
  separator?: CsvSeparator | undefined
}

/** Guesses how a file is read from its first bytes. */
export function guessFile(head: Uint8Array, { timeZone, whole, ...known }: KnownOfFile): CsvGuess {
  const encoding = known.encoding ? certain(known.encoding) : guessEncoding(head)
  const decoded = new TextDecoder(valueOr(encoding, 'utf-8')).decode(head, { stream: !whole })
  const text = whole ? decoded : decoded.slice(0, Math.max(decoded.lastIndexOf('\n'), 0))
  const separator = known.separator ? certain(known.separator) : guessSeparator(text)
  const records = recordsOf(text, valueOr(separator, ';'))
  const width = Math.min(usualWidth(records), maxCsvColumns)
  const times = findTimes(records, width)
  const file = { encoding, separator, timeZone: likely(timeZone) }
  if (!times) return { ...file, ...nothingFound(records[0]) }

  const { rows, headings, above } = headed(records, times, width)
  const columns = findColumns(rows, { headings, times, width })
  const numbers = rows.flatMap(({ cells }) => columns.values.map(({ column }) => cells[column] ?? ''))
  return {
    ...file,
    headingLines: (rows[0]?.line ?? 1) - 1,
    headings,
    ...guessNumberSigns(numbers, valueOr(separator, ';')),
    dateColumn:
      times.others.length === 0 ? certain(times.dateColumn) : likely(times.dateColumn, times.others),
    timeColumn: certain(times.timeColumn),
    ...guessTimeRules({
      found: times,
      rows,
      headings,
      clockChange: valueOr(columns.clockChange, null),
      timeZone,
    }),
    clockChange: columns.clockChange,
    meterColumns: columns.meterColumns,
    unitColumn: columns.unitColumn,
    values: columns.values.map((value) => ({
      ...value,
      unit: guessUnit(above.map(({ cells }) => cells[value.column] ?? '')),
    })),
    qualities: guessQualities(columns.qualityTexts.slice(0, maxQualityTexts)),
  }
}

/** Parts the rows from what stands above them; the widest line of headings names the columns. */
function headed(records: readonly CsvRecord[], times: FoundTimes, width: number) {
  const first = records.findIndex(({ cells }) => cells.length >= width - 1 && containsTime(cells, times))
  const above = records.slice(0, Math.max(first, 0)).filter(({ cells }) => cells.length >= width - 1)
  const names = above.find(({ cells }) => cells.filter((cell) => cell !== '').length > width / 2) ?? above[0]
  const headings = Array.from({ length: width }, (_, column) => names?.cells[column] ?? '')
  return { rows: first < 0 ? [] : records.slice(first), headings, above }
}

function nothingFound(first: CsvRecord | undefined) {
  return {
    ...{ headingLines: 0, headings: first?.cells ?? [], values: [], qualities: [] },
    ...{ decimalSign: open([]), thousandsSign: open([]), dateColumn: open([]), timeColumn: open([]) },
    ...{ timeFormat: open([]), clock: open([]), names: open([]), interval: open([]), clockChange: open([]) },
    ...{ meterColumns: open([]), unitColumn: open([]) },
  }
}

/** The plan that a guess makes; undefined where somebody has to be asked first. A unit need not be known. */
export function planOf(guess: CsvGuess): CsvPlan | undefined {
  const { headingLines, headings: _headings, values, qualities, ...guessed } = guess
  const settled: Record<string, unknown> = { headingLines }
  for (const [name, each] of Object.entries(guessed)) {
    if (each.sure === 'open') return undefined
    settled[name] = each.value
  }
  if (values.length === 0) return undefined
  const known = qualities.flatMap(({ text, quality }) =>
    quality.sure === 'open' ? [] : { text, quality: quality.value },
  )
  if (known.length < qualities.length) return undefined
  return {
    ...(settled as Omit<CsvPlan, 'values' | 'qualities'>),
    values: values.map(({ unit, ...value }) => ({ ...value, unit: valueOr(unit, null) })),
    qualities: known,
  }
}
