import type { SignedInClient } from '@energycockpit/testing'
import type { HierarchyNode, MeteringPoint, SeriesValues } from '@energycockpit/contract'

/** A metering point of the demo portfolio and the names of everything above it, from the top. */
export interface DemoMeter {
  point: MeteringPoint
  /** From the client business down to the metering point itself. */
  names: string[]
}

/** The first electricity meter that the hierarchy leads to. */
export async function findElectricityMeter(client: SignedInClient): Promise<DemoMeter> {
  const { nodes } = (await children(client, 'search=electricity&limit=200')) as { nodes: HierarchyNode[] }
  const node = nodes.find(
    ({ type, productType }) => type === 'METERING_POINT' && productType === 'ELECTRICITY',
  )
  if (!node) throw new Error('There is no electricity meter in the demo portfolio.')
  const { body } = await client.get<MeteringPoint>(`/rest/secure/metering-points/${node.id}`)
  return { point: body, names: [...node.path.map(({ name }) => name), node.name] }
}

/** The API's own sum of last calendar year. */
export async function lastYearsValues(client: SignedInClient, { point }: DemoMeter): Promise<SeriesValues> {
  const year = new Date().getUTCFullYear() - 1
  const period = `from=${year}-01-01T00:00:00Z&to=${year + 1}-01-01T00:00:00Z`
  const { body } = await client.get<SeriesValues>(
    `/rest/secure/measurement-series/${point.series[0]?.id}/values?${period}&granularity=P1M`,
  )
  return body
}

async function children(client: SignedInClient, query: string): Promise<unknown> {
  return (await client.get(`/rest/secure/hierarchy/nodes?${query}`)).body
}
