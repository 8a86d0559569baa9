import type { ErrorObject, ListedReadings, StructureItem } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

const secure = '/rest/secure'
const exchangedAt = '2024-03-15T12:00:00Z'

let own: OwnBusiness
let manager: SignedInClient
let meter: StructureItem
const { created, update, send } = structureClient(
  () => manager,
  () => own.id,
)

beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Estate' })
  const hall = await created({
    ...{ ...location('').fields, locationId: null, name: 'Hall', parentOrgUnit: root.id },
  })
  meter = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Boiler', location: hall.id },
    objectKind: 'MANUAL_READ',
  })
  const counted = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'P1D' })
  const seriesId = Number(counted.id)
  const registers = [{ seriesId, last: 250, first: 5, digits: null, conversionFactor: null }]
  const meterExchanges = [{ at: exchangedAt, oldNumber: '17', newNumber: '18', registers }]
  expect((await update(meter, { meterExchanges })).refused).toBeUndefined()
  await enter(seriesId, { '01': 100, '02': 200, '03': 230, '04': 45, '05': 80, '06': 9_000 })
}, 400_000)

/** What the register showed on the first days of months; what is asked is confirmed. */
async function enter(seriesId: number, months: Readonly<Record<string, number>>) {
  const readings = Object.entries(months).map(([month, value]) => ({
    at: `2024-${month}-01T09:00:00Z`,
    value,
  }))
  const path = `${secure}/metering-points/${meter.id}/meter-readings`
  let refused: string | undefined
  const confirmed: string[] = []
  for (let tries = 0; tries < 3; tries++) {
    const answered = await send<{ error?: ErrorObject }>('POST', path, { seriesId, readings, confirmed })
    refused = answered.refused
    for (const { question } of answered.answer.error?.reasons ?? []) if (question) confirmed.push(question.id)
    if (refused === undefined) break
  }
  expect(refused).toBeUndefined()
}

const pathOf = (query: Record<string, string>, call = '') =>
  `${secure}/meter-readings${call}?${new URLSearchParams({
    ...{ points: meter.id, from: '2024-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z', ...query },
  })}`
const listed = async (query: Record<string, string> = {}) =>
  (await manager.get<{ points: ListedReadings[] }>(pathOf(query))).body.points

test('readings with what was used since, the exchange of the meter, and what is unusual', async () => {
  const [found] = await listed()
  expect(found).toMatchObject({ name: 'Boiler', location: 'Hall', isManual: true })
  const { readings, exchanges, count } = found!.series[0]!
  expect(count).toBe(6)
  expect(readings.map(({ value, amount, marks }) => [value, amount, marks])).toEqual([
    [9_000, 8_920, ['UNUSUALLY_HIGH']],
    [80, 35, []],
    // 20 of the old meter and 40 of the new one.
    [45, 60, ['METER_CHANGE']],
    [230, 30, []],
    [200, 100, []],
    [100, null, []],
  ])
  expect(exchanges).toEqual([
    expect.objectContaining({ oldNumber: '17', newNumber: '18', last: 250, first: 5 }),
  ])
  expect(readings[0]!.enteredBy).toBe('Jo Reed')
})

test('only the period counts; what was used since the reading before it is still known', async () => {
  const [found] = await listed({ from: '2024-02-01T00:00:00Z', to: '2024-03-01T09:00:00Z' })
  expect(found!.series[0]!.readings.map(({ value, amount }) => [value, amount])).toEqual([[200, 100]])
  expect(found!.series[0]!.exchanges).toEqual([])
})

test('the file has a line for each reading and each exchange', async () => {
  const answer = await manager.fetch(pathOf({ format: 'csv', language: 'de' }, '/download'))
  expect(answer.headers.get('content-disposition')).toContain('.csv')
  const [headings, ...lines] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(headings).toMatch(/^Abgelesen \(Ortszeit\);Abgelesen \(UTC\);Standort;Messstelle;/)
  expect(lines).toHaveLength(7)
  expect(lines[0]).toMatch(/^2024-06-01T10:00:00\+01:00;2024-06-01T09:00:00.000Z;Hall;Boiler;/)
  expect(lines[0]).toContain(';9000;kWh;8920;kWh;ungewöhnlich hoch;')
})

test('meters of others, periods that are none, and who may not see values are refused', async () => {
  const refused = async (query: Record<string, string>) => {
    const answer = await manager.fetch(pathOf(query))
    return [answer.status, ((await answer.json()) as { error: ErrorObject }).error.reasons[0]!.code]
  }
  expect(await refused({ points: `${meter.id},mp-b2-electricity` })).toEqual([404, 'NOT_FOUND'])
  expect(await refused({ to: '2023-01-01T00:00:00Z' })).toEqual([400, 'PERIOD_REVERSED'])
  const reader = await own.user('METER_READER')
  expect((await reader.fetch(pathOf({}))).status).toBe(403)
})
