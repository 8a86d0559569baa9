import type { BaselineVariance, ErrorObject, SeriesCalendar, SeriesValues } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { ownBusiness } from '../../access/own-business.testing'
import { brewery, ofHectolitre, usageOfBrewery } from './brewery.testing'
import { dateOfDay, dayNumber } from './days-of-periods'
import {
  daysOfHall as days,
  heatedHall,
  usageOfHall as usageOf,
  usageOfSchool,
  type HeatedHall,
} from './heated-hall.testing'

let hall: HeatedHall
let brewed: { meter: string; beer: string }
beforeAll(async () => {
  hall = await heatedHall()
  brewed = await brewery(hall)
}, 120_000)

const nothing = { actual: null, expected: null, uncertainty: null, adjustment: null }
const years = { baselineFrom: '2023-01-01', baselineTo: '2024-01-01', from: '2024-01-01', to: '2025-01-01' }
const request = <Answer = BaselineVariance>(query: Record<string, string>) =>
  hall.manager.get<Answer>(
    `/rest/secure/measurements/baseline-variance?${new URLSearchParams({ series: hall.meter, ...years, ...query })}`,
  )

test.each(['POOLED', 'EXPLAINABLE'])('a tenth that was saved is found, by the form %s', async (form) => {
  const { status, body } = await request({ form, rows: 'P1M' })
  expect(status).toBe(200)
  const { actual, expected, uncertainty } = body.total
  expect(1 - actual! / expected!).toBeGreaterThan(0.08)
  expect(1 - actual! / expected!).toBeLessThan(0.12)
  expect(actual).toBeCloseTo(
    days.slice(365).reduce((sum, day) => sum + usageOf(day), 0),
    3,
  )
  expect(uncertainty! / expected!).toBeGreaterThan(0.05)
  expect([body.rows.from.length, body.rows.from[1], body.rows.to[1], body.days.from.length]).toEqual([
    12,
    '2024-02-01',
    '2024-03-01',
    366,
  ])
  expect(body.rows.cumulatedUncertainty.at(-1)).toBeCloseTo(uncertainty!, 6)
  expect(body.meters).toMatchObject([
    {
      name: 'Main',
      refusal: null,
      shortcomings: [],
      baselineDays: 365,
      validDays: 365,
      weatherStation: hall.station,
    },
  ])
  expect(body.meters[0]!.cvRmse).toBeLessThan(0.1)
})

test('an explainable model says from which temperature on the hall is heated, and how much', async () => {
  const { body } = await request({ form: 'EXPLAINABLE' })
  const { segments } = body.meters[0]!
  expect(segments.map(({ days: kinds }) => kinds)).toEqual([['OPEN'], ['CLOSED']])
  for (const { heating, cooling, baseLoad, days: kinds } of segments) {
    expect(Math.abs(heating!.balancePoint - 15)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(heating!.slope / 8 - 1)).toBeLessThan(0.05)
    expect(Math.abs(baseLoad - (kinds[0] === 'OPEN' ? 100 : 60))).toBeLessThan(3)
    expect(cooling).toBeNull()
  }
  expect((await request({})).body.meters[0]).toMatchObject({ segments: [], level: null })
})

test('days of 23 and 25 hours are whole days, and one with a missing hour is compared on neither side', async () => {
  const { body } = await request({ series: hall.hourly, from: '2024-03-01', to: '2024-11-01' })
  const { days: daily } = body
  const at = (day: string) => daily.from.indexOf(day)
  for (const day of ['2024-03-31', '2024-10-27']) {
    expect(daily.actual[at(day)]).toBeCloseTo(usageOf(dayNumber(day)), 6)
    expect(daily.expected[at(day)]).not.toBeNull()
  }
  expect([daily.actual[at('2024-03-05')], daily.expected[at('2024-03-05')]]).toEqual([null, null])
  expect(daily.compared[at('2024-03-05')]).toBe(0)
  expect(body.total.compared).toBeCloseTo(1 - 1 / daily.from.length, 9)
})

