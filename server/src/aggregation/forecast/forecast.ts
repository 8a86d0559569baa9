import type { Forecast, ForecastQuery, MeterForecast } from '@energycockpit/contract'
import { calculatedFigure, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import type { UsualDrift } from '../baseline-variance/drift-of-series'
import { inUnit, withinDays } from '../baseline-variance/read-meters'
import { calendarsBySeries, type CalendarOfMeter } from '../baseline-variance/calendar-of-meter'
import { dateOfDay, instantsOfDay, type DayNumber } from '../baseline-variance/days-of-periods'
import { faultsOfFit } from '../baseline-variance/faults-of-fit'
import { bandLevel } from '../baseline-variance/compare-with-model'
import { rowsOfDays } from '../baseline-variance/rows-of-days'
import { valuesOfDays, type ValuesOfDays } from '../baseline-variance/values-of-days'
import {
  stationsBySeries,
  surroundingsOfSeries,
  temperaturesOf,
  type Surroundings,
} from '../baseline-variance/surroundings-of-series'
import { unitOfSum, type SeriesOfMany } from '../queries/one-kind'
import { columnsOfForecast, sumsOfForecast, type ForecastSum, type Foretold } from './columns-of-forecast'
import { dayAt, forecastDays, type ForecastDays } from './forecast-days'
import { foretoldDays, meterForecast, type MeterForecastFound } from './meter-forecast'
import { hoursOfToday } from './hours-of-today'
import { runningDays } from './running-day'
import { noWeather, weatherAhead, type WeatherAhead } from './weather-ahead'

/** Of a longer history nothing is fitted. */
export const longestHistory = 3 * 366
/** Years of weather that say what is usual. */
const longestWeather = 10 * 366

export interface ForecastPlan extends ForecastDays, Surroundings {
  series: readonly SeriesOfMany[]
  sources: RowSources
  unit: string
  timeZone: string
  /** By the calendar of the first meter. */
  today: DayNumber
}

/** Finds what is read. Throws a Problem (400) for what does not add up. */
export async function planForecast(
  entities: Entities,
  derived: { series: readonly SeriesOfMany[]; sources: RowSources },
  {
    until,
    visible,
    now,
    drift,
  }: { until: ForecastQuery['until']; visible: readonly number[]; now: number; drift: UsualDrift },
): Promise<ForecastPlan> {
  const { series, sources } = derived
  const unit = unitOfSum(series, 'foretell')
  const ids = series.map(({ id }) => id)
  const { timeZone } = series[0]!
  const today = dayAt(now, timeZone)
  const { period, previous } = forecastDays(until, today)
  const spans = [{ from: today - longestHistory, to: period.to }]
  return {
    ...{ series, sources, unit, timeZone, today, period, previous },
    ...(await surroundingsOfSeries(entities, ids, { visible, spans, drift })),
  }
}

/** Foretells each meter and adds up what all of them will have used. */
export async function forecastOfMeters(
  readings: Readings,
  plan: ForecastPlan,
  { until, form, now, signal }: Omit<ForecastQuery, 'series'> & { now: number; signal: AbortSignal },
): Promise<Forecast> {
  const { series, unit, timeZone, period, previous, drift, ofWeather } = plan
  const comparable = series.filter(({ interval }) => withinDays.includes(interval))
  const todayOf = (zone: string) => dayAt(now, zone)
  const [amounts, running, weatherOf] = await Promise.all([
    valuesOfDays(readings, {
      series: comparable.map((one) => ({ ...one, zone: one.timeZone })),
      sources: plan.sources,
      spans: [{ from: plan.today - longestHistory, to: plan.today + 2 }],
      ...{ now, signal },
    }),
    runningDays(readings, { series: comparable, sources: plan.sources, todayOf, now, signal }),
    weathersOfMeters(readings, plan, { comparable, todayOf, signal }),
  ])
  const whole = { from: plan.today - longestHistory, to: period.to }
  const calendarOf = calendarsBySeries({ ...plan, baseline: whole, reporting: period })

  const meters: MeterForecast[] = []
  const all: Foretold[] = []
  const foretold: SeriesOfMany[] = []
  let before: number | null = 0
  const { from: first } = foretoldDays(period)
  for (const one of series) {
    signal.throwIfAborted()
    if (!comparable.includes(one)) {
      meters.push({ ...nothing(one), refusal: 'INTERVAL_TOO_LONG' })
      continue
    }
    const own = inUnit(amounts(one.id, one.timeZone), one.unit, unit)
    const ofToday = running.get(one.id)
    const { weathers, temperatureOf, weather, station } = weatherOf(one)
    const found = meterForecast(
      {
        ...{ amounts: own, temperatureOf, drift: drift.get(one.id)! },
        isOfWeather: ofWeather.has(one.id),
        running: ofToday && {
          ...ofToday,
          ...inUnit(new Map([[0, { ...ofToday, count: 1 }]]), one.unit, unit).get(0)!,
        },
        ...calendarOf(one.id).days,
      },
      { period, form, weathers, today: todayOf(one.timeZone), since: plan.today - longestHistory },
    )
    if (found.foretold) {
      all.push(found.foretold)
      foretold.push(one)
      before = added(before, wholeSum(own, previous))
    }
    meters.push({
      ...nothing(one),
      ...modelOf(found),
      weatherStation: found.withTemperature ? (station ?? null) : null,
      weather: found.withTemperature ? weather : 'NONE',
      ...(found.foretold && written(sumsOfForecast([found.foretold], first)(period))),
    })
    // Others are answered between two meters.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const sums = sumsOfForecast(all, first)
  const startOf = (day: DayNumber) => instantsOfDay(day, timeZone).from
  const columns = (length: 'P1D' | 'P1M') =>
    columnsOfForecast(sums, rowsOfDays(period, length), { startOf, figure: calculatedFigure })
  const byHours = until === 'DAY' && all.length > 0
  const daily = byHours
    ? await hoursOfToday(readings, plan, {
        ...{ foretold, day: sums(period), signal },
        isNeverNegative: all.every((meter) => meter.isNeverNegative),
        weatherOf: weatherOf(foretold[0]!),
        ...restsOf(calendarOf(foretold[0]!.id).days),
      })
    : columns('P1D')
  return {
    ...{ unit, timeZone, level: bandLevel, now },
    ...{ from: dateOfDay(period.from), to: dateOfDay(period.to) },
    total: all.length === 0 ? unknown : written(sums(period)),
    previous: {
      ...{ from: dateOfDay(previous.from), to: dateOfDay(previous.to) },
      value: all.length === 0 || before === null ? null : calculatedFigure(before),
    },
    columns: daily,
    rows: until === 'YEAR' ? columns('P1M') : daily,
    meters,
  }
}

/** The weather at each meter, read once for each station and calendar. */
async function weathersOfMeters(
  readings: Readings,
  { weather, weatherSources, period, today }: ForecastPlan,
  {
    comparable,
    todayOf,
    signal,
  }: { comparable: readonly SeriesOfMany[]; todayOf: (zone: string) => DayNumber; signal: AbortSignal },
): Promise<(one: SeriesOfMany) => WeatherAhead & { station?: string }> {
  const stationOf = stationsBySeries(weather)
  const since = today - longestWeather
  const days: ValuesOfDays = await valuesOfDays(readings, {
    series: temperaturesOf(weather, comparable),
    sources: weatherSources,
    spans: [{ from: since, to: period.to }],
    // Also those of days ahead, where a forecast of the weather was imported.
    now: Number.MAX_SAFE_INTEGER,
    signal,
  })
  const known = new Map<string, WeatherAhead & { station?: string }>()
  return ({ id, timeZone }) => {
    const found = stationOf.get(id)
    const key = `${found?.station} ${timeZone}`
    const ahead = known.get(key) ?? {
      ...(found === undefined
        ? noWeather(period)
        : {
            ...weatherAhead(days(found.temperatures.id, timeZone), {
              ...{ period, since, today: todayOf(timeZone) },
            }),
            station: found.station,
          }),
    }
    known.set(key, ahead)
    return ahead
  }
}

/** As complete as a period must be to be compared. */
const almostAll = 0.99

/** Null where it is not complete. */
function wholeSum(
  days: ReadonlyMap<DayNumber, { sum: number; known: number }>,
  { from, to }: { from: DayNumber; to: DayNumber },
): number | null {
  let [sum, known] = [0, 0]
  for (let day = from; day < to; day++) {
    const found = days.get(day)
    sum += found?.sum ?? 0
    known += Math.min(1, found?.known ?? 0)
  }
  return known >= almostAll * (to - from) ? sum : null
}

/** By the hour a day on which a place is shut is like one on which it rests. */
const restsOf = ({ holidays, closed }: CalendarOfMeter['days']) => ({
  rests: new Set([...holidays, ...closed]),
})

const added = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

function modelOf({ fit, known, validDays, foretold, ended, isUnseen }: MeterForecastFound) {
  const { goodness, model, refusal, insufficiencies } = fit
  return {
    ...{ known: calculatedFigure(known), validDays },
    refusal: foretold
      ? null
      : (ended?.code ??
        (isUnseen ? ('UNSEEN_SEASON' as const) : undefined) ??
        (model && refusal?.code) ??
        ('NOT_ENOUGH_DATA' as const)),
    since: ended === undefined ? null : dateOfDay(ended.since),
    ...faultsOfFit(fit),
    shortcomings: insufficiencies.flatMap(({ code }) => (code === 'NO_USAGE' ? [] : [code])),
    cvRmse: goodness?.cvRmse ?? null,
    nmbe: goodness?.nmbe ?? null,
    rSquared: goodness?.rSquared ?? null,
  }
}

const unknown = { measured: null, expected: null, lower: null, upper: null }

const nothing = ({ id, meteringPointId, name, location }: SeriesOfMany): MeterForecast => ({
  ...{ seriesId: id, meteringPointId, name, location, refusal: null, shortcomings: [], known: 0 },
  ...{ since: null, faultyDays: 0, faults: [] },
  ...{ validDays: 0, weatherStation: null, weather: 'NONE', cvRmse: null, nmbe: null, rSquared: null },
  ...unknown,
})

const written = ({ measured, expected, lower, upper }: ForecastSum) => ({
  measured: measured === null ? null : calculatedFigure(measured),
  expected: calculatedFigure(expected),
  lower: calculatedFigure(lower),
  upper: calculatedFigure(upper),
})
