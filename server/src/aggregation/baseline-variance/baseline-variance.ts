import {
  maxBaselineDays,
  maxReportingDays,
  type BaselineRow,
  type BaselineVariance,
  type BaselineVarianceQuery,
  type ComparedColumns,
  type MeterBaseline,
  type ProductType,
} from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { sourcesOf, calculatedFigure, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { calendarsOfSeries, type CalendarOfSeries } from '../../organization/calendar/calendars-of-series'
import { Problem } from '../../http/problem'
import type { QueriedSeries, Readings } from '../../readings/index'
import { addsUp, oneKind, type SeriesOfMany } from '../queries/one-kind'
import { calendarsBySeries, type CalendarOfMeter } from './calendar-of-meter'
import { compareMeters, type Compared, type ComparedMeter } from './compare-meters'
import { dateOfDay, daySpan, type DaySpan } from './days-of-periods'
import { bandLevel, meterAgainstBaseline } from './meter-against-baseline'
import { rowsOfDays } from './rows-of-days'
import { valuesOfDays, type ValueOfDay } from './values-of-days'
import { weatherOfSeries, type WeatherOfSeries } from './weather-of-series'

export interface BaselinePlan {
  series: readonly SeriesOfMany[]
  sources: RowSources
  unit: string
  baseline: DaySpan
  reporting: DaySpan
  weather: readonly WeatherOfSeries[]
  weatherSources: RowSources
  /** Of the locations of the series, in both periods. */
  calendars: readonly CalendarOfSeries[]
  /** Those that count gas, which drifts less than electricity. */
  gas: ReadonlySet<number>
}

/** Intervals of which a day is made. */
export const withinDays = ['PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D']

/** Finds what is read. Throws a Problem (400) for what does not add up and for periods that are none. */
export async function planBaseline(
  entities: Entities,
  derived: { series: readonly SeriesOfMany[]; sources: RowSources },
  query: BaselineVarianceQuery,
  visible: readonly number[],
): Promise<BaselinePlan> {
  const baseline = daySpan({ from: query.baselineFrom, to: query.baselineTo }, 'baseline', maxBaselineDays)
  const reporting = daySpan(query, 'reporting', maxReportingDays)
  const { series, sources } = derived
  const { quantity, unit } = oneKind(series)
  if (quantity === null || unit === null)
    throw new Problem(400, 'NOT_ADDABLE', 'there is no series to compare')
  if (!addsUp(quantity, unit)) throw new Problem(400, 'NOT_ADDABLE', `${quantity} in ${unit} does not add up`)
  const ids = series.map(({ id }) => id)
  const weather = await weatherOfSeries(entities, ids, visible)
  const weatherSources = await sourcesOf(
    entities,
    weather.map(({ temperatures }) => temperatures),
  )
  const gas = await seriesOfProduct(entities, ids, 'GAS')
  const calendars = await calendarsOfSeries(entities, ids, visible, [baseline, reporting])
  return { series, sources, unit, baseline, reporting, weather, weatherSources, calendars, gas }
}

/** Fits a baseline for each meter and compares what all of them used with it. */
export async function baselineVariance(
  readings: Readings,
  plan: BaselinePlan,
  {
    form,
    rows,
    now,
    signal,
  }: Pick<BaselineVarianceQuery, 'form' | 'rows'> & { now: number; signal: AbortSignal },
): Promise<BaselineVariance> {
  const { series, unit, baseline, reporting, weather } = plan
  const days = (one: SeriesOfMany) => ({
    id: one.id,
    interval: one.interval,
    timeZone: one.timeZone,
    zone: one.timeZone,
  })
  const spans = [baseline, reporting]
  const comparable = series.filter(({ interval }) => withinDays.includes(interval))
  const stationOf = new Map(weather.flatMap((one) => one.of.map((id) => [id, one] as const)))
  const zonesOfStations = comparable.flatMap((one) => {
    const found = stationOf.get(one.id)
    if (found === undefined) return []
    const { id, interval, timeZone } = found.temperatures
    return [{ id, interval, timeZone, zone: one.timeZone }]
  })
  const [amounts, temperatures] = await Promise.all([
    valuesOfDays(readings, { series: comparable.map(days), sources: plan.sources, spans, now, signal }),
    valuesOfDays(readings, {
      series: distinct(zonesOfStations),
      sources: plan.weatherSources,
      spans,
      now,
      signal,
    }),
  ])

  const calendarOf = calendarsBySeries(plan)
  const meters: MeterBaseline[] = []
  const compared: ComparedMeter[] = []
  for (const one of series) {
    signal.throwIfAborted()
    const station = stationOf.get(one.id)
    const calendar = calendarOf(one.id)
    if (!comparable.includes(one)) {
      meters.push({ ...none(one, plan, calendar), refusal: 'INTERVAL_TOO_LONG' })
      continue
    }
    const found = meterAgainstBaseline(
      {
        amounts: inUnit(amounts(one.id, one.timeZone), one.unit, unit),
        temperatures: station && temperatures(station.temperatures.id, one.timeZone),
        isGas: plan.gas.has(one.id),
        ...calendar.days,
      },
      { baseline, reporting, form },
    )
    const { fit, validDays, withTemperature } = found
    if (found.compared) compared.push(found.compared)
    meters.push({
      ...none(one, plan, calendar),
      refusal: fit.refusal?.code ?? (fit.model === undefined ? 'NO_USAGE' : null),
      shortcomings: fit.insufficiencies.flatMap(({ code }) => (code === 'NO_USAGE' ? [] : [code])),
      validDays,
      weatherStation: withTemperature ? station!.station : null,
      cvRmse: fit.goodness?.cvRmse ?? null,
      nmbe: fit.goodness?.nmbe ?? null,
      rSquared: fit.goodness?.rSquared ?? null,
      ...(found.compared && written(compareMeters([found.compared], reporting, reporting.from))),
    })
    // Others are answered between two meters.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const daily = columnsOf(compared, reporting, 'P1D')
  return {
    ...{ unit, timeZone: series[0]!.timeZone, level: bandLevel },
    days: daily,
    rows: rows === 'P1D' ? daily : columnsOf(compared, reporting, rows),
    total: written(compareMeters(compared, reporting, reporting.from)),
    meters,
  }
}

function columnsOf(
  meters: readonly ComparedMeter[],
  reporting: DaySpan,
  length: BaselineRow,
): ComparedColumns {
  const over = (span: DaySpan) => written(compareMeters(meters, span, reporting.from))
  const spans = rowsOfDays(reporting, length)
  const columns = spans.map(over)
  return {
    from: spans.map(({ from }) => dateOfDay(from)),
    to: spans.map(({ to }) => dateOfDay(to)),
    actual: columns.map(({ actual }) => actual),
    expected: columns.map(({ expected }) => expected),
    uncertainty: columns.map(({ uncertainty }) => uncertainty),
    cumulatedUncertainty: spans.map(({ to }) => over({ from: reporting.from, to }).uncertainty),
    compared: columns.map((column) => column.compared),
  }
}

const none = (
  { id, meteringPointId, name, location }: QueriedSeries | SeriesOfMany,
  { baseline }: BaselinePlan,
  { calendar }: CalendarOfMeter,
): MeterBaseline => ({
  ...{ seriesId: id, meteringPointId, name, location, refusal: null, shortcomings: [], calendar },
  ...{ baselineDays: baseline.to - baseline.from, validDays: 0, weatherStation: null },
  ...{ cvRmse: null, nmbe: null, rSquared: null },
  ...{ actual: null, expected: null, uncertainty: null, compared: 0 },
})

function written({ actual, expected, uncertainty, compared }: Compared): Compared {
  const figure = (value: number | null) => (value === null ? null : calculatedFigure(value))
  return {
    ...{ actual: figure(actual), expected: figure(expected), uncertainty: figure(uncertainty) },
    compared: calculatedFigure(compared),
  }
}

export function inUnit(
  days: ReadonlyMap<number, ValueOfDay>,
  from: string,
  to: string,
): ReadonlyMap<number, ValueOfDay> {
  if (from === to) return days
  return new Map([...days].map(([day, value]) => [day, { ...value, sum: convert(value.sum, from, to) }]))
}

export function distinct<Series extends { id: number; zone: string }>(series: readonly Series[]): Series[] {
  return [...new Map(series.map((one) => [`${one.id} ${one.zone}`, one])).values()]
}

export async function seriesOfProduct(
  { db }: Entities,
  ids: readonly number[],
  product: ProductType,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select('s.id')
    .where('s.id', 'in', [...ids])
    .where('p.product_type', '=', product)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
