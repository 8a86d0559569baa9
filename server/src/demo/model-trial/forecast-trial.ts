import {
  dailySeries,
  dateOf,
  dayOf,
  fitDaily,
  partOf,
  usualDrift,
  type DailySeries,
} from '@energycockpit/models/daily'
import {
  climateOf,
  daysFelt,
  forecastDaily,
  forecastTotals,
  weathersOf,
} from '@energycockpit/models/forecast'
import type { TrialMeter } from './days-of-source'
import { naiveTotals } from './naive-forecasts'

export type ForecastPeriod = 'day' | 'week' | 'month' | 'year'

/** A forecast that was made in the night before `made`, against what came. */
export interface ForecastOutcome {
  period: ForecastPeriod
  /** First day that is foretold: 2022-03-05. */
  made: string
  /** Of the whole period, what was measured before included; as shares of what came. Undefined where a naive one cannot be made. */
  error: number
  previousYear: number | undefined
  lastWeeks: number | undefined
  totalWithin: boolean
  /** Of the band of the total, as a share of what came. */
  width: number
  /** Share of the days within their band. */
  coverage: number
}

const level = 0.8
const year = 365
/** Of a period's days, for its total to be known. */
const fewestDays = 0.9
const periods: ForecastPeriod[] = ['day', 'week', 'month', 'year']

/** Forecasts of a meter made on a day by what was known until then, for each kind of period. */
export function tryForecasts(meter: TrialMeter, made: string): ForecastOutcome[] {
  const all = dailySeries(meter.days)
  const now = dayOf(made)! - all.day[0]!
  const history = partOf(all, 0, now)
  const { model, refusal } = fitDaily(history)
  if (model === undefined || refusal) return []
  const series = partOf(all, now - daysFelt, placeAfter(all, 'year', made))
  const known = series.temperature.slice().fill(NaN, daysFelt)
  const climate = climateOf(all.day[0]!, history.temperature)
  const forecast = forecastDaily(model, {
    ...{ recent: partOf(all, Math.max(0, now - year), now), series },
    weathers: weathersOf(climate, series.day, known),
    drift: usualDrift[meter.product],
  })
  const share = Float64Array.from(series.usage, (usage) => (Number.isNaN(usage) ? 0 : 1))
  const totals = forecastTotals([{ forecast, share }], level)
  return periods.flatMap((period): ForecastOutcome[] => {
    const begun = placeOfStart(all, period, made)
    const end = placeAfter(all, period, made)
    const places = [...all.day.keys()].slice(begun, end).filter((place) => !Number.isNaN(all.usage[place]!))
    if (places.length < fewestDays * (end - begun)) return []
    const sum = (of: readonly number[]) => of.reduce((total, place) => total + all.usage[place]!, 0)
    const actual = sum(places)
    const ahead = places.filter((place) => place >= now)
    if (actual === 0 || ahead.length === 0) return []
    const before = sum(places.filter((place) => place < now))
    const inSeries = (place: number) => place - now + daysFelt
    const total = totals({ from: daysFelt, to: inSeries(end) })
    const within = ahead.filter((place) => {
      const { expected, uncertainty } = totals({ from: inSeries(place), to: inSeries(place) + 1 })
      return Math.abs(all.usage[place]! - expected) <= uncertainty
    })
    const off = (expected: number | undefined) =>
      expected === undefined ? undefined : Math.abs(before + expected - actual) / actual
    const naive = naiveTotals(all, now, ahead)
    return [
      {
        ...{ period, made },
        error: off(total.expected)!,
        previousYear: off(naive.previousYear),
        lastWeeks: off(naive.lastWeeks),
        totalWithin: Math.abs(before + total.expected - actual) <= total.uncertainty,
        width: (2 * total.uncertainty) / actual,
        coverage: within.length / ahead.length,
      },
    ]
  })
}

const placeOf = ({ day }: DailySeries, date: string) => dayOf(date)! - day[0]!

function placeOfStart(all: DailySeries, period: ForecastPeriod, made: string): number {
  if (period === 'month') return placeOf(all, `${made.slice(0, 7)}-01`)
  return placeOf(all, period === 'year' ? `${made.slice(0, 4)}-01-01` : made)
}

/** A week is the seven days from that day on. */
function placeAfter(all: DailySeries, period: ForecastPeriod, made: string): number {
  const now = placeOf(all, made)
  if (period === 'day') return now + 1
  if (period === 'week') return now + 7
  const [year, month] = [Number(made.slice(0, 4)), Number(made.slice(5, 7))]
  return placeOf(
    all,
    dateOf(
      Date.UTC(...((period === 'year' ? [year + 1, 0] : [year, month]) as [number, number])) / 86_400_000,
    ),
  )
}
