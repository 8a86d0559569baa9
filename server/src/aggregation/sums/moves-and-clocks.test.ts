import type { LossBalance, StructureItem, SummedValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { movedEstate, perHour } from './moved-estate.testing'

/*
 * Moves on days of 23 and 25 hours, between time zones, and across the edges of what is requested; each figure beside
 * one that is counted hour by hour.
 */
let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const hour = 3_600_000
const spring = { from: '2026-03-27T00:00:00Z', to: '2026-04-01T00:00:00Z' }
const autumn = { from: '2025-10-24T00:00:00Z', to: '2025-10-29T00:00:00Z' }

const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (at: number) => format.format(at)
}
/** What meters counted in a period, hour by hour; `isCounted`: of a place of `perHour` on a day of its clock. */
function naive(
  { from, to }: { from: string; to: string },
  timeZones: readonly string[],
  isCounted: (nth: number, day: string) => boolean,
): number | null {
  let sum = 0
  for (const [nth, value] of perHour.entries()) {
    const dayOf = dayIn(timeZones[nth]!)
    for (let at = Date.parse(from); at < Date.parse(to); at += hour)
      if (isCounted(nth, dayOf(at))) sum += value
  }
  return sum === 0 ? null : sum
}

const london = ['Europe/London', 'Europe/London', 'Europe/London']

test.each([
  ['of 23 hours', spring, '2026-03-29'],
  ['of 25 hours', autumn, '2025-10-26'],
])('a move on a day %s is at its midnight, wherever the period is cut', async (_, period, day) => {
  const { estate, get, move } = movedEstate(
    () => manager,
    period,
    () => own.id,
  )
  const { locations, points } = await estate()
  const [hall, barn] = locations as [StructureItem, StructureItem]
  await move(points[0]!, barn, day)
  const cuts = [period.from, `${day}T00:00:00Z`, `${day}T01:00:00Z`, `${day}T02:00:00Z`, period.to]
  // The midnight of London is 23:00 UTC of the day before while summer time is in force.
  cuts.push(new Date(Date.parse(`${day}T00:00:00Z`) - hour).toISOString().replace('.000', ''))
  const ordered = cuts.sort()
  for (const [place, from] of ordered.slice(0, -1).entries()) {
    const cut = { from, to: ordered[place + 1]! }
    // Of a place that had no meter, there is no sum.
    const total = async (node: StructureItem) =>
      (
        await get<Partial<SummedValues>>('measurements/sum', {
          ...{ nodeId: node.id, granularity: 'P1D', ...cut },
        })
      ).total?.value ?? null
    expect([cut, await total(hall), await total(barn)]).toEqual([
      cut,
      naive(cut, london, (nth, at) => nth !== 0 || at < day),
      naive(cut, london, (nth, at) => nth === 0 && at >= day),
    ])
  }
})

test('a meter that went to another time zone counts in its old place until the midnight of its clock', async () => {
  const { estate, get, move } = movedEstate(
    () => manager,
    spring,
    () => own.id,
  )
  const { root, units, locations, points, energies, newLocation } = await estate()
  const [hall] = locations as [StructureItem]
  const kitchen = await newLocation(units[1]!, { timeZone: 'Europe/Helsinki' })
  const day = '2026-03-30'
  expect((await move(points[0]!, kitchen, day)).refused).toBeUndefined()
  const zones = ['Europe/Helsinki', 'Europe/London', 'Europe/London']
  const total = async (node: StructureItem) =>
    (await get<SummedValues>('measurements/sum', { nodeId: node.id, granularity: 'PT1H' })).total.value
  expect(await total(hall)).toBe(naive(spring, zones, (nth, at) => nth !== 0 || at < day))
  expect(await total(kitchen)).toBe(naive(spring, zones, (nth, at) => nth === 0 && at >= day))
  expect(await total(root)).toBe(naive(spring, zones, () => true))
  // The hall's days are its own, whatever has left it.
  const daily = await get<SummedValues>('measurements/sum', { nodeId: hall.id, granularity: 'P1D' })
  expect(daily.timeZone).toBe('Europe/London')
  const balanceOf = async () =>
    get<LossBalance>('measurements/loss-balance', { main: energies[2]!.id, granularity: 'PT1H' })
  // As a submeter until that day, it is part of the balance exactly as long as it is not counted in its new place.
  expect((await move(points[0]!, points[2]!, '2026-03-28')).refused).toBeUndefined()
  expect((await move(points[0]!, kitchen, day)).refused).toBeUndefined()
  const subs = (await balanceOf()).subs.filter((value) => value !== null)
  expect(subs).toHaveLength(naive(spring, zones, (nth, at) => nth === 0 && at >= '2026-03-28' && at < day)!)
})
