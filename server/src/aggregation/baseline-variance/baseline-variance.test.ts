import type { BaselineVariance, ErrorObject, SeriesCalendar, StructureItem } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'
import { location, point, series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'
import { dateOfDay, dayNumber } from './days-of-periods'

const zone = 'Europe/Berlin'
const [first, end] = [dayNumber('2023-01-01'), dayNumber('2025-01-01')]
const days = Array.from({ length: end - first }, (_, place) => first + place)

/** Warm summers, and days that are now colder, now warmer: the same each time. */
const temperatureOf = (day: number) =>
  10 -
  9 * Math.cos((2 * Math.PI * (day - first)) / 365.25) +
  4 * Math.sin(day * 1.7) +
  2 * Math.sin(day * 0.31)
const isWeekend = (day: number) => (day + 3) % 7 >= 5
/** kWh: heated below 15 °C, less on weekends; a tenth is saved from 2024 on. */
const usageOf = (day: number) =>
  ((isWeekend(day) ? 60 : 100) + 8 * Math.max(0, 15 - temperatureOf(day)) + 3 * Math.sin(day * 2.9)) *
  (day >= dayNumber('2024-01-01') ? 0.9 : 1)

const isIn = (days: readonly string[]) => (day: number) => days.includes(dateOfDay(day).slice(5))
/** Bavarian holidays of both years that are not on Sundays, beside Easter and what follows it. */
const isHoliday = isIn(['01-01', '01-06', '05-01', '10-03', '11-01', '12-25', '12-26'])
const isSummer = (day: number) => {
  const date = dateOfDay(day).slice(5)
  return date >= '07-29' && date <= '09-08'
}
/** The same, but as on a weekend on holidays, and with a fifth of a weekend's usage in summer. */
const schoolOf = (day: number) =>
  usageOf(day) * (isWeekend(day) || !(isHoliday(day) || isSummer(day)) ? 1 : 0.6) * (isSummer(day) ? 0.2 : 1)

let manager: SignedInClient
let meter: string
let hourly: string
let school: string
let update: ReturnType<typeof structureClient>['update']
let schoolAt: StructureItem
let temperatures: string
let station: string
beforeAll(async () => {
  const business = await ownBusiness()
  manager = await business.user()
  const client = structureClient(
    () => manager,
    () => business.id,
  )
  const { created } = client
  update = client.update
  const newLocation = (name: string, more: object = {}) =>
    created({ ...location('').fields, locationId: null, name, timeZone: zone, ...more } as never)
  const newSeries = async (at: string, name: string, more: object, of: object = {}) => {
    const one = await created({
      ...point('').fields,
      meteringPointId: null,
      name,
      location: at,
      ...of,
    } as never)
    const { id } = await created({ ...series('').fields, meteringPoint: one.id, ...more } as never)
    return { point: one.id, id }
  }
  const weather = await newLocation('Weather')
  const sensor = await newSeries(
    weather.id,
    'Station',
    { quantity: 'TEMPERATURE', unit: '°C', direction: null, interval: 'P1D', obis: null },
    { objectKind: 'WEATHER_STATION', type: null, productType: 'WEATHER' },
  )
  station = sensor.point
  temperatures = sensor.id
  const hall = await newLocation('Hall', { weatherStation: station })
  meter = (await newSeries(hall.id, 'Main', { interval: 'P1D' })).id
  hourly = (await newSeries(hall.id, 'Hourly', { interval: 'PT1H' })).id
  const place = await newLocation('School', {
    ...{ weatherStation: station, country: 'DE', region: 'BY' },
    closedPeriods: [2023, 2024].map((year) => ({
      ...{ firstDay: `${year}-07-29`, lastDay: `${year}-09-08`, reason: 'Summer' },
    })),
  })
  schoolAt = place
  school = (await newSeries(place.id, 'School', { interval: 'P1D' })).id
  const daily = (id: string, valueOf: (day: number) => number) =>
    days.map((day) => `${id},${new Date(startOfDay(dateOfDay(day), zone)).toISOString()},${valueOf(day)}`)
  await deliver([...daily(temperatures, temperatureOf), ...daily(meter, usageOf), ...daily(school, schoolOf)])
  // A day of 23 hours has 23 values, one of 25 has 25; on 5 March 2024 one of them is missing.
  await deliver(
    days.flatMap((day) => {
      const [from, to] = [day, day + 1].map((one) => startOfDay(dateOfDay(one), zone)) as [number, number]
      const hours = (to - from) / 3_600_000
      return Array.from({ length: hours - (dateOfDay(day) === '2024-03-05' ? 1 : 0) }, (_, hour) =>
        [hourly, new Date(from + hour * 3_600_000).toISOString(), usageOf(day) / hours].join(),
      )
    }),
  )
}, 120_000)

async function deliver(lines: readonly string[]) {
  const { status } = await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: manager.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(status).toBe(200)
}

const years = { baselineFrom: '2023-01-01', baselineTo: '2024-01-01', from: '2024-01-01', to: '2025-01-01' }
const request = <Answer = BaselineVariance>(query: Record<string, string>) =>
  manager.get<Answer>(
    `/rest/secure/measurements/baseline-variance?${new URLSearchParams({ series: meter, ...years, ...query })}`,
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
      weatherStation: station,
    },
  ])
  expect(body.meters[0]!.cvRmse).toBeLessThan(0.1)
})

