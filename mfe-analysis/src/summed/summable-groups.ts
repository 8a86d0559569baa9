import type { ChosenSeries, ChosenSeriesItem } from '@energycockpit/contract'

/** Series of the same kind, of which each metering point has one: they may be added. */
export interface SummableGroup {
  /** As it stands in the address. */
  key: string
  /** What all of them measure. */
  item: ChosenSeriesItem
  series: readonly ChosenSeriesItem[]
}

const addable = new Set(['ENERGY', 'VOLUME'])

/** Intervals in which a day can be looked into, the finest first. */
const fineIntervals = ['PT1S', 'PT1M', 'PT5M', 'PT10M', 'PT15M', 'PT30M', 'PT1H']

/** What of the chosen series can be added and cut into hours, the kind with most metering points first. */
export function summableGroups({ series }: ChosenSeries): SummableGroup[] {
  const groups = new Map<string, Map<string, ChosenSeriesItem>>()
  for (const item of series) {
    if (!addable.has(item.quantity) || item.archived || !fineIntervals.includes(item.interval)) continue
    const key = [item.productType, item.quantity, item.direction ?? 'NONE'].join('.')
    const ofPoints = groups.get(key) ?? new Map<string, ChosenSeriesItem>()
    groups.set(key, ofPoints)
    const other = ofPoints.get(item.pointId)
    if (!other || isBetter(item, other)) ofPoints.set(item.pointId, item)
  }
  return [...groups]
    .map(([key, ofPoints]) => {
      const items = [...ofPoints.values()]
      return { key, item: items[0]!, series: items }
    })
    .sort((one, other) => other.series.length - one.series.length || one.key.localeCompare(other.key))
}

/** What is measured before what is modelled, then the finer one. */
function isBetter(one: ChosenSeriesItem, other: ChosenSeriesItem): boolean {
  const measured = (item: ChosenSeriesItem) => Number(item.seriesType === 'MEASURED')
  if (measured(one) !== measured(other)) return measured(one) > measured(other)
  return fineIntervals.indexOf(one.interval) < fineIntervals.indexOf(other.interval)
}

/** Ids as the calls take them. */
export const seriesList = ({ series }: SummableGroup): string =>
  series.map(({ seriesId }) => seriesId).join(',')

/** The one of the address, else the first. */
export const groupOf = (
  groups: readonly SummableGroup[],
  key: string | undefined,
): SummableGroup | undefined => groups.find((group) => group.key === key) ?? groups[0]
