import type { CsvInterval, ReceivingSeries } from '@energycockpit/contract'
import type { Preview } from './use-preview'

export type Source = Preview['sources'][number]
type Place = Pick<Source, 'column' | 'meter'>

/** What somebody said of a source: its series, or that it is left out. */
export type SelectedTargets = ReadonlyMap<string, ReceivingSeries | null>

export const sourceKey = ({ column, meter }: Place): string => `${column} ${meter}`

/** Where a source goes: as was said, else as is suggested; undefined where it is left out or nothing is known. */
export function targetOf(
  source: Source,
  said: SelectedTargets,
  interval: CsvInterval,
): ReceivingSeries | undefined {
  const chosen = said.has(sourceKey(source)) ? said.get(sourceKey(source)) : source.suggestion
  // One that was chosen before the interval was corrected takes no readings of the new one.
  return chosen?.interval === interval ? chosen : undefined
}

/** The sources that go somewhere, with their series, by `sourceKey`. */
export function chosenTargets(
  sources: readonly Source[],
  said: SelectedTargets,
  interval: CsvInterval,
): ReadonlyMap<string, { source: Source; series: ReceivingSeries }> {
  return new Map(
    sources.flatMap((source) => {
      const series = targetOf(source, said, interval)
      return series ? [[sourceKey(source), { source, series }] as const] : []
    }),
  )
}

export type ChosenTargets = ReturnType<typeof chosenTargets>

/** As calls take them. */
export const sentTargets = (targets: ChosenTargets) =>
  [...targets.values()].map(({ source: { column, meter }, series }) => ({
    column,
    meter,
    seriesId: series.id,
  }))
