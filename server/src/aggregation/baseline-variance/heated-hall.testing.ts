import type { StructureItem } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { startOfDay } from '@energycockpit/time'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'
import { dateOfDay, dayNumber } from './days-of-periods'

const zone = 'Europe/Berlin'
const [first, end] = [dayNumber('2023-01-01'), dayNumber('2025-01-01')]
/** All days with values, 2023 and 2024. */
export const daysOfHall = Array.from({ length: end - first }, (_, place) => first + place)

/** Warm summers, and days that are now colder, now warmer: the same each time. */
const temperatureOf = (day: number) =>
  10 -
  9 * Math.cos((2 * Math.PI * (day - first)) / 365.25) +
  4 * Math.sin(day * 1.7) +
  2 * Math.sin(day * 0.31)
const isWeekend = (day: number) => (day + 3) % 7 >= 5
/** kWh: heated below 15 °C, less on weekends; a tenth is saved from 2024 on. */
export const usageOfHall = (day: number) =>
  ((isWeekend(day) ? 60 : 100) + 8 * Math.max(0, 15 - temperatureOf(day)) + 3 * Math.sin(day * 2.9)) *
  (day >= dayNumber('2024-01-01') ? 0.9 : 1)

const isIn = (days: readonly string[]) => (day: number) => days.includes(dateOfDay(day).slice(5))
/** Bavarian holidays of both years that are not on Sundays, beside Easter and what follows it. */
const isHoliday = isIn(['01-01', '01-06', '05-01', '10-03', '11-01', '12-25', '12-26'])
const isSummer = (day: number) => {
  const date = dateOfDay(day).slice(5)
  return date >= '07-29' && date <= '09-08'
}
/** As the hall, but as on a weekend on holidays, and with a fifth of it in the weeks of summer. */
export const usageOfSchool = (day: number) =>
  usageOfHall(day) *
  (isWeekend(day) || !(isHoliday(day) || isSummer(day)) ? 1 : 0.6) *
  (isSummer(day) ? 0.2 : 1)

export interface HeatedHall {
  business: OwnBusiness
  manager: SignedInClient
  hall: string
  /** The metering point of the hall's weather station, and its series. */
  station: string
  temperatures: string
  /** Series of the same usage, by the day and by the hour. */
  meter: string
  hourly: string
  /** A school in Bavaria with closed periods in summer, and the series of its usage by the day. */
  school: StructureItem
  schoolMeter: string
  update: ReturnType<typeof structureClient>['update']
  /** A metering point at a location, with one series. */
  newSeries(at: string, name: string, more: object, of?: object): Promise<{ point: string; id: string }>
  /** Lines `series_id,at,value`. */
  deliver(lines: readonly string[]): Promise<void>
}

/** A business of its own with one hall, whose usage of two years is known by a formula. */
export async function heatedHall(): Promise<HeatedHall> {
  const business = await ownBusiness()
  const manager = await business.user()
  const { created, update } = structureClient(
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
    const { id } = await created({ ...series('').fields, meteringPoint: one.id, ...more } as never)
    return { point: one.id, id }
  }
  const deliver = async (lines: readonly string[]) => {
    const { status } = await manager.fetch('/rest/secure/readings', {
      method: 'POST',
      headers: { origin: manager.url, 'content-type': 'text/csv' },
      body: ['series_id,at,value', ...lines].join('\n'),
    })
    if (status !== 200) throw new Error(`not delivered: ${status}`)
  }
  const weather = await newLocation('Weather')
  const sensor = await newSeries(
    weather.id,
    'Station',
    { quantity: 'TEMPERATURE', unit: '°C', direction: null, interval: 'P1D', obis: null },
    { objectKind: 'WEATHER_STATION', type: null, productType: 'WEATHER' },
  )
  const hall = await newLocation('Hall', { weatherStation: sensor.point })
  const meter = (await newSeries(hall.id, 'Main', { interval: 'P1D' })).id
  const hourly = (await newSeries(hall.id, 'Hourly', { interval: 'PT1H' })).id
  const school = await newLocation('School', {
    ...{ weatherStation: sensor.point, country: 'DE', region: 'BY' },
    closedPeriods: [2023, 2024].map((year) => ({
      ...{ firstDay: `${year}-07-29`, lastDay: `${year}-09-08`, reason: 'Summer' },
    })),
  })
  const schoolMeter = (await newSeries(school.id, 'School', { interval: 'P1D' })).id
  const daily = (id: string, valueOf: (day: number) => number) =>
    daysOfHall.map(
      (day) => `${id},${new Date(startOfDay(dateOfDay(day), zone)).toISOString()},${valueOf(day)}`,
    )
  await deliver([...daily(sensor.id, temperatureOf), ...daily(meter, usageOfHall)])
  await deliver(daily(schoolMeter, usageOfSchool))
  // A day of 23 hours has 23 values, one of 25 has 25; on 5 March 2024 one of them is missing.
  await deliver(
    daysOfHall.flatMap((day) => {
      const [from, to] = [day, day + 1].map((one) => startOfDay(dateOfDay(one), zone)) as [number, number]
      const hours = (to - from) / 3_600_000
      return Array.from({ length: hours - (dateOfDay(day) === '2024-03-05' ? 1 : 0) }, (_, hour) =>
        [hourly, new Date(from + hour * 3_600_000).toISOString(), usageOfHall(day) / hours].join(),
      )
    }),
  )
  return {
    ...{ business, manager, hall: hall.id, station: sensor.point, temperatures: sensor.id },
    ...{ meter, hourly, school, schoolMeter, deliver, update, newSeries },
  }
}
