import {
  emittingProductTypes,
  type CarbonReport,
  type CarbonYear,
  type Emissions,
  type EmissionScope,
  type EmittingProductType,
} from '@energycockpit/contract'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import { measuredLocations } from '../by-location/located-series'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import { bucketsByZone } from '../consumption/buckets-of-plan'
import { consumingNode, namesOfLocations } from '../consumption/consumed-locations'
import { mostFrequentZone } from '../consumption/most-frequent-zone'
import { planCarbon, type CarbonPlan } from './carbon-plan'
import { emissionFigures } from './emission-figures'

export interface CarbonScope {
  node: CarbonReport['node']
  years: readonly { year: number; plans: readonly CarbonPlan[] }[]
  /** When factors of contracts begin and end, seconds since 1970 UTC: cells are cut there. */
  edges: readonly number[]
}

const scopeOf = (productType: EmittingProductType): EmissionScope => (productType === 'GAS' ? 1 : 2)

/** Finds what is counted in which year. Throws a Problem (404) for a node that is none of the visible businesses'. */
export async function planReport(
  entities: Entities,
  { nodeId, years }: { nodeId?: string | undefined; years: readonly number[] },
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<CarbonScope> {
  const node = nodeId === undefined ? null : await consumingNode(entities, nodeId, visible)
  const locations = await measuredLocations(entities, visible)
  const planned = (year: number) =>
    Promise.all(
      emittingProductTypes.map((productType) => {
        const days = { from: `${year}-01-01`, to: `${year + 1}-01-01` }
        return planCarbon(entities, { productType, days, nodeId }, { visible, locations, now })
      }),
    )
  return {
    node,
    years: await Promise.all(years.map(async (year) => ({ year, plans: await planned(year) }))),
    edges: await edgesOfContracts(entities, visible),
  }
}

async function edgesOfContracts({ db }: Entities, visible: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select distinct extract(epoch from edge::timestamptz)::float8 as at
    from conversion_factor f, jsonb_array_elements(f.periods) period,
      unnest(array[period ->> 'from', period ->> 'to']) edge
    where f.kind = 'CARBON_MARKET' and edge is not null and f.client_business_id = ${anyOf(visible)}
    order by at`.execute(db)
  return rows.map(({ at }) => Math.floor(at))
}

/** Emissions of the first of the years, and of the second where there is one. */
export async function carbonReport(
  { entities, readings }: { entities: Entities; readings: Readings },
  { node, years, edges }: CarbonScope,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<CarbonReport> {
  const figures = async (plan: CarbonPlan): Promise<Emissions[]> => {
    const { productType, days, energy, grid, contract } = plan
    if (energy.series.length === 0 && energy.leftOutAt.length === 0) return []
    const bucketsIn = bucketsByZone(days, 'P1M')
    const cuts = (zone: string) => {
      const { starts, end } = bucketsIn(zone)
      return [...starts, ...edges.map((at) => at * 1000).filter((at) => starts[0]! < at && at < end)]
    }
    const sumsOf = ({ sources, ids }: CarbonPlan['grid']) => {
      const series = energy.series.filter(({ id }) => ids.has(id))
      return partSums(readings, sumsOfPlan({ series, parts: [{ sources, ids }] }, cuts), signal)
    }
    const [ofEnergy, ofGrid, ofContract] = await Promise.all([
      partSums(readings, sumsOfPlan(energy, cuts), signal),
      sumsOf(grid),
      sumsOf(contract),
    ])
    const scope = scopeOf(productType)
    const { series, leftOutAt } = energy
    const expected = expectedUntilNow(now)
    const sums = { energy: ofEnergy, grid: ofGrid, contract: ofContract }
    return [
      { productType, scope, ...emissionFigures(sums, { series, leftOutAt, bucketsIn, expected, scope }) },
    ]
  }
  const found: CarbonYear[] = await Promise.all(
    years.map(async ({ year, plans }) => ({
      year,
      products: (await Promise.all(plans.map(figures))).flat(),
    })),
  )
  const [reported, base = null] = found as [CarbonYear, CarbonYear?]
  const ids = found.flatMap(({ products }) => products.flatMap(({ locations }) => locations.locationId))
  return {
    node,
    timeZone: mostFrequentZone(years.flatMap(({ plans }) => plans.flatMap(({ energy }) => energy.series))),
    locations: await namesOfLocations(entities, [...new Set(ids)]),
    ...{ reported, base },
  }
}

/** A year's report of what the businesses have, whoever asks. */
export async function carbonReportOf(
  stores: { entities: Entities; readings: Readings },
  { nodeId, year }: { nodeId: string | undefined; year: number },
  visible: readonly number[],
): Promise<CarbonReport> {
  const now = Date.now()
  const scope = await planReport(stores.entities, { nodeId, years: [year] }, { visible, now })
  return carbonReport(stores, scope, { now, signal: new AbortController().signal })
}
