import { SignedInClient, startServer } from '@energycockpit/testing'
import { requestAs } from './request-as'
import { median, type Result } from './result'

const rounds = 9
const page = '/rest/secure/measurements'

/** Milliseconds that one meter's baseline and forecasts take over HTTP, on the demo's readings: nothing of them is kept from call to call. */
export async function fittedPages(): Promise<Result[]> {
  const server = await startServer({ throughTsx: true })
  try {
    const ask = await requestAs(await SignedInClient.signIn(server.url))
    const times = async (name: string, path: string): Promise<Result> => {
      const taken: number[] = []
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        await ask(path)
        taken.push(performance.now() - started)
      }
      return { name, unit: 'ms', limit: 500, value: median(taken) }
    }
    const year = new Date().getUTCFullYear()
    const years = {
      ...{ baselineFrom: `${year - 2}-01-01`, baselineTo: `${year - 1}-01-01` },
      ...{ from: `${year - 1}-01-01`, to: `${year}-01-01` },
    }
    const results = [
      await times(
        'baseline variance of a meter, a year against a year',
        `${page}/baseline-variance?${new URLSearchParams({ series: '1001', rows: 'P1M', ...years })}`,
      ),
    ]
    for (const until of ['DAY', 'WEEK', 'MONTH', 'YEAR'])
      results.push(
        await times(
          `forecast of a meter, ${until.toLowerCase()}`,
          `${page}/forecast?series=1001&until=${until}`,
        ),
      )
    return results
  } finally {
    await server.stop()
  }
}
