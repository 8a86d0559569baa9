import {
  breachKinds,
  getFeaturesInOperation,
  getLatestFailures,
  roles,
  type CallResponse,
  type RoleName,
  type LoadType,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { cellsOf } from './load-time-cells'
import { openOperation, userWithRole, type OperationServer } from './operation-server.testing'

let operation: OperationServer
let app: FastifyInstance
beforeAll(async () => {
  operation = await openOperation()
  app = await operation.serve(userWithRole(roles.SYSTEM_ADMIN))
})
afterAll(async () => {
  await app.close()
  await operation.close()
})
beforeEach(async () => {
  await operation.entities.db.deleteFrom('feature_load_time').execute()
  await operation.entities.db.deleteFrom('feature_failure').execute()
})

const hoursAgo = (hours: number) => sql<Date>`now() - ${`${hours} hours`}::interval`

interface Loaded {
  version?: string | null
  way?: LoadType
  hours?: number
}

/** A quarter of each time went by while the files were waited for. */
async function loaded(times: number[], { version = 'aaaaaaaa', way = 'first', hours = 0 }: Loaded = {}) {
  const hour = sql<Date>`date_trunc('hour', ${hoursAgo(hours)}, 'UTC')`
  const loads = times.map((time) => ({
    ...{ featureId: 'analysis', version, way, standsFor: 1 },
    ...{ totalMs: time, loadMs: time / 4, mountMs: 0 },
  }))
  await operation.entities.db
    .insertInto('feature_load_time')
    .values(cellsOf(loads).map((cell) => ({ hour, ...cell })))
    .execute()
}

async function failed(
  correlationId: string,
  { kind = 'missing', hours = 0, version = 'aaaaaaaa', isPublic = false } = {},
) {
  await operation.entities.db
    .insertInto('feature_failure')
    .values({
      ...{ correlation_id: correlationId, feature_id: 'analysis', version, kind },
      reported_at: hoursAgo(hours),
      is_public: isPublic,
    })
    .execute()
}

const get = (address: string, from = app) => from.inject({ url: `/rest/secure/operation/${address}` })

async function features(query: string): Promise<CallResponse<typeof getFeaturesInOperation>> {
  const answer = await get(`features?${query}`)
  expect(answer.statusCode).toBe(200)
  return getFeaturesInOperation.response.parse(answer.json())
}

async function failures(query: string): Promise<CallResponse<typeof getLatestFailures>> {
  const answer = await get(`failures?${query}`)
  expect(answer.statusCode).toBe(200)
  return getLatestFailures.response.parse(answer.json())
}

describe('the overview of features', () => {
  it('is empty before anything was told', async () => {
    const { from, firstFeature, features: lines } = await features('period=P1D')
    expect(lines).toEqual([])
    expect(firstFeature).toEqual({ loads: 0, medianMs: null, percentile95Ms: null })
    const hours = (Date.now() - Date.parse(from)) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(24)
    expect(hours).toBeLessThan(25.1)
  })

  it('tells median and 95th percentile over hours, as they are of the single times to 5 %', async () => {
    const times = Array.from({ length: 40 }, (_, place) => 100 + 52 * place)
    await loaded(times.slice(0, 13), { hours: 3 })
    await loaded(times.slice(13))
    const [line] = (await features('period=P1D')).features
    expect(line).toMatchObject({ featureId: 'analysis', version: 'aaaaaaaa', openings: 40, loadShare: 0.25 })
    expect(line!.times.loads).toBe(40)
    // Sorted they are the 20th and the 38th of the 40.
    expect(Math.abs(line!.times.medianMs! / times[19]! - 1)).toBeLessThan(0.05)
    expect(Math.abs(line!.times.percentile95Ms! / times[37]! - 1)).toBeLessThan(0.05)
  })

  it('keeps versions apart, one without a version too', async () => {
    await loaded([100])
    await loaded([200, 300], { version: null })
    await failed('c-1', { version: 'bbbbbbbb' })
    const lines = (await features('period=P1D')).features
    expect(new Map(lines.map(({ version, openings }) => [version, openings]))).toEqual(
      new Map([
        ['aaaaaaaa', 1],
        [null, 2],
        ['bbbbbbbb', 1],
      ]),
    )
  })

  it('tells times of one way, and openings of all', async () => {
    await loaded([1_000, 1_000], { way: 'page-start' })
    await loaded([12], { way: 'seen' })
    const answer = await features('period=P1D&way=seen')
    expect(answer.features).toMatchObject([{ openings: 3, times: { loads: 1 } }])
    expect(answer.firstFeature.loads).toBe(2)
    expect(Math.abs(answer.firstFeature.medianMs! / 1_000 - 1)).toBeLessThan(0.05)
  })

  it('counts failures by what they did to the user', async () => {
    await loaded([100, 100, 100])
    await failed('never-stood')
    await failed('stood-then-crashed', { kind: 'crashed-rendering' })
    await failed('in-the-background', { kind: 'threw-later' })
    for (const kind of breachKinds) await failed(`put-right-${kind}`, { kind })
    const [line] = (await features('period=P1D')).features
    expect(line).toMatchObject({ openings: 4, brokenOpenings: 2, failures: 3 + breachKinds.length })
  })

  it('leaves out what anybody may have told from a public page; the list of failures marks it', async () => {
    await loaded([100])
    await failed('by-anybody', { isPublic: true })
    expect((await features('period=P1D')).features).toMatchObject([{ openings: 1, failures: 0 }])
    const listed = (await failures('period=P1D')).failures
    expect(listed).toMatchObject([{ correlationId: 'by-anybody', isPublic: true }])
  })

  it('names the latest failure', async () => {
    await failed('c-1', { hours: 5 })
    await failed('c-2', { hours: 1, kind: 'time-out' })
    await failed('c-3', { hours: 9, kind: 'throws' })
    const [line] = (await features('period=P1D')).features
    expect(line?.latestFailure?.kind).toBe('time-out')
    expect(Date.now() - Date.parse(line!.latestFailure!.at)).toBeGreaterThan(3_500_000)
  })

  it.each([
    ['P1D', 1],
    ['P7D', 2],
    ['P30D', 3],
  ])('looks back %s', async (period, count) => {
    for (const days of [0, 6, 29, 32]) await loaded([100], { hours: days * 24 })
    for (const days of [0, 6, 29, 32]) await failed(`c-${days}`, { hours: days * 24 })
    const [line] = (await features(`period=${period}`)).features
    expect([line?.times.loads, line?.failures]).toEqual([count, count])
    expect((await failures(`period=${period}`)).failures).toHaveLength(count)
  })
})

describe('the latest failures', () => {
  it('come latest first, and say when there are more', async () => {
    for (let number = 0; number < 51; number += 1) await failed(`c-${number}`, { hours: number / 10 })
    const { failures: shown, more } = await failures('period=P1D')
    expect(shown.map(({ correlationId }) => correlationId)).toEqual(
      Array.from({ length: 50 }, (_, place) => `c-${place}`),
    )
    expect(more).toBe(true)
    expect(shown[0]).toMatchObject({ featureId: 'analysis', version: 'aaaaaaaa', kind: 'missing' })
  })

  it('are found by a part of the id, in either case, however old', async () => {
    await failed('0f3c-AB12', { hours: 80 * 24 })
    await failed('0f3c-cd34')
    const found = await failures('period=P1D&search=c-ab1')
    expect(found.failures.map(({ correlationId }) => correlationId)).toEqual(['0f3c-AB12'])
    expect(found.more).toBe(false)
    expect((await failures('period=P1D&search=none')).failures).toEqual([])
  })

  it.each(['%25', '_', '%27', '', 'c'.repeat(65)])('are not searched for %j', async (search) => {
    expect((await get(`failures?period=P1D&search=${search}`)).statusCode).toBe(400)
  })
})

test.each(['features?period=P2D', 'features', 'features?period=P1D&way=x', 'failures'])(
  '%s is refused',
  async (address) => {
    expect((await get(address)).statusCode).toBe(400)
  },
)

test('nobody but a system administrator reads them', async () => {
  for (const name of Object.keys(roles) as RoleName[]) {
    const requested = await operation.serve(userWithRole(roles[name]))
    const expected = name === 'SYSTEM_ADMIN' ? 200 : 403
    for (const address of ['features?period=P1D', 'failures?period=P1D'])
      expect([name, (await get(address, requested)).statusCode]).toEqual([name, expected])
    await requested.close()
  }
})
