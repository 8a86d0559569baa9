import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import type { Span } from '../../readings/index'
import type { CountedSeries } from '../by-location/consumption-plan'
import type { PartSum } from '../by-location/sums-query'

/** What a metering point counted at one place: a location, or the metering point above it. */
export interface CountedPoint {
  id: string
  name: string
  placeId: string
  energy: number | null
  cost: number | null
  currency: string | null
  /** Share of the values with a price, 0 to 1. */
  priced: number
  expected: number
  measured: number
  estimated: number
}

interface Counted {
  series: readonly CountedSeries[]
  energy: readonly PartSum[]
  cost: readonly PartSum[]
  currencies: ReadonlyMap<number, string>
  /** How many values there should be by now. */
  expected: (series: CountedSeries, during: Span) => number
}

/** Puts sums together by metering point and place. */
export function countedPoints({ series, energy, cost, currencies, expected }: Counted): CountedPoint[] {
  const [sums, costs] = [bySeries(energy), bySeries(cost)]
  return series.flatMap((one) =>
    [...new Set(one.segments.map(({ locationId }) => locationId))].map((placeId): CountedPoint => {
      const segments = one.segments.filter(({ locationId }) => locationId === placeId)
      // What was counted elsewhere meanwhile, or behind another meter, does not belong to this place.
      const here = (parts: readonly PartSum[] = []) =>
        parts.filter(({ start }) => segments.some(({ from, to }) => from <= start && start < to))
      const [found, paid] = [here(sums.get(one.id)), here(costs.get(one.id))]
      const values = valuesOf(found)
      return {
        ...{ id: one.point.id, name: one.point.name, placeId },
        energy: added(found.map(({ sum }) => convert(sum, one.unit, 'kWh'))),
        cost: added(paid.map(({ sum }) => sum)),
        currency: paid.length === 0 ? null : (currencies.get(one.id) ?? null),
        priced: values === 0 ? 0 : Math.min(1, valuesOf(paid) / values),
        expected: segments.reduce((sum, segment) => sum + expected(one, segment), 0),
        measured: found.reduce((sum, part) => sum + part.measured, 0),
        estimated: found.reduce((sum, part) => sum + part.estimated, 0),
      }
    }),
  )
}

function bySeries(sums: readonly PartSum[]): ReadonlyMap<number, readonly PartSum[]> {
  const found = new Map<number, PartSum[]>()
  for (const sum of sums) {
    const known = found.get(sum.seriesId)
    if (known) known.push(sum)
    else found.set(sum.seriesId, [sum])
  }
  return found
}

const added = (values: readonly number[]) => (values.length === 0 ? null : figuresAdded(values))
const valuesOf = (parts: readonly PartSum[]) =>
  parts.reduce((sum, { measured, estimated }) => sum + measured + estimated, 0)
