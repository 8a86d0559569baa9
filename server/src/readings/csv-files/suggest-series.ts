import type { ReceivingSeries } from '@energycockpit/contract'
import { canConvert } from '@energycockpit/units'
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
  const named = candidates.filter(({ meteringPoint, ...series }) => {
    if (unit !== null && unit !== series.unit && !canConvert(unit, series.unit)) return false
    const { meteringPointId, meterNumber, malo, melo } = meteringPoint
    return [meteringPointId, meterNumber, malo, melo].some((id) => id !== null && words.has(plain(id)))
  })
  return named.length === 1 ? named[0]! : null
}

/** Ids are written in groups, with and without signs between them. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
