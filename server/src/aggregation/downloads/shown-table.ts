import type { Quality, Span } from '../../readings/index'
import type { DownloadTexts } from './texts'
import { isoOf, localTimes, type LocalTime } from '@energycockpit/time'

/** Values as a page shows them, in columns, with all their digits. */
export interface ShownValues {
  /** Of the metering point, with what its values were made into. */
  name: string
  unit: string
  timeZone: string
  /** Start of each bucket, milliseconds since 1970 UTC. */
  at: readonly number[]
  value: readonly (number | null)[]
  /** The interval that a value comes from, where it comes from one. */
  valueAt?: readonly (number | null)[] | undefined
  /** Shares of each bucket, 0 to 1. */
  measured: readonly number[]
  estimated: readonly number[]
  /** Of single readings, in place of the shares: those of each instant that has one. */
  qualities?: ReadonlyMap<number, Quality> | undefined
  /** What the buckets cover over whose edges a value reaches, by their starts; the others cover what they are. */
  covered?: ReadonlyMap<number, Span> | undefined
}

/** Empty where there is nothing. */
export type Cell = LocalTime | number | string | null

export interface ShownTable {
  headings: string[]
  rows(): Iterable<Cell[]>
}

/**
 * What a downloaded file says: a row for each bucket that is shown, gaps too. The first column is the start of the
 * bucket, the second one the value with its unit in square brackets, then how good it is; last, and only where a value
 * reaches over an edge, what the rows there cover. A file of single readings
 * is understood by the portal's own import without a question.
 */
export function shownTable(shown: ShownValues, texts: DownloadTexts): ShownTable {
  const local = localTimes(shown.timeZone)
  const timeOf = (instant: number | null | undefined) => (typeof instant === 'number' ? local(instant) : null)
  const { qualities, valueAt, covered } = shown
  const isCut = covered !== undefined && covered.size > 0
  return {
    headings: [
      texts.time,
      `${withoutBrackets(shown.name)} [${shown.unit}]`,
      ...(valueAt ? [texts.valueAt] : []),
      ...(qualities ? [texts.quality] : [texts.measured, texts.estimated]),
      ...(isCut ? [texts.covered] : []),
    ],
    *rows() {
      for (const [place, at] of shown.at.entries())
        yield [
          local(at),
          shown.value[place] ?? null,
          ...(valueAt ? [timeOf(valueAt[place])] : []),
          ...(qualities
            ? [qualityText(qualities.get(at), texts)]
            : [percent(shown.measured[place]!), percent(shown.estimated[place]!)]),
          ...(isCut ? [coveredText(covered.get(at), local, texts)] : []),
        ]
    },
  }
}

/** Brackets belong to the unit, also for whoever reads the file by program. */
export const withoutBrackets = (name: string): string =>
  name
    .replace(/\s*[[(]\s*/g, ' – ')
    .replace(/\s*[\])]/g, '')
    .trim()

/** As an interval of ISO 8601. Empty where the row covers what it says; nothing is covered where no interval starts. */
function coveredText(
  span: Span | undefined,
  local: (instant: number) => LocalTime,
  texts: DownloadTexts,
): string | null {
  if (span === undefined) return null
  return span.from === span.to ? texts.coversNothing : `${isoOf(local(span.from))}/${isoOf(local(span.to))}`
}

const percent = (share: number) => Number((share * 100).toPrecision(12))

const qualityText = (quality: Quality | undefined, { qualities }: DownloadTexts): string | null =>
  quality === undefined || quality === 'missing' ? null : qualities[quality]
