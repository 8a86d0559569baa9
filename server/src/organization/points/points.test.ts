import { newDataFolder } from '@energycockpit/testing'
import {
  meteringPointOrders,
  type ListedMeteringPoint,
  type MeteringPointsQuery,
} from '@energycockpit/contract'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { createDemoPortfolio } from '../../demo/create-portfolio'
import { openEntities, type Entities } from '../../entities/entities'
import { readConfig } from '../../config'
import { countPoints, findPoints } from './repository'
import { pointsPage, usesOfPoint } from './service'

const group = 1000
const colleges = 1001

let dataDir: string
let entities: Entities
beforeAll(async () => {
  dataDir = await newDataFolder('entities')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await createDemoPortfolio(entities)
})
afterAll(async () => {
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const page = (query: Partial<MeteringPointsQuery> = {}, visible = [group, colleges]) =>
  pointsPage({ db: entities.db, user: { visibleBusinessIds: visible } } as never, {
    ...{ limit: 500, sort: 'name' },
    ...query,
  })
const found = async (query: Partial<MeteringPointsQuery>, visible?: number[]) =>
  (await page(query, visible)).meteringPoints

/** All pages of a request. */
async function walked(query: Partial<MeteringPointsQuery>): Promise<ListedMeteringPoint[]> {
  const all: ListedMeteringPoint[] = []
  let cursor: string | undefined
  do {
    const { meteringPoints, next } = await page({ ...query, ...(cursor && { cursor }) })
    all.push(...meteringPoints)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return all
}

test.each(meteringPointOrders.flatMap((sort) => [{ sort }, { sort, descending: 'true' as const }]))(
  'pages show each metering point once, in the order of the whole: %j',
  async (order) => {
    const whole = await found(order)
    expect(whole.length).toBeGreaterThan(30)
    const ids = whole.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await walked({ ...order, limit: 7 })).map(({ id }) => id)).toEqual(ids)
    const { count } = await page({ ...order, limit: 7 })
    expect(count).toBe(ids.length)
  },
)

test('what is shown of a meter: where it stands, what it measures, what is below it', async () => {
  const all = await found({})
  const main = all.find(({ subMeteringPoints }) => subMeteringPoints.count > 0)!
  expect(main.subMeteringPoints.first.length).toBe(Math.min(3, main.subMeteringPoints.count))
  const [sub] = main.subMeteringPoints.first
  expect(all.find(({ id }) => id === sub!.id)).toMatchObject({
    parentMeteringPoint: { id: main.id, name: main.name },
    location: main.location,
  })
  expect(all.find(({ id }) => id === 'mp-b2-electricity')).toMatchObject({
    location: { id: 'loc-b2' },
    series: [
      { quantity: 'ENERGY', unit: 'kWh' },
      { quantity: 'POWER', unit: 'kW' },
    ],
  })
})

test('it is found by name, number and ids, and narrowed by place, kind, product and missing number', async () => {
  const all = await found({})
  const one = all.find(({ meterNumber }) => meterNumber !== null)!
  for (const search of [one.name, one.meteringPointId, one.meterNumber!, one.meteringPointId.toLowerCase()])
    expect((await found({ search })).map(({ id }) => id)).toContain(one.id)
  expect(await found({ search: '%' })).toEqual([])

  const at = await found({ nodeId: 'loc-b2' })
  expect(at.length).toBeGreaterThan(1)
  expect(at.every(({ location }) => location.id === 'loc-b2')).toBe(true)
  expect(await found({ nodeId: `cb-${group}` })).toEqual(all)
  expect(await found({ nodeId: 'nowhere' })).toEqual([])

  const gas = await found({ productType: 'GAS' })
  expect(gas).toEqual(all.filter(({ productType }) => productType === 'GAS'))
  expect(await found({ objectKind: 'WEATHER_STATION' })).toEqual(
    all.filter(({ objectKind }) => objectKind === 'WEATHER_STATION'),
  )
  const unnumbered = await found({ withoutMeterNumber: 'true' })
  expect(unnumbered).toEqual(
    all.filter(
      ({ meterNumber, objectKind }) =>
        meterNumber === null && ['MAIN', 'SUB', 'MANUAL_READ'].includes(objectKind),
    ),
  )
})

test('what is archived is shown where it is wanted', async () => {
  await entities.db
    .updateTable('metering_point')
    .set({ archived_at: new Date() })
    .where('id', '=', 'mp-b2-gas')
    .execute()
  expect((await found({ nodeId: 'loc-b2' })).map(({ id }) => id)).not.toContain('mp-b2-gas')
  expect(await found({ nodeId: 'loc-b2', archived: 'true' })).toContainEqual(
    expect.objectContaining({ id: 'mp-b2-gas', archived: true }),
  )
})

test('of other businesses nothing is shown, and a cursor is one of this list', async () => {
  expect(await found({}, [])).toEqual([])
  const seen = await found({}, [colleges])
  const query = { limit: 1000, sort: 'name' as const, visible: [group, colleges], after: undefined }
  expect(await countPoints(entities.db, { ...query, visible: [colleges] })).toBe(seen.length)
  expect((await findPoints(entities.db, query)).length).toBeGreaterThanOrEqual(seen.length)
  for (const cursor of ['a', Buffer.from('[1,2]').toString('base64url')])
    await expect(page({ cursor })).rejects.toMatchObject({ status: 400 })
})

test('a station says which locations use its weather, a meter which virtual meters are calculated from it', async () => {
  const context = { db: entities.db, user: { visibleBusinessIds: [group, colleges] } } as never
  const { rows } = await sql<{ station: string; count: number }>`
    select weather_station as station, count(*)::integer as count from location
    where weather_station is not null and archived_at is null group by weather_station limit 1`.execute(
    entities.db,
  )
  const uses = await usesOfPoint(context, rows[0]!.station)
  expect(uses.weatherOf.count).toBe(rows[0]!.count)
  expect(uses.weatherOf.first.length).toBe(rows[0]!.count)
  const inputs = await sql<{ input: string; virtual: string }>`
    select s.metering_point_id as input, v.metering_point_id as virtual
    from virtual_series_input i join measurement_series s on s.id = i.input_id
    join measurement_series v on v.id = i.series_id limit 1`.execute(entities.db)
  for (const { input, virtual } of inputs.rows)
    expect((await usesOfPoint(context, input)).inFormulasOf.first.map(({ id }) => id)).toContain(virtual)
  await expect(usesOfPoint(context, 'nowhere')).rejects.toMatchObject({ status: 404 })
})

test('several chosen objects together: nodes with all below them, meters with their submeters, each once', async () => {
  const all = await found({})
  const main = all.find(({ subMeteringPoints }) => subMeteringPoints.count > 0)!
  const subs = all.filter(({ parentMeteringPoint }) => parentMeteringPoint?.id === main.id)
  const idsOf = (points: readonly ListedMeteringPoint[]) => points.map(({ id }) => id)
  expect(idsOf(await found({ objects: main.id })).sort()).toEqual(idsOf([main, ...subs]).sort())
  const both = await found({ objects: `loc-b2,${main.id},loc-b2` })
  expect(both).toEqual(
    all.filter(
      ({ id, location, parentMeteringPoint }) =>
        location.id === 'loc-b2' || id === main.id || parentMeteringPoint?.id === main.id,
    ),
  )
  expect(await found({ objects: `cb-${group},loc-b2` })).toEqual(all)
  expect(await found({ objects: 'loc-b2', nodeId: main.id })).toEqual(
    main.location.id === 'loc-b2' ? both : [],
  )
  for (const objects of ['nowhere', 'loc-b2,nowhere'])
    await expect(page({ objects })).rejects.toMatchObject({ status: 404 })
  await expect(page({ objects: 'loc-b2' }, [group])).rejects.toMatchObject({ status: 404 })
})

test('they are narrowed by what is measured and by the weather station of their location', async () => {
  const all = await found({})
  expect(await found({ quantity: 'POWER' })).toEqual(
    all.filter(({ series }) => series.some(({ quantity }) => quantity === 'POWER')),
  )
  expect(await found({ quantity: 'POWER', direction: 'FEED_IN' })).toEqual(
    all.filter(({ series }) =>
      series.some(({ quantity, direction }) => quantity === 'POWER' && direction === 'FEED_IN'),
    ),
  )
  expect(await found({ meteringType: 'SUB' })).toEqual(all.filter(({ type }) => type === 'SUB'))
  expect(await found({ manual: 'true' })).toEqual(
    all.filter(({ objectKind }) => objectKind === 'MANUAL_READ'),
  )
  const { rows } = await sql<{ id: string; station: string }>`
    select id, weather_station as station from location where weather_station is not null`.execute(
    entities.db,
  )
  const { station } = rows[0]!
  const served = new Set(rows.filter((one) => one.station === station).map(({ id }) => id))
  expect(await found({ weatherStation: station })).toEqual(
    all.filter(({ location }) => served.has(location.id)),
  )
})
