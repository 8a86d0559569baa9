import type {
  LossBalance,
  Ranking,
  StructureItem,
  SummedValues,
  VirtualSeries,
} from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { movedEstate, perHour } from './moved-estate.testing'

/* Meters that come and go, parents that move, and what the rest of the portal says of it. */
let own: OwnBusiness
let manager: SignedInClient
let admin: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  admin = await own.user('ADMIN')
}, 180_000)

const period = { from: '2026-02-02T00:00:00Z', to: '2026-02-12T00:00:00Z' }
const days = Array.from({ length: 10 }, (_, day) => `2026-02-${String(day + 2).padStart(2, '0')}`)
const day = (place: number) => days[place]!
const { send, of, read, update, undo, estate, get, sumsOf, move } = movedEstate(
  () => manager,
  period,
  () => own.id,
)
const perDay = (isCounted: (nth: number, place: number) => boolean) =>
  days.map((_, place) => {
    const counted = perHour.filter((_value, nth) => isCounted(nth, place))
    return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value * 24, 0)
  })
const moved = async (...given: Parameters<typeof move>) => {
  const { answer, refused } = await move(...given)
  expect(refused).toBeUndefined()
  return answer.step!
}

test('a submeter that becomes a main meter and a submeter again counts twice in no figure', async () => {
  const { locations, points, energies } = await estate()
  const [hall, barn] = locations as [StructureItem, StructureItem]
  const [one, , hundred] = points as [StructureItem, StructureItem, StructureItem]
  await moved(one, hundred, null)
  await moved(one, barn, day(3))
  await moved(one, hundred, day(7))
  const isSub = (place: number) => place < 3 || place >= 7
  expect(await sumsOf(hall)).toEqual(perDay((nth) => nth !== 0))
  expect(await sumsOf(barn)).toEqual(perDay((nth, place) => nth === 0 && !isSub(place)))
  const balance = await get<LossBalance>('measurements/loss-balance', {
    ...{ main: energies[2]!.id, granularity: 'P1D' },
  })
  expect(balance.subs).toEqual(days.map((_, place) => (isSub(place) ? 24 : null)))
  expect(balance.totals).toMatchObject({ main: 6 * 2400, subs: 6 * 24, share: 0.99 })
  // All that was measured in the barn was what came on three days and went again.
  const ranking = await get<Ranking>('measurements/ranking', { nodeId: barn.id, function: 'SUM' })
  expect([ranking.seriesId, ranking.value]).toEqual([[Number(energies[0]!.id)], [4 * 24]])
})

test('parents and children that moved on different days, on the same day and in the past', async () => {
  const { units, locations, points, newUnit } = await estate()
  const [north, south] = units as [StructureItem, StructureItem]
  const [hall, barn] = locations as [StructureItem, StructureItem]
  const east = await newUnit('East')
  // From below upwards, the later first.
  await moved(points[0]!, barn, day(6))
  await moved(hall, south, day(4))
  await moved(south, east, day(2))
  expect(await sumsOf(north)).toEqual(perDay((_nth, place) => place < 4))
  expect(await sumsOf(south)).toEqual(perDay((nth, place) => place >= 4 || (nth === 0 && place >= 6)))
  expect(await sumsOf(east)).toEqual(perDay((_nth, place) => place >= 4))
  // A move that is dated before another replaces it; of two on one day the second counts.
  await moved(points[0]!, hall, day(8))
  await moved(points[0]!, barn, day(1))
  await moved(points[0]!, hall, day(1))
  expect((await read(points[0]!)).item.fields).toMatchObject({ formerParents: [] })
  expect(await sumsOf(barn)).toBeUndefined()
  expect(await sumsOf(hall)).toEqual(perDay(() => true))
})

test('what things stood below is kept when it is archived, and cannot be deleted', async () => {
  const { root, units, locations, points } = await estate()
  const [north, south] = units as [StructureItem, StructureItem]
  const [hall, barn] = locations as [StructureItem, StructureItem]
  const before = await sumsOf(root)
  await moved(hall, south, day(5))
  const step = await moved(points[1]!, barn, day(5))
  const archive = async (one: StructureItem, archived: boolean) =>
    (await send('POST', `${of(one)}/archive`, { revision: (await read(one)).item.revision, archived }, admin))
      .refused
  expect(await archive(north, true)).toBeUndefined()
  expect(await sumsOf(north)).toEqual(perDay((_nth, place) => place < 5))
  const remove = async (one: StructureItem) =>
    (await send('DELETE', `${of(one)}?revision=${(await read(one)).item.revision}`, undefined, admin)).refused
  expect(await remove(north)).toBe('409 STRUCTURE_IN_USE')
  expect(await archive(north, false)).toBeUndefined()
  // An earlier move is undone after others of later days.
  expect((await undo(step)).refused).toBeUndefined()
  expect(await sumsOf(barn)).toBeUndefined()
  expect(await sumsOf(root)).toEqual(before)
})

