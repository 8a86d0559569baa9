import type { PortfolioWeek, StructureItem } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

/* What the home page says of the last week is what meters counted as main meters of that time. */
let own: OwnBusiness
let manager: SignedInClient
let week: PortfolioWeek
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  week = await readWeek()
}, 180_000)

const { created, send, undo, read } = structureClient(
  () => manager,
  () => own.id,
)
const readWeek = async () => (await manager.get<PortfolioWeek>('/rest/secure/portfolio/week')).body
/** Of the heat that the meters of this test count, which are all there are. */
const heat = async () => (await readWeek()).purchases.find(({ productType }) => productType === 'HEAT')

const hour = 3_600_000
/** The day so many days after the week's first. */
const dayOf = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: week.timeZone }).format(
    Date.parse(week.from) + days * 24 * hour + 12 * hour,
  )
const hoursOf = (from: number, to: number) => {
  const of = new Intl.DateTimeFormat('sv-SE', { timeZone: week.timeZone })
  let count = 0
  for (let at = Date.parse(week.from); at < Date.parse(week.to); at += hour)
    if (of.format(at) >= dayOf(from) && of.format(at) < dayOf(to)) count += 1
  return count
}

async function meters(perHour: readonly number[]): Promise<[StructureItem, ...StructureItem[]]> {
  const hall = await created({ ...location('').fields, locationId: null, name: 'Heated' })
  const points: StructureItem[] = [hall]
  const lines = ['series_id,at,value']
  for (const value of perHour) {
    const meter = await created({
      ...{ ...point('').fields, meteringPointId: null, name: `${value} an hour` },
      ...{ location: hall.id, productType: 'HEAT' },
    })
    const energy = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H' })
    for (let at = Date.parse(week.from) - 9 * 24 * hour; at < Date.parse(week.to); at += hour)
      lines.push(`${energy.id},${new Date(at).toISOString()},${value}`)
    points.push(meter)
  }
  const response = await manager.fetch('/rest/secure/readings', {
    ...{ method: 'POST', headers: { origin: own.url, 'content-type': 'text/csv' } },
    body: lines.join('\n'),
  })
  expect(response.status).toBe(200)
  return points as [StructureItem, ...StructureItem[]]
}
const move = async (one: StructureItem, to: StructureItem, since: string | null) => {
  const { answer, refused } = await send<{ step: number }>('POST', '/rest/secure/structure-moves', {
    items: [{ kind: one.fields.kind, id: one.id }],
    to: { type: to.fields.kind, id: to.id },
    since,
  })
  expect(refused).toBeUndefined()
  return answer.step
}

test('a meter counts in the last week on the days on which it was a main meter, and no other', async () => {
  const [hall, one, ten, hundred] = (await meters([1, 10, 100])) as StructureItem[]
  const whole = hoursOf(0, 7)
  expect(await heat()).toMatchObject({ meteringPoints: 3, complete: 3, value: 111 * whole, measured: 1 })
  const figures = async (since: string | null, more?: () => Promise<unknown>) => {
    const step = await move(ten!, hundred!, since)
    await more?.()
    const { meteringPoints, complete, value, comparison } = (await heat())!
    expect((await undo(step)).refused).toBe(more ? '409 STEP_NOT_UNDOABLE' : undefined)
    return [meteringPoints, complete, value, comparison?.meteringPoints, comparison?.value]
  }
  // A submeter only since the week was over, as long as it was measured, in its middle, from its beginning and ever.
  expect(await figures(dayOf(7))).toEqual([3, 3, 111 * whole, 3, 111 * whole])
  expect(await figures(dayOf(2))).toEqual([3, 3, 101 * whole + 10 * hoursOf(0, 2), 2, 101 * whole])
  expect(await figures(dayOf(0))).toEqual([2, 2, 101 * whole, 2, 101 * whole])
  expect(await figures(null)).toEqual([2, 2, 101 * whole, 2, 101 * whole])
  // It was one for two days, and is a main meter again.
  const back = async () => move((await read(ten!)).item, hall!, dayOf(5))
  expect(await figures(dayOf(3), back)).toEqual([
    ...[3, 3, 101 * whole + 10 * (hoursOf(0, 3) + hoursOf(5, 7)), 2, 101 * whole],
  ])
  // Three weeks ago it was one, which is of no matter now.
  const { item } = await read(ten!)
  const { refused } = await send('PUT', `/rest/secure/structure/METERING_POINT/${item.id}`, {
    revision: item.revision,
    fields: { ...item.fields, formerParents: [{ until: dayOf(-8), parent: hundred!.id }] },
  })
  expect(refused).toBeUndefined()
  expect(await heat()).toMatchObject({ meteringPoints: 3, complete: 3, value: 111 * whole })
  // Another location is another address, and the same purchase.
  const barn = await created({ ...location('').fields, locationId: null, name: 'Barn' })
  await move(one!, barn, dayOf(3))
  expect(await heat()).toMatchObject({
    meteringPoints: 3,
    value: 111 * whole,
    comparison: { meteringPoints: 3 },
  })
}, 120_000)
