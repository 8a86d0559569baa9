import { granularities, type ChosenSeriesItem } from '@energycockpit/contract'
import { isAmount } from './is-amount'

/** Series that may be added: of one kind, one of each metering point, none of them within another. */
export interface CountedGroup {
  /** As it stands in the address: the kind, or the series of a virtual meter. */
  key: string
  items: readonly [ChosenSeriesItem, ...ChosenSeriesItem[]]
}

/**
 * What adds up, kind by kind, in the order of the series. Nothing is counted twice: a metering point counts by its best
 * series, a submeter not where a meter above it counts, and a virtual meter, whose formula has other meters' values in
 * it, stands by itself, after the others.
 */
export function countedOnce(series: readonly ChosenSeriesItem[]): CountedGroup[] {
  const kinds = new Map<string, Map<string, ChosenSeriesItem>>()
  const virtual: CountedGroup[] = []
  for (const item of series) {
    if (!isAmount(item)) continue
    if (item.kind === 'VIRTUAL') {
      virtual.push({ key: String(item.seriesId), items: [item] })
      continue
    }
    const key = kindOf(item)
    const ofPoints = kinds.get(key) ?? new Map<string, ChosenSeriesItem>()
    kinds.set(key, ofPoints)
    const known = ofPoints.get(item.pointId)
    if (!known || isBetter(item, known)) ofPoints.set(item.pointId, item)
  }
  return [...[...kinds].map(([key, ofPoints]) => ({ key, items: withoutWhatIsWithin(ofPoints) })), ...virtual]
}

const kindOf = ({ productType, quantity, direction }: ChosenSeriesItem): string =>
  [productType, quantity, direction ?? 'NONE'].join('.')

function withoutWhatIsWithin(ofPoints: ReadonlyMap<string, ChosenSeriesItem>): CountedGroup['items'] {
  const isTop = ({ above = [] }: ChosenSeriesItem) => !above.some((id) => ofPoints.has(id))
  // Something is above all others: metering points have no cycles.
  return [...ofPoints.values()].filter(isTop) as [ChosenSeriesItem, ...ChosenSeriesItem[]]
}

const seriesTypes = ['MEASURED', 'VIRTUAL', 'MODELLED'] as const

/** What is in use before what is not, what is measured before what is modelled, then the finer one. */
function isBetter(one: ChosenSeriesItem, other: ChosenSeriesItem): boolean {
  if (Boolean(one.archived) !== Boolean(other.archived)) return !one.archived
  const type = (item: ChosenSeriesItem) => seriesTypes.indexOf(item.seriesType)
  if (type(one) !== type(other)) return type(one) < type(other)
  return granularities.indexOf(one.interval) < granularities.indexOf(other.interval)
}