test('days of 23 and 25 hours are whole days, and one with a missing hour is compared on neither side', async () => {
  const { body } = await request({ series: hourly, from: '2024-03-01', to: '2024-11-01' })
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
  const both = await request({ series: `${meter},${hourly}`, rows: 'P1W', to: '2024-02-01' })
  const one = await request({ rows: 'P1W', to: '2024-02-01' })
  expect(both.body.rows.from.slice(0, 2)).toEqual(['2024-01-01', '2024-01-08'])
  expect(both.body.total.actual).toBeCloseTo(2 * one.body.total.actual!, 3)
  expect(both.body.total.uncertainty! / one.body.total.uncertainty!).toBeCloseTo(Math.SQRT2, 1)
})

test('what is ahead is compared with nothing, and a baseline period without values has no baseline', async () => {
  const ahead = await request({ from: '2090-01-01', to: '2090-01-03' })
  expect(ahead.body.days.actual).toEqual([null, null])
  expect(ahead.body.total).toEqual({ actual: null, expected: null, uncertainty: null, compared: 0 })
  const { body } = await request({ baselineFrom: '2019-01-01', baselineTo: '2020-01-01' })
  expect(body.meters).toMatchObject([{ refusal: 'NO_USAGE', validDays: 0, cvRmse: null }])
  const short = await request({ baselineFrom: '2023-01-01', baselineTo: '2023-06-01' })
  expect(short.body.meters[0]!.shortcomings).toContain('TOO_FEW_DAYS')
})

test('holidays and closed periods of the location are expected, and what was known before they were changed is not', async () => {
  const { body } = await request({ series: school })
  expect(body.meters[0]!.calendar).toEqual({
    ...{ country: 'DE', region: 'BY' },
    ...{ baseline: { holidays: 12, closedDays: 42 }, reporting: { holidays: 12, closedDays: 42 } },
  })
  const saved = ({ total: { actual, expected } }: BaselineVariance) => 1 - actual! / expected!
  expect(Math.abs(saved(body) - 0.1)).toBeLessThan(0.02)
  const inSummer = (of: BaselineVariance) => of.days.expected[of.days.from.indexOf('2024-08-12')]!
  expect(inSummer(body)).toBeLessThan(1.5 * schoolOf(dayNumber('2024-08-12')))
  const calendarOf = async (series: string) => {
    const query = { series, ...{ from: '2024-07-28', to: '2024-12-27' } }
    const reference = { referenceFrom: '2023-09-07', referenceTo: '2023-10-04' }
    return (
      await manager.get<SeriesCalendar>(
        `/rest/secure/measurements/calendar?${new URLSearchParams({ ...query, ...reference })}`,
      )
    ).body
  }
  const { holidays, closed } = await calendarOf(school)
  expect(holidays).toEqual(['2023-10-03', '2024-10-03', '2024-11-01', '2024-12-25', '2024-12-26'])
  expect([closed.length, closed.slice(0, 3)]).toEqual([44, ['2023-09-07', '2023-09-08', '2024-07-29']])
  // The other location has no country, and is never closed.
  expect(await calendarOf(`${school},${meter}`)).toEqual({ holidays: [], closed: [] })
  await update(schoolAt, { closedPeriods: [] })
  const without = (await request({ series: school })).body
  expect(without.meters[0]!.calendar.reporting).toEqual({ holidays: 12, closedDays: 0 })
  expect(inSummer(without)).not.toBe(inSummer(body))
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
  const found = await request<{ error: ErrorObject }>({ series: temperatures })
  expect([found.status, found.body.error.reasons[0]!.code]).toEqual([400, 'NOT_ADDABLE'])
})
