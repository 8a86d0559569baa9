import { roles, type FeatureLoad } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openOperation, userWithRole, type OperationServer } from './operation-server.testing'

const load: FeatureLoad = {
  ...{ featureId: 'analysis', version: '0a1b2c3d', way: 'first', standsFor: 1 },
  ...{ totalMs: 800, loadMs: 300, mountMs: 400 },
}
let reports = 0
const reportOf = (...loads: unknown[]) => ({ reportId: `r-${(reports += 1)}`, loads })

let operation: OperationServer
let app: FastifyInstance
beforeAll(async () => {
  operation = await openOperation()
})
afterAll(() => operation.close())
beforeEach(async () => {
  await operation.entities.db.deleteFrom('feature_load_time').execute()
  app = await operation.serve(userWithRole(roles.USER))
})
afterEach(() => app.close())

const url = '/rest/secure/feature-load-times'
const send = async (payload: object, to = app) =>
  (await to.inject({ method: 'POST', url, payload })).statusCode
const kept = () => operation.entities.db.selectFrom('feature_load_time').selectAll().execute()

describe('a report of load times', () => {
  it('is added to what was told in the same hour', async () => {
    expect(await send(reportOf(load, { ...load, version: null }))).toBe(204)
    expect(await send(reportOf({ ...load, standsFor: 10 }))).toBe(204)
    const cell = { feature_id: 'analysis', way: 'first', bucket: 71 }
    expect((await kept()).sort((one, other) => one.loads - other.loads)).toEqual([
      { ...cell, hour: expect.any(Date), version: '', loads: 1, total_ms: 800, load_ms: 300 },
      { ...cell, hour: expect.any(Date), version: '0a1b2c3d', loads: 11, total_ms: 8800, load_ms: 3300 },
    ])
  })

  it('counts once, however often it arrives', async () => {
    const report = reportOf(load)
    await Promise.all([send(report), send(report)])
    expect(await send(report)).toBe(204)
    expect(await kept()).toMatchObject([{ loads: 1 }])
  })

  it('loses nothing when many arrive at once', async () => {
    const others = Array.from({ length: 8 }, () => send(reportOf(load, { ...load, way: 'seen' })))
    expect(new Set(await Promise.all(others))).toEqual(new Set([204]))
    expect(await kept()).toMatchObject([{ loads: 8 }, { loads: 8 }])
  })

  it('makes room for itself: what is older than three months goes, and ids of reports after a day', async () => {
    const { db } = operation.entities
    const days = (count: number) => sql<Date>`now() - ${`${count} days`}::interval`
    const cell = {
      feature_id: 'analysis',
      version: '',
      way: 'seen',
      bucket: 1,
      loads: 1,
      total_ms: 1,
      load_ms: 1,
    }
    await db
      .insertInto('feature_load_time')
      .values([91, 89].map((age) => ({ ...cell, hour: days(age) })))
      .execute()
    await db
      .insertInto('load_time_report')
      .values({ id: 'old', received_at: days(2) })
      .execute()
    await send(reportOf(load))
    expect((await kept()).map(({ way }) => way).sort()).toEqual(['first', 'seen'])
    expect(await db.selectFrom('load_time_report').where('id', '=', 'old').execute()).toEqual([])
  })

  it.each<[string, object]>([
    ['an id that is no feature', { featureId: '../x' }],
    ['a version that is none', { version: '<latest>' }],
    ['an unknown way', { way: 'teleport' }],
    ['a negative time', { loadMs: -1 }],
    ['half a millisecond', { totalMs: 800.5 }],
    ['a time longer than all time limits together', { totalMs: 60_001 }],
    ['parts that exceed the whole', { totalMs: 699 }],
    ['a load that stands for none', { standsFor: 0 }],
    ['a load that stands for a crowd', { standsFor: 11 }],
  ])('with %s is refused as a whole', async (_, change) => {
    expect(await send(reportOf(load, { ...load, ...change }))).toBe(400)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['without loads', { ...reportOf() }],
    ['with too many loads', { ...reportOf(...Array.from({ length: 26 }, () => load)) }],
    ['without an id', { loads: [load] }],
  ])('%s is refused', async (_, report) => {
    expect(await send(report)).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('is not taken from strangers', async () => {
    const closed = await operation.serve(undefined)
    expect(await send(reportOf(load), closed)).toBe(302)
    await closed.close()
    expect(await kept()).toEqual([])
  })

  it('is refused when there are too many', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 121; sent += 1) statuses.push(await send(reportOf(load)))
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([120, 429])
    expect(await kept()).toMatchObject([{ loads: 120 }])
  })
})
