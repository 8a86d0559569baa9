import type { ErrorObject, SeriesValues } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'

/* Periods at the ends of what calendars and clocks can hold: each has an answer, or is refused as the caller's fault. */
let server: SharedServer
let manager: SignedInClient
beforeAll(async () => {
  server = await sharedServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)

type Answered = SeriesValues & { error?: ErrorObject }
const series = '/rest/secure/measurement-series/1001'
const select = (path: string, from: string, to: string) =>
  manager.get<Answered>(`${path}&${new URLSearchParams({ from, to })}`)
const code = ({ status, body }: { status: number; body: Answered }) => [status, body.error?.reasons[0]?.code]

const paths = [
  `${series}/values?granularity=raw`,
  `${series}/values?granularity=P1D`,
  `${series}/values?granularity=P3M&as=POWER`,
  `${series}/download?granularity=P1D&format=csv&language=en`,
  '/rest/secure/measurements/ranking?series=1001&function=SUM',
  '/rest/secure/measurements/profile?series=1001&function=SUM&step=PT1H',
  '/rest/secure/measurements/statistics?series=1001',
  '/rest/secure/measurements/sum?series=1001&granularity=P1Y',
  '/rest/secure/measurements/loss-balance?main=1001&subs=1011&granularity=P1Y',
  '/rest/secure/metering-points/mp-b2-electricity/findings?',
]

test.each(paths)('%s ends with the calendar', async (path) => {
  const atItsEnd = await select(path, '9999-12-30T00:00:00Z', '9999-12-31T00:00:00Z')
  expect(atItsEnd.status).toBe(200)
  for (const [from, to] of [
    ['9999-12-30T00:00:00Z', '9999-12-31T23:59:59-23:59'],
    ['0000-01-01T00:00:00Z', '2025-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00+14:00', '2025-01-01T00:00:00Z'],
  ] as const)
    expect(code(await select(path, from, to))).toEqual([400, 'VALIDATION_FAILED'])
})

test('as many days as may be requested are answered', async () => {
  const { status, body } = await select(
    `${series}/values?granularity=P1D`,
    '1990-01-01T00:00:00Z',
    '2099-01-01T00:00:00Z',
  )
  expect([status, body.at?.length]).toEqual([200, 39_812])
  const quarters = await select(
    `${series}/values?granularity=P3M`,
    '0001-01-02T00:00:00Z',
    '9999-12-31T00:00:00Z',
  )
  expect([quarters.status, quarters.body.at?.length]).toEqual([200, 39_996])
})

test('nothing is estimated before 1970, nor walked through', async () => {
  const body = { from: '0001-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z', amount: 5 }
  expect(code(await manager.post<Answered>(`${series}/estimates`, body))).toEqual([400, 'VALIDATION_FAILED'])
})
