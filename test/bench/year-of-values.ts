import { SignedInClient, startServer } from '@energycockpit/testing'
import { median, type Result } from './result'
import { bareYear } from './bare-year'

const rounds = 40

/** A year of a meter in days: the call over HTTP, and the engine alone on the same folder. */
export async function yearOfValues(): Promise<Result[]> {
  const server = await startServer({ throughTsx: true })
  const client = await SignedInClient.signIn(server.url)
  const year = new Date().getUTCFullYear() - 1
  const seriesId = await firstElectricitySeries(client)
  const path = `/rest/secure/measurement-series/${seriesId}/values?from=${year}-01-01T00:00:00Z&to=${year + 1}-01-01T00:00:00Z&granularity=P1D`
  const overHttp = await times(async () => {
    const { status } = await client.get(path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  })
  await server.kill9()
  const bare = await bareYear(server.dataDir, { seriesId, year }, times)
  await server.stop()
  return [
    { name: 'a year in days over HTTP', unit: 'ms', value: overHttp },
    { name: 'a year in days, the engine alone', unit: 'ms', value: bare },
    { name: 'HTTP against the engine alone', unit: 'times', value: overHttp / bare },
  ]
}

async function times(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return median(taken)
}

async function firstElectricitySeries(client: SignedInClient): Promise<number> {
  const { body } = await client.get<{ nodes: { id: string; productType: string | null }[] }>(
    '/rest/secure/hierarchy/nodes?search=electricity&limit=200',
  )
  const node = body.nodes.find(({ productType }) => productType === 'ELECTRICITY')
  const point = await client.get<{ series: { id: number }[] }>(`/rest/secure/metering-points/${node?.id}`)
  return point.body.series[0]?.id ?? NaN
}
