import type { Emissions, EmissionScope } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import type { Span } from '../../readings/index'
import type { CountedSeries } from '../by-location/consumption-plan'
import type { PartSum } from '../by-location/sums-query'
import type { Buckets } from '../consumption/buckets-of-plan'

/** Sums of the same cells: energy, and what was emitted by it where a factor holds, in kg. */
export interface CellSums {
  energy: readonly PartSum[]
  /** By the mean of the grid or of the fuel. */
  grid: readonly PartSum[]
  /** By the factor of the supply contract. */
  contract: readonly PartSum[]
}

interface Counted {
  series: readonly CountedSeries[]
  leftOutAt: readonly string[]
  bucketsIn: (timeZone: string) => Buckets
  /** How many values there should be by now. */
  expected: (series: CountedSeries, during: Span) => number
  scope: EmissionScope
}

interface Found {
  energy: number[]
  locationBased: number[]
  marketBased: number[]
  /** Values: there, that should be there, without factor in either way, with the contract's. */
  values: number
  expected: number
  withoutFactor: number
  withoutMarketFactor: number
  ofContract: number
  leftOut: number
}

/**
 * Emissions of each month and each location. A value has the factor of its contract where one holds, else that of the
 * grid (GHG Protocol Scope 2 Guidance, table 6.3: without a contractual instrument or a residual mix, the grid's mean).
 * What has neither counts as without factor and emits nothing in the figure, which is told beside it.
 */
export function emissionFigures(
  sums: CellSums,
  { series, leftOutAt, bucketsIn, expected, scope }: Counted,
): Pick<Emissions, 'months' | 'locations'> {
  const months: Found[] = Array.from({ length: 12 }, nothingFound)
  const locations = new Map<string, Found>()
  const at = (id: string) => {
    const known = locations.get(id) ?? nothingFound()
    locations.set(id, known)
    return known
  }
  for (const one of series) {
    const { starts, end } = bucketsIn(one.timeZone)
    for (const segment of one.segments) {
      at(segment.locationId).expected += expected(one, segment)
      for (const [month, start] of starts.entries()) {
        const from = Math.max(segment.from, start)
        const to = Math.min(segment.to, starts[month + 1] ?? end)
        if (from < to) months[month]!.expected += expected(one, { from, to })
      }
    }
  }
  const [grid, contract] = [cellsOf(sums.grid), cellsOf(sums.contract)]
  const byId = new Map(series.map((one) => [one.id, one]))
  for (const cell of sums.energy) {
    const one = byId.get(cell.seriesId)
    const segment = one?.segments.find(({ from, to }) => from <= cell.start && cell.start < to)
    // What was counted elsewhere meanwhile, or behind another meter.
    if (one === undefined || segment === undefined) continue
    const month = bucketsIn(one.timeZone).starts.findLastIndex((start) => start <= cell.start)
    const counted = emitted(cell, {
      energy: convert(cell.sum, one.unit, 'kWh'),
      grid: grid.get(keyOf(cell)),
      // What is burnt on site emits the same whoever sold it.
      contract: scope === 1 ? undefined : contract.get(keyOf(cell)),
    })
    add(months[month]!, counted)
    add(at(segment.locationId), counted)
  }
  for (const id of leftOutAt) at(id).leftOut += 1
  return {
    months: columnsOf(months),
    locations: {
      locationId: [...locations.keys()],
      ...columnsOf([...locations.values()]),
      leftOut: [...locations.values()].map(({ leftOut }) => leftOut),
    },
  }
}

type Cell = Pick<PartSum, 'sum' | 'measured' | 'estimated'>

const valuesOf = (cell: Cell | undefined) => (cell ? cell.measured + cell.estimated : 0)

/** One cell: where the contract covers a part of its values, the others have the grid's factor. */
export function emitted(
  cell: Cell,
  { energy, grid, contract }: { energy: number; grid: Cell | undefined; contract: Cell | undefined },
) {
  const values = valuesOf(cell)
  const ofContract = Math.min(values, valuesOf(contract))
  const others = values === 0 ? 0 : 1 - ofContract / values
  const withoutFactor = Math.max(0, values - valuesOf(grid))
  const marketBased = [
    ...(ofContract > 0 ? [contract!.sum] : []),
    ...(others > 0 && grid ? [grid.sum * others] : []),
  ]
  return {
    ...{ energy, values, ofContract, withoutFactor, withoutMarketFactor: withoutFactor * others },
    locationBased: grid?.sum,
    marketBased: marketBased.length === 0 ? undefined : figuresAdded(marketBased),
  }
}

function add(found: Found, cell: ReturnType<typeof emitted>): void {
  found.energy.push(cell.energy)
  if (cell.locationBased !== undefined) found.locationBased.push(cell.locationBased)
  if (cell.marketBased !== undefined) found.marketBased.push(cell.marketBased)
  found.values += cell.values
  found.withoutFactor += cell.withoutFactor
  found.withoutMarketFactor += cell.withoutMarketFactor
  found.ofContract += cell.ofContract
}

const nothingFound = (): Found => ({
  ...{ energy: [], locationBased: [], marketBased: [], values: 0, expected: 0 },
  ...{ withoutFactor: 0, withoutMarketFactor: 0, ofContract: 0, leftOut: 0 },
})

const keyOf = ({ seriesId, start }: PartSum) => `${seriesId} ${start}`
const cellsOf = (sums: readonly PartSum[]) => new Map(sums.map((one) => [keyOf(one), one]))
const added = (values: readonly number[]) => (values.length === 0 ? null : figuresAdded(values))
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(1, part / whole))

function columnsOf(found: readonly Found[]): Emissions['months'] {
  return {
    energy: found.map(({ energy }) => added(energy)),
    locationBased: found.map(({ locationBased }) => added(locationBased)),
    marketBased: found.map(({ marketBased }) => added(marketBased)),
    known: found.map(({ values, expected }) => share(values, expected)),
    withoutFactor: found.map(({ withoutFactor, values }) => share(withoutFactor, values)),
    withoutMarketFactor: found.map(({ withoutMarketFactor, values }) => share(withoutMarketFactor, values)),
    ofContract: found.map(({ ofContract, values }) => share(ofContract, values)),
  }
}
