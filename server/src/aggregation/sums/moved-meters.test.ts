import type { LossBalance, Ranking, StructureItem, SummedValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import * as fc from 'fast-check'
import { movedEstate, perHour } from './moved-estate.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

/** Twelve days around the change of clocks in London. */
const period = { from: '2026-03-23T00:00:00Z', to: '2026-04-03T23:00:00Z' }
const days = Array.from({ length: 12 }, (_, day) =>
  new Date(Date.UTC(2026, 2, 23 + day)).toISOString().slice(0, 10),
)
const hoursOf = (day: string) => (day === '2026-03-29' ? 23 : 24)

const { send, update, undo, estate, get, sumsOf, move } = movedEstate(
  () => manager,
  period,
  () => own.id,
)

test('after any moves each value counts below what its meter stood below on that day, and never twice', async () => {
  const { root, units, locations, points } = await estate()
  // Of each day, what stands below what; a move from a day on is written over all days that follow.
  const parents = days.map(
    () =>
      new Map([
        ...units.map((one) => [one.id, root.id] as const),
        ...locations.map((one, place) => [one.id, units[place]!.id] as const),
        ...points.map((one) => [one.id, locations[0]!.id] as const),
      ]),
  )
  const isLocation = (id: string) => locations.some((one) => one.id === id)
  const isBelow = (day: number, id: string | undefined, node: string): boolean =>
    id === node || (id !== undefined && isBelow(day, parents[day]!.get(id), node))
  const expected = (node: string) =>
    days.map((date, day) => {
      const counted = points.filter(({ id }) => {
        const parent = parents[day]!.get(id)!
        return isLocation(parent) && isBelow(day, parent, node)
      })
      const sum = counted.reduce((all, one) => all + perHour[points.indexOf(one)]!, 0)
      return sum === 0 ? null : sum * hoursOf(date)
    })
  const daysOf = (values: readonly (number | null)[]) => values.map((value) => value ?? null)

  const place = fc.nat({ max: 1 })
  const aMove = fc.oneof(
    fc.record({ who: fc.constantFrom(...points), to: fc.constantFrom(...locations, ...points) }),
    fc.record({ who: place.map((nth) => locations[nth]!), to: fc.constantFrom(root, ...units) }),
    fc.record({ who: place.map((nth) => units[nth]!), to: fc.constantFrom(root, ...units) }),
  )
  const all = [root, ...units, ...locations]
  const atFirst = await Promise.all(all.map((node) => sumsOf(node)))
  const steps: number[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(aMove, fc.nat({ max: days.length - 1 })), { minLength: 3, maxLength: 6 }),
      async (moves) => {
        for (const [{ who, to }, day] of moves) {
          const { answer, refused } = await move(who, to, days[day]!)
          // Below itself, or below a meter of another location.
          if (refused) continue
          if (answer.step !== null) steps.push(answer.step)
          for (const later of parents.slice(day)) later.set(who.id, to.id)
        }
        for (const node of all) {
          const wanted = expected(node.id)
          if (wanted.every((one) => one === null)) continue
          expect({ node: node.fields, sums: daysOf(await sumsOf(node)) }).toEqual({
            node: node.fields,
            sums: wanted,
          })
        }
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
  expect(steps.length).toBeGreaterThan(15)
  // Undone one after the other, nothing of them is left.
  for (const step of steps.reverse()) expect((await undo(step)).refused).toBeUndefined()
  expect(await Promise.all(all.map((node) => sumsOf(node)))).toEqual(atFirst)
}, 120_000)

const day = (place: number) => days[place]!
const half = 6

test('a meter that moved counts at each location in its time, and nothing of it is missing there', async () => {
  const { locations, points, energies } = await estate()
  const [hall, barn] = locations as [StructureItem, StructureItem]
  await move(points[1]!, barn, day(half))
  const ranking = await get<Ranking>('measurements/ranking', { nodeId: hall.id, function: 'SUM' })
  expect(ranking.seriesId).toEqual([2, 1, 0].map((nth) => Number(energies[nth]!.id)))
  expect(ranking.value[1]).toBe(10 * (half * 24))
  expect(ranking.measured).toEqual([1, 1, 1])
  const { total } = await get<SummedValues>('measurements/sum', { nodeId: barn.id, granularity: 'P1D' })
  // The hour that the clocks skipped was after the move.
  expect(total).toMatchObject({ value: 10 * (6 * 24 - 1), measured: 1, expected: 6 * 24 - 1 })
  // Before it came, the barn had no meter at all.
  const before = await get<Ranking>('measurements/ranking', {
    ...{ nodeId: barn.id, function: 'SUM', to: `${day(half)}T00:00:00Z` },
  })
  expect(before.seriesId).toEqual([])
})

test('by area and in money a meter goes by the place of its time', async () => {
  const { units, locations, points, energies } = await estate()
  const [hall, barn] = locations as [StructureItem, StructureItem]
  for (const [one, value] of [
    [hall, 100],
    [barn, 500],
  ] as const)
    await update(one, { floorArea: [{ from: null, value }] })
  for (const [one, value] of [
    [units[0]!, 0.2],
    [units[1]!, 0.5],
  ] as const)
    expect(
      (
        await send('PUT', '/rest/secure/conversion-factors', {
          ...{ nodeId: one.id, kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE' },
          ...{ unit: 'EUR/kWh', periods: [{ from: null, to: null, value }], seriesId: null },
        })
      ).refused,
    ).toBeUndefined()
  await move(points[0]!, barn, day(half))
  const id = energies[0]!.id
  const daily = async (query: Record<string, string>) =>
    (await get<{ value: number[] }>(`measurement-series/${id}/values`, { granularity: 'P1D', ...query }))
      .value
  const counted = await daily({})
  const each = (hallValue: number, barnValue: number) =>
    counted.map((value, at) => expect.closeTo(value * (at < half ? hallValue : barnValue), 9) as number)
  expect(await daily({ per: 'FLOOR_AREA' })).toEqual(each(1 / 100, 1 / 500))
  expect(await daily({ as: 'COST' })).toEqual(each(0.2, 0.5))
  // All meters of the hall together by its area, which is there throughout.
  const sum = await get<SummedValues>('measurements/sum', {
    ...{ nodeId: hall.id, granularity: 'P1D', per: 'FLOOR_AREA' },
  })
  expect(sum.value).toEqual(
    counted.map((hours, at) => expect.closeTo((hours * (at < half ? 111 : 110)) / 100, 9) as number),
  )
})

test('the balance of a main meter takes each submeter as long as it was one', async () => {
  const { locations, points, energies } = await estate()
  const [one, ten, hundred] = points as [StructureItem, StructureItem, StructureItem]
  await move(ten, hundred, null)
  await move(one, hundred, day(half))
  const main = { main: energies[2]!.id, granularity: 'P1D' }
  const balance = await get<LossBalance>('measurements/loss-balance', main)
  const perDay = (value: number, at: number) => value * hoursOf(day(at))
  expect(balance.subs).toEqual(days.map((_, at) => perDay(at < half ? 10 : 11, at)))
  expect(balance.value).toEqual(days.map((_, at) => perDay(at < half ? 90 : 89, at)))
  // While there is no submeter, nothing is known of what was lost.
  await move(ten, locations[0]!, day(3))
  const gap = await get<LossBalance>('measurements/loss-balance', main)
  expect(gap.value.map((value) => value === null)).toEqual(days.map((_, at) => at >= 3 && at < half))
})

test('a submeter that is archived counts until that day, and is not missed in later balances', async () => {
  const { points, energies } = await estate()
  const [one, ten, hundred] = points as [StructureItem, StructureItem, StructureItem]
  await move(ten, hundred, null)
  await move(one, hundred, null)
  const main = { main: energies[2]!.id, granularity: 'P1D' }
  const before = await get<LossBalance>('measurements/loss-balance', main)
  const read = (await manager.get<{ item: StructureItem }>(`/rest/secure/structure/METERING_POINT/${one.id}`))
    .body
  const refused = await send('POST', `/rest/secure/structure/METERING_POINT/${one.id}/archive`, {
    ...{ revision: read.item.revision, archived: true },
  })
  expect(refused.refused).toBeUndefined()
  expect(await get<LossBalance>('measurements/loss-balance', main)).toMatchObject({ value: before.value })

  // The other two go on; nothing comes of the one that is archived.
  const start = Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000
  const hours = Array.from({ length: 48 }, (_, hour) => new Date(start + hour * 3_600_000).toISOString())
  const lines = [
    [energies[1]!, 10],
    [energies[2]!, 100],
  ].flatMap(([of, value]) => hours.map((at) => `${(of as StructureItem).id},${at},${value as number}`))
  const { status } = await manager.fetch('/rest/secure/readings', {
    ...{ method: 'POST', headers: { origin: manager.url, 'content-type': 'text/csv' } },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(status).toBe(200)
  const later = { from: hours[0]!, to: new Date(start + 48 * 3_600_000).toISOString(), granularity: 'PT1H' }
  const balance = await get<LossBalance>('measurements/loss-balance', { ...main, ...later })
  expect(new Set(balance.value)).toEqual(new Set([90]))
})
