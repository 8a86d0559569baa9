import type { ReceivingSeries } from '@energycockpit/contract'
import { wayInto } from '@energycockpit/units'
import type { Source } from './preview-file'

/**
 * The series that a source names by its meter number or market's id, in a column of meters or in the heading; null
 * where none does or several do. `candidates` have the file's interval.
 */
export function suggestSeries(
  { column, meter, unit }: Source,
  headings: readonly string[],
  candidates: readonly ReceivingSeries[],
): ReceivingSeries | null {
  const written = meter === '' ? (headings[column] ?? '') : meter
  const words = new Set([plain(written), ...written.split(/[\s()[\],;:|/]+/).map(plain)])
  words.delete('')
  const named = candidates.filter(({ meteringPoint }) => {
    const { meteringPointId, meterNumber, malo, melo } = meteringPoint
    return [meteringPointId, meterNumber, malo, melo].some((id) => id !== null && words.has(plain(id)))
  })
  if (unit === null) return only(named)
  // A meter with a series of its power and one of its energy has one that says the same.
  const same = named.filter((series) => wayInto(unit, series.unit) === 'UNIT')
  return same.length > 0 ? only(same) : only(named.filter((series) => wayInto(unit, series.unit)))
}

const only = (series: readonly ReceivingSeries[]) => (series.length === 1 ? series[0]! : null)

/** Ids are written in groups, with and without signs between them. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
