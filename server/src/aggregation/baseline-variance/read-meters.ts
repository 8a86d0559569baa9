import { seriesIntervals } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { Readings } from '../../readings/index'
import type { SeriesOfMany } from '../queries/one-kind'
import { calendarsBySeries, type CalendarOfMeter } from './calendar-of-meter'
import { daysOfDrivers } from './days-of-drivers'
import type { MeterDays } from './days-of-meter'
import type { DaySpan } from './days-of-periods'
import type { BaselinePlan } from './plan-baseline'
import { ratesOfDays } from './rates-of-days'
import { stationsBySeries, temperaturesOf } from './surroundings-of-series'
import { valuesOfDays, type ValueOfDay } from './values-of-days'

export interface ReadMeter {
  id: number
  series: SeriesOfMany
  /** Undefined where its values are of more than a day each. */
  days: MeterDays | undefined
  /** The metering point of the weather station at its location. */
  station: string | undefined
  /** Of its location, in both periods. */
  calendar: CalendarOfMeter['calendar']
}

/** Intervals of which a day is made. */
export const withinDays: readonly string[] = seriesIntervals.filter((each) => fitsInto(each, 'P1D'))

interface Reading {
  spans: readonly DaySpan[]
  now: number
  signal: AbortSignal
}

/** The days of each meter of the plan, with their weather. */
export async function readMeters(
  readings: Readings,
  plan: BaselinePlan,
  reading: Reading,
): Promise<ReadMeter[]> {
  const { series, sources, weather, weatherSources, unit, drift, drivers } = plan
  const calendarOf = calendarsBySeries(plan)
  const comparable = new Set(series.filter(({ interval }) => withinDays.includes(interval)))
  const stationOf = stationsBySeries(weather)
  const [amounts, temperatures, driversIn] = await Promise.all([
    valuesOfDays(readings, { ...reading, series: [...comparable].map(daysOf), sources }),
    valuesOfDays(readings, {
      ...reading,
      series: temperaturesOf(weather, [...comparable]),
      sources: weatherSources,
    }),
    daysOfDrivers(readings, drivers, { ...reading, zones: [...comparable].map(({ timeZone }) => timeZone) }),
  ])
  return series.map((one) => {
    const station = stationOf.get(one.id)
    const { calendar, days: ofCalendar } = calendarOf(one.id)
    const days = {
      amounts: inUnit(amounts(one.id, one.timeZone), one.unit, unit),
      temperatures: station && temperatures(station.temperatures.id, one.timeZone),
      drift: drift.get(one.id)!,
      ...(drivers.known.length > 0 && { drivers: driversIn(one.timeZone) }),
      ...ofCalendar,
    }
    return {
      ...{ id: one.id, series: one, station: station?.station, calendar },
      days: comparable.has(one) ? days : undefined,
    }
  })
}

/** What the amount of each meter was worth by its unit on each day of the reporting period, by id. */
export async function readRates(
  readings: Readings,
  { reporting }: BaselinePlan,
  worth: NonNullable<BaselinePlan['worth']>,
  { read, now, signal }: Omit<Reading, 'spans'> & { read: readonly ReadMeter[] },
): Promise<[id: number, rates: Float64Array][]> {
  const priced = read.filter(({ id, days }) => days !== undefined && worth.ids.has(id))
  const found = await valuesOfDays(readings, {
    ...{ series: priced.map(({ series }) => daysOf(series)), sources: worth.sources },
    ...{ spans: [reporting], now, signal },
  })
  return priced.map(({ id, series, days }) => [
    id,
    ratesOfDays(reporting, days!.amounts, found(id, series.timeZone)),
  ])
}

const daysOf = ({ id, interval, timeZone }: Pick<SeriesOfMany, 'id' | 'interval' | 'timeZone'>) => ({
  ...{ id, interval, timeZone },
  zone: timeZone,
})

export function inUnit(
  days: ReadonlyMap<number, ValueOfDay>,
  from: string,
  to: string,
): ReadonlyMap<number, ValueOfDay> {
  if (from === to) return days
  return new Map([...days].map(([day, value]) => [day, { ...value, sum: convert(value.sum, from, to) }]))
}
