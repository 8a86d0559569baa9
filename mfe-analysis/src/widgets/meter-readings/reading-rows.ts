import { maxReadPoints, type ChosenSeries, type ListedReadings } from '@energycockpit/contract'
import { addsUp } from '../../summed/adds-up'

type Register = ListedReadings['series'][number]

/** A reading of a register, or that its meter was exchanged. */
export interface ReadingRow {
  key: string
  point: Omit<ListedReadings, 'series'>
  register: Omit<Register, 'readings' | 'exchanges'>
  /** Milliseconds since 1970 UTC. */
  at: number
  reading?: Register['readings'][number]
  exchange?: Register['exchanges'][number]
}

export const shownKinds = ['all', 'marked', 'exchanges'] as const
export type ShownKind = (typeof shownKinds)[number]

/** The metering points whose registers can be read: the first of them, and how many there are. */
export function pointsWithRegister({ series }: ChosenSeries): { ids: string[]; count: number } {
  const counted = series.filter((one) => one.seriesType === 'MEASURED' && addsUp(one))
  const ids = [...new Set(counted.map(({ pointId }) => pointId))]
  return { ids: ids.slice(0, maxReadPoints), count: ids.length }
}

/** What is shown, of each register the latest first. */
export function readingRows(points: readonly ListedReadings[], kind: ShownKind): ReadingRow[] {
  return points.flatMap(({ series, ...point }) =>
    series.flatMap(({ readings, exchanges, ...register }) => {
      const of = (at: string, name: string) => ({
        ...{ key: `${register.seriesId} ${name} ${at}`, point, register, at: Date.parse(at) },
      })
      const rows: ReadingRow[] = [
        ...readings.map((reading) => ({ ...of(reading.at, 'reading'), reading })),
        ...exchanges.map((exchange) => ({ ...of(exchange.at, 'exchange'), exchange })),
      ]
      return rows.filter((row) => isShown(row, kind)).sort((one, other) => other.at - one.at)
    }),
  )
}

function isShown({ reading, exchange }: ReadingRow, kind: ShownKind): boolean {
  if (kind === 'exchanges') return exchange !== undefined
  return kind === 'all' || (reading?.marks.length ?? 0) > 0
}