test('by the price and area of each time: those of other times neither count nor hinder', async () => {
  const { units, locations, points, energies } = await estate()
  const barn = locations[1]!
  const price = async (node: StructureItem, unit: string, value: number) =>
    expect(
      (
        await send('PUT', '/rest/secure/conversion-factors', {
          ...{ nodeId: node.id, kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE' },
          ...{ unit, periods: [{ from: null, to: null, value }], seriesId: null },
        })
      ).refused,
    ).toBeUndefined()
  await price(units[0]!, 'CHF/kWh', 0.2)
  await price(units[1]!, 'EUR/kWh', 0.5)
  await update(barn, { floorArea: [{ from: null, value: 50 }] })
  await moved(points[1]!, barn, day(4))
  const values = async (query: Record<string, string>) =>
    await get<{ value?: number[]; unit?: string; error?: object }>(
      `measurement-series/${energies[1]!.id}/values`,
      { granularity: 'P1D', ...query },
    )
  expect((await values({ as: 'COST' })).error).toBeDefined()
  const since = { from: `${day(4)}T00:00:00Z` }
  const until = { to: `${day(4)}T00:00:00Z` }
  expect(await values({ as: 'COST', ...since })).toMatchObject({ unit: 'EUR', value: Array(6).fill(120) })
  expect(await values({ as: 'COST', ...until })).toMatchObject({ unit: 'CHF', value: Array(4).fill(48) })
  const sums = { nodeId: units[1]!.id, granularity: 'P1D', as: 'COST' }
  expect(await get('measurements/sum', { ...sums, ...since })).toMatchObject({ value: Array(6).fill(120) })
  // The hall has no area: what is counted since the move is below the barn alone.
  const perArea = { series: energies[1]!.id, granularity: 'P1D', per: 'FLOOR_AREA' }
  expect(await get('measurements/sum', { ...perArea, ...since })).toMatchObject({
    value: Array(6).fill(4.8),
  })
  // Before it there is no value.
  expect(await get('measurements/sum', perArea)).toMatchObject({
    value: [...Array<null>(4).fill(null), ...Array<number>(6).fill(4.8)],
  })
})

test('a response is another one when the same move began on another day', async () => {
  const { units, locations } = await estate()
  const [hall] = locations as [StructureItem]
  for (const [nth, value] of [0.2, 0.5].entries())
    await send('PUT', '/rest/secure/conversion-factors', {
      ...{ nodeId: units[nth]!.id, kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE' },
      ...{ unit: 'EUR/kWh', periods: [{ from: null, to: null, value }], seriesId: null },
    })
  const query = new URLSearchParams({ ...period, nodeId: hall.id, granularity: 'P1D', as: 'COST' })
  const select = (tag = '"none"') =>
    manager.fetch(`/rest/secure/measurements/sum?${query}`, { headers: { 'if-none-match': tag } })
  await moved(hall, units[1]!, day(5))
  const tag = (await select()).headers.get('etag')!
  expect((await select(tag)).status).toBe(304)
  await moved(hall, units[0]!, null)
  await moved(hall, units[1]!, day(7))
  const after = await select(tag)
  expect(after.status).toBe(200)
  expect(((await after.json()) as SummedValues).value).toEqual(
    days.map((_, place) => expect.closeTo(111 * 24 * (place < 7 ? 0.2 : 0.5), 6) as number),
  )
})

test('who sees one business and who sees all of them get the same', async () => {
  const { root, units, locations, points } = await estate()
  const group = await SignedInClient.signIn(own.url, 'system')
  await moved(locations[0]!, units[1]!, day(4))
  await moved(points[2]!, locations[1]!, day(6))
  for (const node of [root, ...units, ...locations]) {
    const query = { nodeId: node.id, granularity: 'P1D' }
    const seen = (as: SignedInClient) => get<SummedValues>('measurements/sum', query, as)
    expect(await seen(group)).toEqual(await seen(manager))
  }
})

test('a series by itself, its completeness, its file and what is calculated from it stay as they were', async () => {
  const { locations, points, energies } = await estate()
  const id = energies[1]!.id
  const virtual = await send<VirtualSeries>('POST', '/rest/secure/virtual-series', {
    ...{ name: 'Twice', formula: `[${id}] * 2`, locationId: locations[0]!.id, productType: 'ELECTRICITY' },
    ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
  })
  expect(virtual.refused).toBeUndefined()
  const all = async () => ({
    values: await get(`measurement-series/${id}/values`, { granularity: 'P1D' }),
    twice: await get(`measurement-series/${virtual.answer.seriesId}/values`, { granularity: 'P1D' }),
    completeness: (await manager.get(`/rest/secure/measurement-series/${id}/completeness?year=2026`)).body,
    file: await (
      await manager.fetch(
        `/rest/secure/measurement-series/${id}/download?${new URLSearchParams({
          ...{ ...period, granularity: 'P1D', format: 'csv', language: 'en' },
        })}`,
      )
    ).text(),
  })
  const before = await all()
  expect(before).toMatchObject({ twice: { value: Array(10).fill(480) } })
  expect(before.file).toContain('240')
  await moved(points[1]!, locations[1]!, day(5))
  await moved(points[2]!, locations[1]!, day(5))
  await moved(points[1]!, points[2]!, day(7))
  expect(await all()).toEqual(before)
})