test('two meters together: amounts add up, and errors that are independent of each other by their squares', async () => {
  const both = await request({ series: `${hall.meter},${hall.hourly}`, rows: 'P1W', to: '2024-02-01' })
  const one = await request({ rows: 'P1W', to: '2024-02-01' })
  expect(both.body.rows.from.slice(0, 2)).toEqual(['2024-01-01', '2024-01-08'])
  expect(both.body.total.actual).toBeCloseTo(2 * one.body.total.actual!, 3)
  expect(both.body.total.uncertainty! / one.body.total.uncertainty!).toBeCloseTo(Math.SQRT2, 1)
})

test('what is ahead is compared with nothing, and a baseline period without values has no baseline', async () => {
  const ahead = await request({ from: '2090-01-01', to: '2090-01-03' })
  expect(ahead.body.days.actual).toEqual([null, null])
  expect(ahead.body.total).toEqual({ ...nothing, compared: 0 })
  const { body } = await request({ baselineFrom: '2019-01-01', baselineTo: '2020-01-01' })
  expect(body.meters).toMatchObject([{ refusal: 'NO_USAGE', validDays: 0, cvRmse: null }])
  const short = await request({ baselineFrom: '2023-01-01', baselineTo: '2023-06-01' })
  expect(short.body.meters[0]!.shortcomings).toContain('TOO_FEW_DAYS')
})

test.each<[string, Record<string, string>, number, string]>([
  ['a reversed period', { to: '2023-12-31' }, 400, 'PERIOD_REVERSED'],
  ['a baseline period of ten years', { baselineFrom: '2010-01-01' }, 400, 'PERIOD_TOO_LONG'],
  ['a series of somebody else', { series: '1001' }, 404, 'NOT_FOUND'],
])('%s is refused', async (_case, query, status, code) => {
  const found = await request<{ error: ErrorObject }>(query)
  expect([found.status, found.body.error.reasons[0]!.code]).toEqual([status, code])
})

test('temperatures do not add up', async () => {
  const found = await request<{ error: ErrorObject }>({ series: hall.temperatures })
  expect([found.status, found.body.error.reasons[0]!.code]).toEqual([400, 'NOT_ADDABLE'])
})

test('holidays and closed periods of the location are expected, and what was known before they were changed is not', async () => {
  const { body } = await request({ series: hall.schoolMeter })
  expect(body.meters[0]!.calendar).toEqual({
    ...{ country: 'DE', region: 'BY' },
    ...{ baseline: { holidays: 12, closedDays: 42 }, reporting: { holidays: 12, closedDays: 42 } },
  })
  const saved = ({ total: { actual, expected } }: BaselineVariance) => 1 - actual! / expected!
  expect(Math.abs(saved(body) - 0.1)).toBeLessThan(0.02)
  const inSummer = (of: BaselineVariance) => of.days.expected[of.days.from.indexOf('2024-08-12')]!
  expect(inSummer(body)).toBeLessThan(1.5 * usageOfSchool(dayNumber('2024-08-12')))
  const calendarOf = async (series: string) => {
    const query = { series, ...{ from: '2024-07-28', to: '2024-12-27' } }
    const reference = { referenceFrom: '2023-09-07', referenceTo: '2023-10-04' }
    return (
      await hall.manager.get<SeriesCalendar>(
        `/rest/secure/measurements/calendar?${new URLSearchParams({ ...query, ...reference })}`,
      )
    ).body
  }
  const { holidays, closed } = await calendarOf(hall.schoolMeter)
  expect(holidays).toEqual(['2023-10-03', '2024-10-03', '2024-11-01', '2024-12-25', '2024-12-26'])
  expect([closed.length, closed.slice(0, 3)]).toEqual([44, ['2023-09-07', '2023-09-08', '2024-07-29']])
  // The other location has no country, and is never closed.
  expect(await calendarOf(`${hall.schoolMeter},${hall.meter}`)).toEqual({ holidays: [], closed: [] })
  await hall.update(hall.school, { closedPeriods: [] })
  const without = (await request({ series: hall.schoolMeter })).body
  expect(without.meters[0]!.calendar.reporting).toEqual({ holidays: 12, closedDays: 0 })
  expect(inSummer(without)).not.toBe(inSummer(body))
})

