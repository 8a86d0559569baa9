import type { ErrorObject, Forecast } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'
import { location, point, series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'
import { dateOfDay } from '../baseline-variance/days-of-periods'
import { dayAt } from './forecast-days'

const zone = 'Europe/Berlin'
const hour = 3_600_000
const today = dayAt(Date.now(), zone)
const [first, end] = [today - 800, today + 20]
const days = Array.from({ length: end - first }, (_, place) => first + place)

/** Warm summers, and days that are now colder, now warmer. */
const temperatureOf = (day: number) =>
  10 - 9 * Math.cos((2 * Math.PI * day) / 365.25) + 4 * Math.sin(day * 1.7) + 2 * Math.sin(day * 0.31)
const isWeekend = (day: number) => (day + 3) % 7 >= 5
const usageOf = (day: number) =>
  (isWeekend(day) ? 60 : 100) + 8 * Math.max(0, 15 - temperatureOf(day)) + 3 * Math.sin(day * 2.9)

let manager: SignedInClient
const ids: Record<string, string> = {}
beforeAll(async () => {
  const business = await ownBusiness()
  manager = await business.user()
  const { created } = structureClient(
    () => manager,
    () => business.id,
  )
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
    ids[name] = (await created({ ...series('').fields, meteringPoint: one.id, ...more } as never)).id
    return one.id
  }
  const weather = await newLocation('Weather')
  const temperatures = { quantity: 'TEMPERATURE', unit: '°C', direction: null, interval: 'P1D', obis: null }
  const sensor = { objectKind: 'WEATHER_STATION', type: null, productType: 'WEATHER' }
  const station = await newSeries(weather.id, 'Station', temperatures, sensor)
  const told = await newSeries(weather.id, 'Told', temperatures, sensor)
  const hall = await newLocation('Hall', { weatherStation: station })
  const toldHall = await newLocation('Told hall', { weatherStation: told })
  await newSeries(hall.id, 'Daily', { interval: 'P1D' })
  await newSeries(hall.id, 'Hourly', { interval: 'PT1H' })
  await newSeries(hall.id, 'Gappy', { interval: 'P1D' })
  await newSeries(toldHall.id, 'Told meter', { interval: 'P1D' })
  const daily = (name: string, valueOf: (day: number) => number, until = today) =>
    days
      .filter((day) => day < until)
      .map((day) =>
        [ids[name], new Date(startOfDay(dateOfDay(day), zone)).toISOString(), valueOf(day)].join(),
      )
  await deliver([
    ...[...daily('Station', temperatureOf), ...daily('Told', temperatureOf, end)],
    ...[...daily('Daily', usageOf), ...daily('Told meter', usageOf)],
    // For two months two days of three are missing.
    ...daily('Gappy', usageOf).filter((_, place) => place < 740 || place % 3 === 0),
  ])
  const now = Math.floor(Date.now() / hour) * hour
  await deliver(
    days.flatMap((day) => {
      const [from, to] = [day, day + 1].map((one) => startOfDay(dateOfDay(one), zone)) as [number, number]
      const hours = (to - from) / hour
      return Array.from({ length: hours }, (_, place) => from + place * hour)
        .filter((at) => at < now)
        .map((at) => [ids['Hourly'], new Date(at).toISOString(), usageOf(day) / hours].join())
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

const request = <Answer = Forecast>(names: readonly string[], query: Record<string, string> = {}) =>
  manager.get<Answer>(
    `/rest/secure/measurements/forecast?${new URLSearchParams({ series: names.map((name) => ids[name] ?? name).join(), ...query })}`,
  )

const sumOf = (from: string, to: string) =>
  days
    .filter((day) => dateOfDay(day) >= from && dateOfDay(day) < to)
    .reduce((sum, day) => sum + usageOf(day), 0)

test.each([
  ['POOLED', 'WEEK'],
  ['EXPLAINABLE', 'WEEK'],
  ['POOLED', 'MONTH'],
] as const)(
  'with the model %s the end of the %s is foretold, and what was measured is in it',
  async (form, until) => {
    const { status, body } = await request(['Daily'], { form, until })
    expect(status).toBe(200)
    const { from, to, total, columns } = body
    const days = columns.at.map((at) => dateOfDay(dayAt(at, zone)))
    expect([days[0], days.length]).toEqual([from, (Date.parse(to) - Date.parse(from)) / 86_400_000])
    const over = days.indexOf(dateOfDay(today))
    expect(columns.measured.slice(0, over)).not.toContain(null)
    expect(columns.expected.slice(0, over).every((value) => value === null)).toBe(true)
    expect(columns.expected.slice(over)).not.toContain(null)
    expect(total.measured ?? 0).toBeCloseTo(sumOf(from, dateOfDay(today)), 3)
    expect(total.lower).toBeLessThan(total.expected!)
    expect(total.upper).toBeGreaterThan(total.expected!)
    expect(columns.cumulated.at(-1)).toBeCloseTo(total.expected!, 6)
    expect(columns.cumulatedUpper.at(-1)).toBeCloseTo(total.upper!, 6)
    expect(body.meters).toMatchObject([{ refusal: null, weather: 'USUAL', known: 1 }])
    expect(body.meters[0]!.cvRmse).toBeLessThan(0.1)
  },
)

test('a forecast of the weather that was imported is followed, and makes the band narrower', async () => {
  const [usual, told] = await Promise.all(
    ['Daily', 'Told meter'].map(async (name) => (await request([name], { until: 'WEEK' })).body),
  )
  expect(told!.meters[0]!.weather).toBe('SUPPLIED')
  const { from, to, total } = told!
  expect(Math.abs(total.expected! / sumOf(from, to) - 1)).toBeLessThan(0.04)
  expect(total.upper! - total.expected!).toBeLessThan(usual!.total.upper! - usual!.total.expected!)
})

test('of the running day the hours until now are measured and the others foretold', async () => {
  const { body } = await request(['Hourly'], { until: 'DAY' })
  const { total, from } = body
  expect(from).toBe(dateOfDay(today))
  const over = Math.floor((Date.now() - startOfDay(from, zone)) / hour)
  const hours = (startOfDay(body.to, zone) - startOfDay(from, zone)) / hour
  expect(total.measured ?? 0).toBeCloseTo((usageOf(today) * over) / hours, 3)
  expect(Math.abs(total.expected! / usageOf(today) - 1)).toBeLessThan(0.25)
})

test('a year has months as rows, whose sums are those of the days', async () => {
  const { body } = await request(['Daily', 'Hourly'], { until: 'YEAR' })
  const { rows, columns, total } = body
  expect([rows.at.length, columns.at.length >= 365]).toEqual([12, true])
  const sum = rows.expected.reduce<number>(
    (all, value, place) => all + (value ?? rows.measured[place] ?? 0),
    0,
  )
  expect(sum / total.expected!).toBeCloseTo(1, 9)
  expect(rows.cumulated.at(-1)).toBeCloseTo(columns.cumulated.at(-1)!, 3)
})

test('with less than 40 % of the data there is no forecast, and the others have theirs', async () => {
  const { body } = await request(['Daily', 'Gappy'])
  const alone = await request(['Daily'])
  expect(body.meters).toMatchObject([{ refusal: null }, { refusal: 'NOT_ENOUGH_DATA' }])
  expect(body.meters[1]!.known).toBeLessThan(0.4)
  expect(body.total.expected).toBeCloseTo(alone.body.total.expected!, 6)
  const none = await request(['Gappy'])
  expect(none.body.total).toEqual({ measured: null, expected: null, lower: null, upper: null })
})

test.each<[string, () => string[], number, string]>([
  ['temperatures', () => ['Station'], 400, 'NOT_ADDABLE'],
  ['a series of somebody else', () => ['1001'], 404, 'NOT_FOUND'],
])('%s cannot be foretold', async (_case, names, status, code) => {
  const found = await request<{ error: ErrorObject }>(names())
  expect([found.status, found.body.error.reasons[0]!.code]).toEqual([status, code])
})
