import type { SignedInClient } from '@energycockpit/testing'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { Result } from '../result'
import { timesOf } from './times'
import { start } from './portfolio'

/** A meter's year of quarter hours with its quality: how long until it is here, and how many bytes come. */
export async function yearToTheBrowser(client: SignedInClient, seriesId: number): Promise<Result[]> {
  const [from, to] = [start, start + 365 * 86_400].map((second) => new Date(second * 1000).toISOString())
  const query = new URLSearchParams({ from: from!, to: to!, granularity: 'raw' })
  const path = `/rest/secure/measurement-series/${seriesId}/values?${query}`
  const counted = await countingProxy(Number(new URL(client.url).port))
  try {
    const value = await timesOf(10, async () => {
      const answer = await client.fetch(path, { headers: { 'accept-encoding': 'gzip, br' } })
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
      await answer.text()
    })
    const answer = await client.fetch(`${counted.url}${path}`, { headers: { 'accept-encoding': 'gzip, br' } })
    const values = ((await answer.json()) as { value: unknown[] }).value.length
    return [
      { name: `a year of quarter hours (${values} values) to the browser`, unit: 'ms', limit: 100, value },
      { name: 'the same, compressed', unit: 'kB', limit: 270, value: counted.bytes() / 1000 },
    ]
  } finally {
    await counted.close()
  }
}

/** Passes everything on and counts what comes back: fetch itself tells nothing of it. */
async function countingProxy(port: number) {
  let bytes = 0
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    near.pipe(far)
    far.on('data', (chunk) => (bytes += chunk.length)).pipe(near)
    for (const end of [near, far]) end.on('error', () => [near, far].forEach((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