test('in money, each day counts at its price, and meters without a price are left out', async () => {
  const unknown = await request<{ error: ErrorObject }>({ as: 'COST' })
  expect([unknown.status, unknown.body.error.reasons[0]!.code]).toEqual([400, 'FACTOR_UNKNOWN'])
  const { status } = await hall.manager.put('/rest/secure/conversion-factors', {
    ...{
      nodeId: hall.hall,
      kind: 'PRICE',
      productType: 'ELECTRICITY',
      direction: 'PURCHASE',
      unit: 'EUR/kWh',
    },
    periods: [
      { from: null, to: '2024-02-01T00:00:00+01:00', value: 0.2 },
      { from: '2024-02-01T00:00:00+01:00', to: null, value: 0.3 },
    ],
    seriesId: null,
  })
  expect(status).toBe(204)
  const query = { from: '2024-01-31', to: '2024-02-02' }
  const { body: amounts } = await request(query)
  const { body: costs } = await request({ ...query, as: 'COST' })
  expect(costs.unit).toBe('EUR')
  const prices = [0.2, 0.3]
  for (const column of ['actual', 'expected', 'uncertainty'] as const)
    amounts.days[column].forEach((value, place) =>
      expect(costs.days[column][place]).toBeCloseTo(value! * prices[place]!, 6),
    )
})

const driven = (query: Record<string, string>, client = hall.manager) =>
  client.get<BaselineVariance & { error?: ErrorObject }>(
    `/rest/secure/measurements/baseline-variance?${new URLSearchParams({ ...years, ...query })}`,
  )
const savedOf = ({ total: { actual, expected } }: BaselineVariance) => 1 - actual! / expected!

test.each(['POOLED', 'EXPLAINABLE'])(
  'a tenth is saved although a fifth more is brewed, by the form %s',
  async (form) => {
    const { body } = await driven({ series: brewed.meter, drivers: brewed.beer, form })
    expect(Math.abs(savedOf(body) - 0.1)).toBeLessThan(0.02)
    expect(body.drivers).toMatchObject([
      { seriesId: Number(brewed.beer), name: 'Beer', quantity: 'OUTPUT', unit: 'hl', daily: 'SUM' },
    ])
    const [meter] = body.meters
    const [driver] = meter!.drivers
    expect(meter!.driversLeftOut).toEqual([])
    expect(Math.abs(driver!.coefficient / ofHectolitre - 1)).toBeLessThan(0.05)
    expect(driver!.t).toBeCloseTo(driver!.coefficient / driver!.standardError, 6)
    expect(driver!.p).toBeLessThan(0.001)
    // By a fifth more than ever is a few days beyond the baseline's range and a tenth of it.
    expect(driver!.missingDays).toBe(2)
    expect(driver!.beyondDays).toBeGreaterThan(0)
    expect(driver!.beyondDays).toBeLessThan(100)
  },
)

test('what is produced has neither a price nor emissions, and is no energy', async () => {
  const values = (id: string, query: Record<string, string>) =>
    hall.manager.get<SeriesValues & { error?: ErrorObject }>(
      `/rest/secure/measurement-series/${id}/values?${new URLSearchParams({ from: '2024-01-01T00:00:00+01:00', to: '2024-03-01T00:00:00+01:00', ...query })}`,
    )
  for (const as of ['COST', 'CARBON', 'ENERGY', 'POWER']) {
    const { status, body } = await values(brewed.beer, { granularity: 'P1D', as })
    expect([as, status, body.error?.reasons[0]?.code]).toEqual([as, 400, 'NOT_DERIVABLE'])
  }
})

async function newMeter(name: string, of: (day: number) => number, more = {}): Promise<string> {
  const { id } = await hall.newSeries(hall.hall, name, { interval: 'P1D' }, more)
  const startOf = (day: number) => new Date(startOfDay(dateOfDay(day), 'Europe/Berlin')).toISOString()
  await hall.deliver(days.map((day) => [id, startOf(day), of(day)].join()))
  return id
}

