import type { SeriesCompleteness } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { series as newSeries } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let client: SignedInClient
/** Hourly, of a meter in London. */
let series: number
beforeAll(async () => {
  own = await ownBusiness()
  client = await own.user()
  const { estate, created } = structureClient(
    () => client,
    () => own.id,
  )
  const { main } = await estate()
  const fields = { ...newSeries('').fields, meteringPoint: main.id, interval: 'PT1H' } as const
  series = Number((await created(fields)).id)
}, 120_000)

const hour = 3_600_000
const completeness = (year: number | string, id = series, as = client) =>
  as.get<SeriesCompleteness>(`/rest/secure/measurement-series/${id}/completeness?year=${year}`)
const dayOf = (answer: SeriesCompleteness, date: string) => {
  const place = answer.at.findIndex((start) =>
    new Date(start + 12 * hour).toISOString().startsWith(`${answer.year}-${date}`),
  )
  return [answer.expected[place], answer.measured[place], answer.estimated[place]]
}

test('a year, day by day: both clock changes, gaps, estimates, what was before the first value', async () => {
  const readings = (from: string, hours: number, quality = 'measured') =>
    Array.from({ length: hours }, (_, place) => ({
      ...{ seriesId: series, at: new Date(Date.parse(from) + place * hour).toISOString() },
      ...{ value: 1, quality },
    }))
  const sent = await client.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: own.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      readings: [
        ...readings('1991-03-01T06:00Z', 18),
        ...readings('1991-03-31T00:00Z', 23),
        // In London the days begin at 23:00 UTC until the end of October.
        ...readings('1991-10-26T23:00Z', 20),
        ...readings('1991-10-27T19:00Z', 5, 'estimated'),
        ...readings('1991-11-02T00:00Z', 1, 'substituted'),
      ],
    }),
  })
  expect(sent.status).toBe(200)

  const { status, body } = await completeness(1991)
  expect(status).toBe(200)
  expect(body).toMatchObject({ seriesId: series, year: 1991, timeZone: 'Europe/London' })
  expect(body.firstAt).toBe('1991-03-01T06:00:00.000Z')
  expect([body.at.length, body.at[0], body.end]).toEqual([365, Date.UTC(1991, 0), Date.UTC(1992, 0)])
  expect(dayOf(body, '02-28')).toEqual([0, 0, 0])
  expect(dayOf(body, '03-01')).toEqual([18, 18, 0])
  expect(dayOf(body, '03-02')).toEqual([24, 0, 0])
  expect(dayOf(body, '03-31')).toEqual([23, 23, 0])
  expect(dayOf(body, '10-26')).toEqual([24, 0, 0])
  expect(dayOf(body, '10-27')).toEqual([25, 20, 5])
  expect(dayOf(body, '11-02')).toEqual([24, 0, 1])
  expect(body.measured.reduce((sum, count) => sum + count)).toBe(18 + 23 + 20)

  const leapYear = await completeness(1992)
  expect(leapYear.body.expected.reduce((sum, count) => sum + count)).toBe(366 * 24)
})

test('a day that is taken out is a gap again', async () => {
  const at = { from: '1991-03-31T00:00:00Z', to: '1991-03-31T12:00:00Z' }
  const { status } = await client.fetch('/rest/secure/reading-deletions', {
    method: 'POST',
    headers: { origin: own.url, 'content-type': 'application/json' },
    body: JSON.stringify({ seriesIds: [series], ...at }),
  })
  expect(status).toBe(200)
  expect(dayOf((await completeness(1991)).body, '03-31')).toEqual([23, 11, 0])
})

test('of the running year, nothing is expected that is still to come', async () => {
  const now = new Date()
  const { body } = await completeness(now.getUTCFullYear())
  const until = Date.parse(body.until)
  expect(now.getTime() - until).toBeLessThan(2 * hour)
  const elapsed = (until - body.at[0]!) / hour
  expect(body.expected.reduce((sum, count) => sum + count)).toBe(elapsed)
  expect(body.expected.at(-1)).toBe(until >= body.at.at(-1)! ? (until - body.at.at(-1)!) / hour : 0)
})

test.each(['1969', '2106', 'next', '1991.5', ''])('%j is no year', async (year) => {
  expect((await completeness(year)).status).toBe(400)
})

test("another business's series, and one that nobody has, are not found", async () => {
  expect((await completeness(1991, 4_000_000_000)).status).toBe(404)
  // Of a building of the business above, which the sub-business does not see.
  const ofDemo = await SignedInClient.signIn(own.url, 'manager')
  expect((await completeness(1991, 1061, ofDemo)).status).toBe(404)
  expect((await completeness(1991, 1001, ofDemo)).status).toBe(200)
  expect((await completeness(1991, 1001)).status).toBe(404)
})
