import type { SeriesValues, StructureItem } from '@energycockpit/contract'
import { waitFor, type SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'
import { structureClient } from '../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 240_000)

const { created, estate, read, update, undo, stepsOf } = structureClient(
  () => manager,
  () => own.id,
)
const within = { within: 60_000, every: 300 }

/** A meter in London with a series of days, which was read on the first days of five months. */
const water = { quantity: 'VOLUME', unit: 'm³', direction: 'PURCHASE' } as const
const pieces = { quantity: 'OUTPUT', unit: 'piece', direction: null } as const

async function meterWithReadings(counted: typeof water | typeof pieces = water) {
  const { main } = await estate()
  const days = await created({
    ...{ kind: 'SERIES', meteringPoint: main.id, ...counted },
    ...{ interval: 'P1D', seriesType: 'MEASURED', obis: null },
  })
  const readings = [
    ['2024-01-01T00:00:00Z', 100],
    ['2024-02-01T00:00:00Z', 131],
    ['2024-03-01T00:00:00Z', 160],
  ].map(([at, value]) => ({ at, value }))
  const entered = await manager.post(`/rest/secure/metering-points/${main.id}/meter-readings`, {
    ...{ seriesId: Number(days.id), readings },
  })
  expect(entered.status).toBe(200)
  return { main, seriesId: Number(days.id) }
}

async function monthly(seriesId: number): Promise<(number | null)[]> {
  const period = 'from=2024-01-01T00:00:00Z&to=2024-03-01T00:00:00Z&granularity=P1M'
  const { body } = await manager.get<SeriesValues>(
    `/rest/secure/measurement-series/${seriesId}/values?${period}`,
  )
  return body.value.map((one) => one && Math.round(one * 1e6) / 1e6)
}
const becomes = (seriesId: number, ...amounts: number[]) =>
  waitFor(
    `the months to be ${amounts.join(' and ')}`,
    async () => {
      const found = await monthly(seriesId)
      if (JSON.stringify(found) !== JSON.stringify(amounts)) throw new Error(JSON.stringify(found))
      return true
    },
    within,
  )
const latest = async (main: StructureItem) => (await read(main)).item

test.each([water, pieces])(
  'each value of $quantity counts by the factor of its day, and an undo counts them as before',
  async (counted) => {
    const { main, seriesId } = await meterWithReadings(counted)
    expect(await monthly(seriesId)).toEqual([31, 29])
    const conversionFactor = [
      { from: '2024-02-15', value: 30 },
      { from: null, value: 1 },
    ]
    const { answer } = await update(main, { conversionFactor })
    // The 29 of February are one a day: 14 days by 1, 15 days by 30.
    await becomes(seriesId, 31, 14 + 15 * 30)
    expect((await latest(main)).fields).toMatchObject({ conversionFactor: [...conversionFactor].reverse() })
    expect((await undo(answer.step)).refused).toBeUndefined()
    await becomes(seriesId, 31, 29)
  },
  180_000,
)

test('a factor begins at another midnight when the clock of its location is another one', async () => {
  const { main, hall, energy } = await estate()
  const readings = [
    { at: '2024-02-01T00:00:00Z', value: 0 },
    { at: '2024-03-01T00:00:00Z', value: 29 * 24 },
  ]
  const entered = await manager.post(`/rest/secure/metering-points/${main.id}/meter-readings`, {
    ...{ seriesId: Number(energy.id), readings },
  })
  expect(entered.status).toBe(200)
  const isSum = (expected: number) =>
    waitFor(
      `the sum to be ${expected}`,
      async () => {
        const period = 'from=2024-02-01T00:00:00Z&to=2024-03-01T00:00:00Z&granularity=PT1H'
        const path = `/rest/secure/measurement-series/${energy.id}/values?${period}`
        const sum = (await manager.get<SeriesValues>(path)).body.value.reduce<number>(
          (all, one) => all + (one ?? 0),
          0,
        )
        if (Math.abs(sum - expected) > 1e-6) throw new Error(String(sum))
        return true
      },
      within,
    )
  const { refused } = await update(main, {
    conversionFactor: [
      { from: null, value: 1 },
      { from: '2024-02-15', value: 30 },
    ],
  })
  expect(refused).toBeUndefined()
  const hours = { first: 14 * 24, then: 15 * 24 }
  await isSum(hours.first + hours.then * 30)
  // In Tokyo, the day begins nine hours earlier.
  const { answer } = await update(hall, { timeZone: 'Asia/Tokyo' })
  await isSum(hours.first - 9 + (hours.then + 9) * 30)
  expect((await undo(answer.step)).refused).toBeUndefined()
  await isSum(hours.first + hours.then * 30)
  const tokyo = await created({
    ...hall.fields,
    ...{ kind: 'LOCATION', locationId: null, timeZone: 'Asia/Tokyo' },
  } as typeof hall.fields)
  expect((await update(await latest(main), { location: tokyo.id })).refused).toBeUndefined()
  await isSum(hours.first - 9 + (hours.then + 9) * 30)
}, 240_000)

test('a factor is there from the beginning, and once a day', async () => {
  const { main } = await estate()
  const refused = async (conversionFactor: object[]) => (await update(main, { conversionFactor })).refused
  expect(await refused([])).toBe('400 conversionFactor FIRST_VALUE_MISSING')
  expect(await refused([{ from: '2024-01-01', value: 2 }])).toBe('400 conversionFactor FIRST_VALUE_MISSING')
  expect(
    await refused([
      { from: null, value: 1 },
      { from: '2024-01-01', value: null },
    ]),
  ).toBe('400 conversionFactor FIRST_VALUE_MISSING')
  expect(
    await refused([
      { from: null, value: 1 },
      { from: '2024-01-01', value: 2 },
      { from: '2024-01-01', value: 3 },
    ]),
  ).toBe('400 conversionFactor DAY_TWICE')
  expect(await refused([{ from: null, value: 0 }])).toBe('400 VALIDATION_FAILED')
})

test('over an exchange nothing is lost: what the old meter counted, then what the new one did', async () => {
  const { main, seriesId } = await meterWithReadings()
  const register = { seriesId, last: 150, first: 0, digits: null, conversionFactor: null }
  const exchange = { at: '2024-02-11T00:00:00Z', oldNumber: 'A 1', newNumber: 'B 2', registers: [register] }
  const { answer } = await update(main, { meterExchanges: [exchange] })
  // Until the exchange 150 − 131, after it 160 − 0.
  await becomes(seriesId, 31, 19 + 160)
  const changed = await latest(main)
  expect(changed.fields).toMatchObject({ meterNumber: 'B 2' })

  // The new one has a transformer, from the exchange on.
  const conversionFactor = [
    { from: null, value: 1 },
    { from: '2024-02-11', value: 10 },
  ]
  await update(changed, { conversionFactor })
  await becomes(seriesId, 31, 19 + 1600)
  const { step } = (await stepsOf(main))[0]!
  expect((await undo(step)).refused).toBeUndefined()
  expect((await undo(answer.step)).refused).toBeUndefined()
  await becomes(seriesId, 31, 29)
  expect((await latest(main)).fields).toMatchObject({ meterNumber: null, meterExchanges: [] })
}, 180_000)

test('an old register that went backwards leaves its part unknown, until it is corrected', async () => {
  const { main, seriesId } = await meterWithReadings()
  const register = { seriesId, last: 2, first: 50, digits: null, conversionFactor: null }
  const rules = `/rest/secure/measurement-series/${seriesId}/rules`
  await manager.fetch(rules, {
    method: 'PUT',
    headers: { origin: own.url, 'content-type': 'application/json' },
    body: JSON.stringify({ register: { unit: 'm³', digits: 3, conversionFactor: null } }),
  })
  const at = '2024-02-11T08:30:00Z'
  await update(main, { meterExchanges: [{ at, oldNumber: null, newNumber: 'B', registers: [register] }] })
  // From 131 over 1000 to 2 is more than a tenth of the register: nobody can know it.
  await waitFor(
    'February to be the new meter’s alone',
    async () => (await monthly(seriesId))[1] === 110,
    within,
  )
  await update(await latest(main), {
    meterExchanges: [{ at, oldNumber: null, newNumber: 'B', registers: [{ ...register, last: 140 }] }],
  })
  await becomes(seriesId, 31, 9 + 110)
}, 180_000)

test('the number follows the newest exchange, and back; what cannot be is refused', async () => {
  const { main, energy, hall } = await estate()
  const exchange = (at: string, oldNumber: string | null, newNumber: string | null) => ({
    ...{ at, oldNumber, newNumber, registers: [] },
  })
  const first = exchange('2023-05-02T10:00:00Z', 'A', 'B')
  const second = exchange('2025-05-02T10:00:00Z', 'B', 'C')
  const number = async () => ((await latest(main)).fields as { meterNumber: string | null }).meterNumber
  await update(main, { meterNumber: 'A' })
  await update(await latest(main), { meterExchanges: [second, first] })
  expect(await number()).toBe('C')
  // A correction of the number is one of the newest exchange.
  await update(await latest(main), { meterNumber: 'C 1' })
  expect((await latest(main)).fields).toMatchObject({
    meterExchanges: [
      { newNumber: 'B', at: '2023-05-02T10:00:00.000Z' },
      { newNumber: 'C 1', at: '2025-05-02T10:00:00.000Z' },
    ],
  })
  await update(await latest(main), { meterExchanges: [first] })
  expect(await number()).toBe('B')
  await update(await latest(main), { meterExchanges: [] })
  expect(await number()).toBe('A')

  const other = await created({
    ...{ ...energy.fields, obis: null },
    meteringPoint: (
      await created({
        ...(main.fields as never as object),
        ...{ meteringPointId: null, name: 'Other', location: hall.id },
      } as never)
    ).id,
  } as never)
  const refused = async (...meterExchanges: object[]) =>
    (await update(await latest(main), { meterExchanges })).refused
  expect(await refused(first, { ...second, at: first.at })).toBe('400 meterExchanges EXCHANGE_TWICE')
  expect(await refused(exchange('2090-01-01T00:00:00Z', null, null))).toBe(
    '400 meterExchanges EXCHANGE_IN_FUTURE',
  )
  const register = { seriesId: Number(other.id), last: 1, first: 0, digits: null, conversionFactor: null }
  expect(await refused({ ...first, registers: [register] })).toBe(
    '400 meterExchanges EXCHANGE_OF_OTHER_SERIES',
  )
})
