import { csvSeparators, type CsvSeparator, type Guess } from '@energycockpit/contract'
import { CsvRecords, type CsvRecord } from './csv-records'
import { certain, likely, open } from './guesses'
import { isTimeLike } from './time-shapes'

/** The separator under which the beginning of a file falls into rows of the same length, of times and numbers. */
export function guessSeparator(text: string): Guess<CsvSeparator> {
  const ranked = csvSeparators
    .map((separator) => ({ separator, score: score(recordsOf(text, separator)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const [best, second] = ranked
  if (!best) return open(csvSeparators)
  const others = ranked.slice(1).map(({ separator }) => separator)
  return !second || second.score < best.score / 2 ? certain(best.separator) : likely(best.separator, others)
}

export function recordsOf(text: string, separator: CsvSeparator): CsvRecord[] {
  const records = new CsvRecords(separator)
  return [...records.push(text), ...records.end()]
}

/** How many cells most rows have; the last rows count, because headings stand before them. */
export function usualWidth(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records.slice(Math.floor(records.length / 3)))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0
}

const number = /^[+-]?[\d.,' \u00a0]*\d(?:[eE][+-]?\d+)?$/

function score(records: readonly CsvRecord[]): number {
  const width = usualWidth(records)
  if (width < 2) return 0
  const usual = records.filter(({ cells }) => cells.length === width)
  const last = usual.slice(-50).map(({ cells }) => cells)
  const dated = last.filter((cells) => cells.some(isTimeLike)).length / last.length
  const cells = last.flat()
  const understood = cells.filter((cell) => cell === '' || number.test(cell) || isTimeLike(cell)).length
  return (usual.length / records.length) * (understood / cells.length) * (0.1 + dated)
}
