import type {
  CarbonReport,
  ConversionFactors,
  PublishedCarbonReport,
  PublishedFactor,
} from '@energycockpit/contract'
import { concernedBy } from './concerned-by'

/** A factor of a report. */
export interface UsedFactor extends Pick<
  PublishedFactor,
  'nodeId' | 'kind' | 'productType' | 'unit' | 'periods'
> {
  place: string
  /** By it the days of its periods begin. */
  timeZone: string
  /** The metering point whose series says the values; null: the periods do. */
  series: string | null
  /** Who set it and when; null: that was not kept. */
  changed: { at: string; by: string | null } | null
}

type Nodes = ConversionFactors['nodes']
const zoneOf = (nodes: Nodes, nodeId: string) => nodes.find(({ id }) => id === nodeId)?.timeZone ?? 'UTC'

/** The factors that a report is calculated with now. */
export const factorsNow = (
  found: Pick<ConversionFactors, 'factors' | 'nodes'>,
  node: CarbonReport['node'],
): UsedFactor[] =>
  concernedBy(found, node).map(({ nodeId, kind, productType, unit, periods, series, changed }) => ({
    ...{ nodeId, kind, productType, unit, periods, changed },
    place: found.nodes.find(({ id }) => id === nodeId)?.name ?? '–',
    timeZone: zoneOf(found.nodes, nodeId),
    series: series?.name ?? null,
  }))

/** The factors as they were kept when a report was published; `nodes`: of today, of which the time zones are. */
export const factorsThen = (
  { factors }: Pick<PublishedCarbonReport, 'factors'>,
  nodes: Nodes,
): UsedFactor[] =>
  factors.map(({ nodeId, nodeName, kind, productType, unit, periods, series, changed }) => ({
    ...{ nodeId, kind, productType, unit, periods, series, place: nodeName },
    ...{ timeZone: zoneOf(nodes, nodeId), changed: changed ?? null },
  }))
