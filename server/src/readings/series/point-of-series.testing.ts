import type { SignedInClient } from '@energycockpit/testing'

/** The electricity meter of the demo portfolio that a series belongs to. */
export async function pointOfSeries(client: SignedInClient, seriesId: number): Promise<string> {
  const query = '/rest/secure/hierarchy/nodes?limit=200&search=electricity'
  const { body } = await client.get<{ nodes: { id: string; type: string }[] }>(query)
  for (const { id } of body.nodes.filter(({ type }) => type === 'METERING_POINT')) {
    const point = await client.get<{ series: { id: number }[] }>(`/rest/secure/metering-points/${id}`)
    if (point.body.series.some((one) => one.id === seriesId)) return id
  }
  throw new Error(`No electricity meter has series ${seriesId}.`)
}
