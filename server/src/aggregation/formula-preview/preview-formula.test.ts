import type { PreviewedValues } from '@energycockpit/contract'
import {
  meaning,
  startWithVirtualMeters,
  type Failure,
} from '../../calculations/virtual/virtual-meters.testing'

/* What a formula would give, through the real server, against virtual meters that are stored. */
let started: Awaited<ReturnType<typeof startWithVirtualMeters>>
/** Values every second: nine of them are more in a week than a preview reads. */
const seconds = [3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009]
beforeAll(async () => {
  started = await startWithVirtualMeters(async (db) => {
    await db
      .insertInto('metering_point')
      .values({
        ...{ id: 'fast', client_business_id: 1001, location_id: 'loc-b2', parent_id: null, name: 'Fast' },
        ...{ meter_number: null, metering_point_id: 'fast', type: 'MAIN', kind: 'MAIN', formula: null },
        ...{ product_type: 'ELECTRICITY' },
      })
      .execute()
    await db
      .insertInto('measurement_series')
      .values(
        seconds.map((id) => ({
          ...{ id, client_business_id: 1001, metering_point_id: 'fast', quantity: 'ENERGY', unit: 'kWh' },
          ...{ direction: 'PURCHASE', series_type: 'MEASURED', interval: 'PT1S' },
        })),
      )
      .execute()
  })
}, 180_000)
afterAll(() => started?.stop())

const typed = { quantity: meaning.quantity, unit: meaning.unit, locationId: 'loc-b2', seriesId: null }
const preview = (formula: string, more: object = {}, as = started.manager) =>
  started.send<PreviewedValues & Failure>(
    'POST',
    '/rest/secure/virtual-series/preview',
    { ...typed, formula, ...more },
    as,
  )
const stored = async () => {
  const { series } = await started.whole(
    started.select<{ series: { seriesId: number; formula: string }[] }>('/rest/secure/virtual-series', {}),
  )
  return series.map(({ seriesId, formula }) => [seriesId, formula])
}
const day = 86_400_000

test.each([
  ['[1001] - 0.5 * [1011]', {}],
  ['max([1001], [1003]) / 2', { unit: 'MWh' }],
  ['abs([1004] - 20 * [1004] / 19)', { quantity: 'POWER', unit: 'W' }],
])('%s %j gives before it is stored what it gives then', async (formula, more) => {
  const before = await stored()
  const { status, body } = await preview(formula, more)
  expect([status, body.error, await stored()]).toEqual([200, undefined, before])
  expect([body.granularity, body.timeZone, body.at.length]).toEqual(['P1D', 'Europe/London', 7])
  expect(Date.now() - Date.parse(body.to)).toBeLessThan(day + 3_600_000)
  expect(body.total.value).not.toBeNull()
  const id = await started.created(formula, more)
  const { seriesId: _id, ...later } = await started.values(id, [body.from, body.to], 'P1D')
  expect(body).toEqual(later)
})

test('a change is shown before it is made, also of what stands on others', async () => {
  const inner = await started.created('[1001]')
  const outer = await started.created(`[${inner}] * 2`)
  const as = await preview(`[${inner}] * 4`, { seriesId: outer })
  const { value } = await started.values(outer, [as.body.from, as.body.to], 'P1D')
  expect(as.body.value).toEqual(value.map((one) => one && (expect.closeTo(one * 2, 3) as number)))
  expect((await preview(`[${outer}]`, { seriesId: inner })).body.error?.reasons[0]?.code).toBe(
    'FORMULA_CYCLE',
  )
})

test.each([
  ['[1001] + ', {}],
  ['', {}],
  ['[1001] + [2001]', {}],
  ['[1061]', {}],
  ['[4294967295]', {}],
  ['[1001]', { unit: '°C' }],
  ['[1001]', { locationId: 'loc-b33' }],
  ['[1001]', { locationId: 'none' }],
])('%j %j is refused as it is when it is to be stored', async (formula, more) => {
  const asPreview = await preview(formula, more)
  const asStored = await started.create(formula, more)
  expect(asPreview.status).toBe(asStored.status)
  expect(asPreview.body.error?.reasons).toEqual(asStored.body.error?.reasons)
  expect([400, 404]).toContain(asPreview.status)
})

test('what reads too many values is refused before it reads any, though it could be stored', async () => {
  const sum = (ids: readonly number[]) => ids.map((id) => `[${id}]`).join(' + ')
  expect((await preview(sum(seconds.slice(0, 8)))).status).toBe(200)
  const { status, body } = await preview(sum(seconds))
  expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'PERIOD_TOO_LONG'])
  expect((await started.create(sum(seconds))).status).toBe(200)
})

test('only who may define virtual meters previews one, and nobody that of another business', async () => {
  expect((await preview('[1001]', {}, started.analyst)).status).toBe(403)
  expect((await preview('[1001]', { seriesId: 1001 })).status).toBe(404)
})
