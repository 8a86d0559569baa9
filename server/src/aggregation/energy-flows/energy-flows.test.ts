import type {
  ChosenSeries,
  Consumption,
  EnergyFlows,
  LossBalance,
  StructureItem,
  SummedValues,
} from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { point, series } from '../../organization/structure/items.testing'
import { movedEstate } from '../sums/moved-estate.testing'

/** London, with the day of 25 hours in it: 121 hours. */
const days = { from: '2025-10-24', to: '2025-10-29' }
const period = { from: '2025-10-23T23:00:00Z', to: '2025-10-29T00:00:00Z' }
/** The day of 23 hours. */
const spring = { from: '2025-03-29', to: '2025-04-01' }

/** Of the demo, which is only read, and of a business with the test's own estates. */
let manager: SignedInClient
let own: OwnBusiness
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 180_000)
const { estate, move, created, deliver, get } = movedEstate(
  () => owner,
  period,
  () => own.id,
)

const ask = (query: Record<string, string>, as = manager) =>
  as.get<EnergyFlows>(
    `/rest/secure/measurements/energy-flows?${new URLSearchParams({ productType: 'ELECTRICITY', ...days, ...query })}`,
  )
async function flows(query: Record<string, string> = {}, as = manager) {
  const { status, body } = await ask(query, as)
  expect(status).toBe(200)
  return body
}
const valueOf = ({ links }: EnergyFlows, source: { id: string }, target: { id: string } | string) =>
  links.find(
    (one) => one.source === source.id && one.target === (typeof target === 'string' ? target : target.id),
  )?.value

async function submeter(above: StructureItem, at: StructureItem, perHour: number) {
  const meter = await created({
    ...{ ...point('').fields, meteringPointId: null, name: `${perHour} below`, location: at.id },
    ...{ parentMeteringPoint: above.id, type: 'SUB', objectKind: 'SUB' },
  })
  const energy = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H' })
  await deliver(Number(energy.id), perHour)
  return { meter, energy }
}

test.each([
  ['the day of 25 hours', days],
  ['the day of 23 hours', spring],
])('all locations have what they consume, over %s', async (_case, span) => {
  const found = await flows(span)
  const query = new URLSearchParams({ ...span, granularity: 'P1D' })
  const { body } = await manager.get<Consumption>(`/rest/secure/measurements/consumption?${query}`)
  const { current } = body.products.find(({ productType }) => productType === 'ELECTRICITY')!
  for (const [place, id] of current.locations.locationId.entries()) {
    const link = found.links.find(({ target }) => target === id)
    expect(link?.value).toBeCloseTo(current.locations.value[place]!, 6)
    expect(link?.measured).toBeCloseTo(current.locations.measured[place]!, 9)
  }
  expect(found.unit).toBe('kWh')
  expect(found.nodes.filter(({ depth }) => depth === 0)).toMatchObject([
    { id: 'cb-1001', type: 'CLIENT_BUSINESS' },
  ])
})

test('a main meter is its submeters and a loss, which the balance of both tells, too', async () => {
  const { root, units, locations, points, energies } = await estate()
  const { meter } = await submeter(points[2]!, locations[0]!, 60)
  const deep = await submeter(meter, locations[0]!, 70)
  const found = await flows({ nodeId: root.id }, owner)
  expect([valueOf(found, root, units[0]!), valueOf(found, units[0]!, locations[0]!)]).toEqual([
    121 * 111,
    121 * 111,
  ])
  expect(valueOf(found, locations[0]!, points[2]!)).toBe(12_100)
  expect(valueOf(found, points[2]!, meter)).toBe(121 * 60)
  const balance = await get<LossBalance>('measurements/loss-balance', {
    ...{ main: energies[2]!.id, granularity: 'P1Y' },
  })
  expect(valueOf(found, points[2]!, `loss ${points[2]!.id}`)).toBe(balance.total.value)
  expect(valueOf(found, meter, deep.meter)).toBe(121 * 70)
  expect(valueOf(found, { id: `unexplained ${meter.id}` }, meter)).toBe(121 * 10)
  expect(found.links.every(({ measured }) => measured === 1)).toBe(true)
  const shallow = await flows({ nodeId: root.id, depth: '2' }, owner)
  expect(shallow.links).toHaveLength(2)
})

