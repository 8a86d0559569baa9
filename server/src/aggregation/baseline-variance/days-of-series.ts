import { canConvert } from '@energycockpit/units'
import { derivedOfMany, derivedWhereKnown } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { queriedSeries, type Readings } from '../../readings/index'
import { calendarsBySeries } from './calendar-of-meter'
import type { MeterDays } from './days-of-meter'
import type { DayNumber, DaySpan } from './days-of-periods'
import type { UsualDrift } from './drift-of-series'
import { inUnit, withinDays } from './read-meters'
import { ratesOfDays } from './rates-of-days'
import { stationsBySeries, surroundingsOfSeries, temperaturesOf } from './surroundings-of-series'
import { valuesOfDays } from './values-of-days'

interface Stores {
  entities: Entities
  readings: Readings
}

export interface DaysOfSeries {
  /** kWh where its own unit can be converted into it. */
  unit: string
  timeZone: string
  /** Undefined where its values are of more than a day each. */
  days: MeterDays | undefined
}

/** The days of series of a business, by their ids, with weather and calendar; those that cannot be calculated are absent. */
export async function daysOfSeries(
  { entities, readings }: Stores,
  ids: readonly number[],
  requested: { businessId: number; span: DaySpan; drift: UsualDrift; now: number; signal: AbortSignal },
): Promise<Map<number, DaysOfSeries>> {
  const { businessId, span, now, signal } = requested
  const visible = [businessId]
  const stored = await queriedSeries(entities, { series: ids.join() }, visible)
  const { series, sources } = await derivedOfMany(entities, stored, {}, now)
  if (series.length === 0) return new Map()
  const surroundings = await surroundingsOfSeries(
    entities,
    series.map(({ id }) => id),
    { visible, spans: [span], drift: requested.drift },
  )
  const { weather, weatherSources, drift } = surroundings
  const calendarOf = calendarsBySeries({ ...surroundings, baseline: span, reporting: span })
  const comparable = series.filter(({ interval }) => withinDays.includes(interval))
  const stationOf = stationsBySeries(weather)
  const reading = { spans: [span], now, signal }
  const [amounts, temperatures] = await Promise.all([
    valuesOfDays(readings, { ...reading, series: comparable.map(inOwnZone), sources }),
    valuesOfDays(readings, {
      ...{ ...reading, series: temperaturesOf(weather, comparable), sources: weatherSources },
    }),
  ])
  return new Map(
    series.map((one) => {
      const unit = canConvert(one.unit, 'kWh') ? 'kWh' : one.unit
      const station = stationOf.get(one.id)
      const days = {
        amounts: inUnit(amounts(one.id, one.timeZone), one.unit, unit),
        temperatures: station && temperatures(station.temperatures.id, one.timeZone),
        drift: drift.get(one.id)!,
        ...calendarOf(one.id).days,
      }
      const { timeZone } = one
      return [one.id, { unit, timeZone, days: comparable.includes(one) ? days : undefined }]
    }),
  )
}

/** What a unit of a series cost on days, in its currency; undefined where nobody has said what it costs. */
export async function pricesOfDays(
  { entities, readings }: Stores,
  seriesId: number,
  {
    businessId,
    span,
    days,
    now,
    signal,
  }: {
    businessId: number
    span: DaySpan
    days: MeterDays
    now: number
    signal: AbortSignal
  },
): Promise<{ currency: string; on: (day: DayNumber) => number } | undefined> {
  const stored = await queriedSeries(entities, { series: `${seriesId}` }, [businessId])
  const { series, sources } = await derivedWhereKnown(entities, stored, 'COST', now)
  const [one] = series
  if (one === undefined) return undefined
  const found = await valuesOfDays(readings, {
    ...{ series: [inOwnZone(one)], sources, spans: [span], now, signal },
  })
  const rates = ratesOfDays(span, days.amounts, found(one.id, one.timeZone))
  return { currency: one.unit, on: (day) => rates[day - span.from] ?? NaN }
}

const inOwnZone = <Series extends { timeZone: string }>(one: Series) => ({ ...one, zone: one.timeZone })
