import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let analyst: SignedInClient
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  analyst = await SignedInClient.signIn(server.url, 'analyst')
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(() => server?.stop())

const period = 'from=1990-01-01T00:00:00Z&to=1990-01-02T00:00:00Z'
const calls = [
  `/rest/secure/measurement-series/1001/values?granularity=raw&${period}`,
  `/rest/secure/measurements/ranking?series=1001,1011&function=SUM&${period}`,
  `/rest/secure/measurements/profile?series=1001,1011&function=SUM&step=PT1H&${period}`,
  `/rest/secure/measurements/statistics?series=1001,1011&${period}`,
]
const select = async (path: string, tag?: string, as = analyst) => {
  const answer = await as.fetch(path, { headers: tag === undefined ? {} : { 'if-none-match': tag } })
  return {
    status: answer.status,
    tag: answer.headers.get('etag') ?? undefined,
    text: await answer.text(),
    answer,
  }
}
const send = (value: number) =>
  manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: `series_id,at,value\n1001,1990-01-01T00:00:00Z,${value}`,
  })

test.each(calls)('%s is answered anew only when readings have changed', async (path) => {
  expect((await send(calls.indexOf(path) + 1)).status).toBe(200)
  const first = await select(path)
  expect([first.status, first.answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const again = await select(path, `"another", ${first.tag}`)
  expect([again.status, again.text, again.tag]).toEqual([304, '', first.tag])

  expect((await send(calls.indexOf(path) + 100)).status).toBe(200)
  const changed = await select(path, first.tag)
  expect(changed.status).toBe(200)
  expect(changed.tag).not.toBe(first.tag)
  expect(changed.text).not.toBe(first.text)
  expect((await select(path, changed.tag)).status).toBe(304)
})

test('another question has another tag, and what is refused or not seen has none', async () => {
  const [values] = calls as [string]
  const { tag } = await select(values)
  expect((await select(values.replace('raw', 'P1D'), tag)).status).toBe(200)
  const refused = await select(`${values}&function=PEAK&unit=kWh`, tag)
  expect([refused.status, refused.tag]).toEqual([400, undefined])
  const reader = await SignedInClient.signIn(server.url, 'reader')
  expect((await select(values, tag, reader)).status).toBe(403)
  expect((await select(values.replace('1001', '1061'), tag)).status).toBe(404)
})

test('in a period that is not over the tag lasts until the next value is due', async () => {
  const path = calls[0]!
    .replace('to=1990-01-02', `to=${new Date().getUTCFullYear() + 1}-01-02`)
    .replace('raw', 'P1M')
  const hour = () => Math.floor(Date.now() / 3_600_000)
  const begun = hour()
  const { tag } = await select(path)
  const { status } = await select(path, tag)
  // Unless the hour has ended meanwhile, and readings of the demo have come.
  if (hour() === begun) expect(status).toBe(304)
  expect(tag).toMatch(/^W\/"[\w-]{43}"$/)
})