test('a submeter counts below each main meter for its time, a location in each unit', async () => {
  const { root, units, locations, points } = await estate()
  const { meter } = await submeter(points[2]!, locations[0]!, 5)
  await move(meter, points[1]!, '2025-10-26')
  const found = await flows({ nodeId: root.id }, owner)
  expect([valueOf(found, points[2]!, meter), valueOf(found, points[1]!, meter)]).toEqual([48 * 5, 73 * 5])
  await move(locations[0]!, units[1]!, '2025-10-28')
  const north = await flows({ nodeId: units[0]!.id }, owner)
  expect(valueOf(north, units[0]!, locations[0]!)).toBe(97 * 111)
  // Below the meter that it stands below now only until the location left.
  expect(valueOf(north, points[1]!, meter)).toBe(49 * 5)
  expect(valueOf(await flows({ nodeId: units[1]!.id }, owner), units[1]!, locations[0]!)).toBe(24 * 111)
})

test('a metering point has its submeters for as long as each stood below it', async () => {
  const { points, locations, units } = await estate()
  const { meter } = await submeter(points[2]!, locations[0]!, 60)
  const deep = await submeter(meter, locations[0]!, 20)
  const found = await flows({ nodeId: points[2]!.id }, owner)
  expect(
    Object.fromEntries(found.links.map(({ source, target, value }) => [`${source} > ${target}`, value])),
  ).toEqual({
    [`${points[2]!.id} > ${meter.id}`]: 121 * 60,
    [`${points[2]!.id} > loss ${points[2]!.id}`]: 121 * 40,
    [`${meter.id} > ${deep.meter.id}`]: 121 * 20,
    [`${meter.id} > loss ${meter.id}`]: 121 * 40,
  })
  const ofSub = await flows({ nodeId: meter.id }, owner)
  expect(valueOf(ofSub, meter, deep.meter)).toBe(121 * 20)
  await move(meter, points[1]!, '2025-10-26')
  expect(valueOf(await flows({ nodeId: points[2]!.id }, owner), points[2]!, meter)).toBe(48 * 60)
  // Its own time is whole, whatever it stood below.
  expect(valueOf(await flows({ nodeId: meter.id }, owner), meter, `loss ${meter.id}`)).toBe(121 * 40)
  await move(locations[0]!, units[1]!, '2025-10-28')
  expect(valueOf(await flows({ nodeId: points[1]!.id }, owner), points[1]!, meter)).toBe(73 * 60)
  expect((await flows({ nodeId: points[0]!.id }, owner)).links).toEqual([])
})

test('generation of a location, with what it feeds in, is what its series have', async () => {
  const at = { id: 'loc-b40' }
  const found = await flows({ nodeId: at.id })
  const sum = async (direction: string) => {
    const series = await get<ChosenSeries>(
      'measurements/chosen-series',
      { objects: at.id, direction },
      manager,
    )
    const query = { series: String(series.series[0]!.seriesId), granularity: 'P1Y' }
    const { value } = await get<SummedValues>('measurements/sum', query, manager)
    return value[0]!
  }
  const [made, given] = [await sum('PRODUCTION'), await sum('FEED_IN')]
  expect(made).toBeGreaterThan(given)
  expect(valueOf(found, { id: `generation ${at.id}` }, at)).toBeCloseTo(made, 6)
  expect(valueOf(found, at, `feed-in ${at.id}`)).toBeCloseTo(given, 6)
  expect(valueOf(found, at, `own-use ${at.id}`)).toBeCloseTo(made - given, 6)
})

test('what is none of the business is not found', async () => {
  const visible = new Set((await flows()).nodes.map(({ id }) => id))
  const all = await ask({}, await SignedInClient.signIn(own.url, 'super'))
  const foreign = all.body.nodes.find(({ id, type }) => type === 'LOCATION' && !visible.has(id))!
  const point = all.body.nodes.find(({ id, type }) => type === 'METERING_POINT' && !visible.has(id))!
  for (const nodeId of [foreign.id, point.id, 'none']) expect((await ask({ nodeId })).status).toBe(404)
})

test.each([
  ['a depth of nothing', { depth: '0' }],
  ['a period that is reversed', { from: days.to, to: days.from }],
  ['what nobody consumes', { productType: 'WEATHER' }],
])('%s is refused', async (_case, query) => expect((await ask(query as never)).status).toBe(400))