test('one reading of a billion is named, and the others are compared all the same', async () => {
  const id = await newMeter('Swapped register', (day) =>
    dateOfDay(day) === '2023-05-03' ? 1e9 : usageOf(day),
  )
  const { body } = await request({ series: id })
  expect(body.meters).toMatchObject([
    { refusal: null, faultyDays: 1, faults: [{ day: '2023-05-03', value: 1e9 }] },
  ])
  expect(Math.abs(savedOf(body) - 0.1)).toBeLessThan(0.02)
})

test('of a gas meter that was read in a summer alone nothing is expected of a winter', async () => {
  const id = await newMeter('Boiler', usageOf, { productType: 'GAS' })
  const summer = { series: id, baselineFrom: '2023-07-01', baselineTo: '2023-08-15' }
  const winter = { from: '2023-12-01', to: '2024-02-01' }
  expect((await request({ ...summer, ...winter })).body.meters).toMatchObject([
    { refusal: 'UNSEEN_SEASON', expected: null },
  ])
  // The same weather, a meter of electricity and a whole year are compared.
  for (const query of [
    { ...summer, from: '2024-07-01', to: '2024-08-01' },
    { ...summer, ...winter, series: hall.meter },
    { ...winter, series: id, baselineFrom: '2022-12-31', baselineTo: '2023-12-01' },
  ])
    expect((await request(query)).body.meters).toMatchObject([{ refusal: null }])
})

test('days of 23 and 25 hours have their whole driver, and days without it are compared on neither side', async () => {
  const { body } = await driven({
    series: brewed.meter,
    drivers: brewed.beer,
    from: '2024-03-01',
    to: '2024-11-01',
  })
  const { days } = body
  const at = (day: string) => days.from.indexOf(day)
  for (const day of ['2024-03-31', '2024-10-27']) {
    expect(days.actual[at(day)]).toBeCloseTo(usageOfBrewery(dayNumber(day)), 6)
    expect(Math.abs(days.actual[at(day)]! / days.expected[at(day)]! - 0.9)).toBeLessThan(0.07)
  }
  expect([days.actual[at('2024-05-07')], days.expected[at('2024-05-07')]]).toEqual([null, null])
  expect(body.total.compared).toBeCloseTo(1 - 2 / days.from.length, 9)
})

test('several meters each follow the drivers in their own way, and the answer of none is as before', async () => {
  const both = `${brewed.meter},${hall.meter}`
  const { body } = await driven({ series: both, drivers: `${brewed.beer},${hall.temperatures}` })
  const of = (name: string) => body.meters.find((meter) => meter.name === name)!
  expect(body.meters).toHaveLength(2)
  expect(Math.abs(of('Main').drivers[0]!.coefficient)).toBeLessThan(0.1 * ofHectolitre)
  expect(of('Brewery').drivers[0]!.share).toBeGreaterThan(of('Main').drivers[0]!.share)
  // The model follows the temperature already.
  expect(of('Main').driversLeftOut).toMatchObject([
    { seriesId: Number(hall.temperatures), reason: 'FOLLOWS_CALENDAR', limit: 50 },
  ])
  const plain = await driven({ series: hall.meter })
  expect(plain.body.meters[0]).toMatchObject({ drivers: [], driversLeftOut: [] })
  expect(plain.body.drivers).toEqual([])
})

test('whoever does not see a driver hears what they hear of a meter', async () => {
  const codeOf = async (query: Record<string, string>, client = hall.manager) => {
    const { status, body } = await driven(query, client)
    return `${status} ${body.error?.reasons[0]?.code}`
  }
  const stranger = await ownBusiness()
  const theirs = await stranger.user('ADMIN')
  for (const drivers of ['1001', '2147483647', '9999999999'])
    expect(await codeOf({ series: brewed.meter, drivers })).toBe('404 NOT_FOUND')
  expect(await codeOf({ series: brewed.meter, drivers: brewed.beer }, theirs)).toBe('404 NOT_FOUND')
  expect(await codeOf({ series: brewed.meter, drivers: brewed.meter })).toBe('400 VALIDATION_FAILED')
  expect(await codeOf({ series: brewed.meter, drivers: '1,2,3,4' })).toBe('400 VALIDATION_FAILED')
})
