import type { ChosenSeries } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'
import { quantityKind } from '../joined/quantity-name'
import type { SummableGroup } from './summable-groups'

/** What is looked at and of what: 'Electricity, import · Mill', or of how many metering points. */
export function groupTitle(group: SummableGroup, { objects }: ChosenSeries, t: Translate): string {
  const kind = quantityKind({ item: group.item, as: undefined }, t)
  const count = group.series.length
  const [first] = group.series
  const point = `${first!.locationName} · ${first!.pointName}`
  const several = objects.length === 1 ? objects[0]!.name : t('summed.points', { count })
  return `${kind} · ${count === 1 ? point : several}`
}
