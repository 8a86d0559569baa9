import { leastForecastData, recentDays, type BaselineForm } from '@energycockpit/contract'
import {
  dailySeries,
  fitDaily,
  mostUnseen,
  unseenShare,
  partOf,
  type DailyFit,
  type DailyForm,
  type DailySeries,
} from '@energycockpit/models/daily'
import {
  daysFelt,
  forecastDaily,
  standsStillFrom,
  type ForetoldMeter,
  type Weather,
} from '@energycockpit/models/forecast'
import type { DayNumber, DaySpan } from '../baseline-variance/days-of-periods'
import type { ValueOfDay } from '../baseline-variance/values-of-days'
import { judgedDays } from './forecast-days'
import type { RunningDay } from './running-day'

/** Less of a day is completed by what is expected of the rest. */
const wholeDay = 0.99
const year = 365
/** Share of a day after which it is believed by half, and how many times as much as expected it may be. */
const doubt = 0.15
const mostOwnWay = 2

export interface MeterDays {
  /** In the unit of the answer; of days that are over. */
  amounts: ReadonlyMap<DayNumber, ValueOfDay>
  running: RunningDay | undefined
  temperatureOf: (day: DayNumber) => number | undefined
  /** Of its location; none where nothing is known of it. */
  holidays: ReadonlySet<DayNumber>
  closed: ReadonlySet<DayNumber>
  /** By how much it is taken to drift in a year, as a share. */
  drift: number
  /** Whether it heats or cools. */
  isOfWeather: boolean
}

export interface ForecastSettings {
  period: DaySpan
  /** Of the meter's own calendar. */
  today: DayNumber
  /** The first day that a model may be fitted to. */
  since: DayNumber
  form: BaselineForm
  /** Of the days of `foretoldDays`. */
  weathers: readonly Weather[]
}

export interface MeterForecastFound {
  fit: DailyFit
  /** Share of the values of the days that are judged. */
  known: number
  validDays: number
  withTemperature: boolean
  /** Why nobody knows how it goes on, although there is enough data. */
  ended?: { code: 'NO_RECENT_DATA' | 'STANDS_STILL'; since: DayNumber }
  /** Its history is short, and lacks the season ahead. */
  isUnseen?: boolean | undefined
  /** Undefined where nothing is foretold. Its days are those of `foretoldDays`. */
  foretold: (ForetoldMeter & { measured: Float64Array; isNeverNegative: boolean }) | undefined
}

/** The period, and the days before it whose weather is still felt. */
export const foretoldDays = ({ from, to }: DaySpan): DaySpan => ({ from: from - daysFelt, to })

/** Fits a meter's days until now and foretells what is yet to come of the period, or missing of it. */
export function meterForecast(meter: MeterDays, settings: ForecastSettings): MeterForecastFound {
  const { amounts, running, temperatureOf, holidays, closed, drift, isOfWeather } = meter
  const { period, today, since, form, weathers } = settings
  const amountOf = (day: DayNumber) => {
    const found = amounts.get(day)
    return day < today && found !== undefined && found.known >= wholeDay ? found.sum : undefined
  }
  const daysOf = ({ from, to }: DaySpan) =>
    dailySeries(
      Array.from({ length: to - from }, (_, place) => from + place).map((day) => ({
        ...{ day, usage: amountOf(day), temperature: temperatureOf(day) },
        ...{ holiday: holidays.has(day), shut: closed.has(day) },
      })),
    )
  const history = daysOf({ from: since, to: today })
  const validDays = history.usage.filter((value) => !Number.isNaN(value)).length
  const judged = judgedDays(period, today)
  const known = knownOf(amounts, judged)
  const modelForm = form === 'POOLED' ? 'pooled' : 'explainable'
  const fit = fitDaily(history, modelForm)
  const { model } = fit
  const found = { fit, known, validDays, withTemperature: model?.temperatures !== undefined }
  if (model === undefined || fit.refusal || known < leastForecastData)
    return { ...found, foretold: undefined }
  const ended = endOf(history, {
    form: modelForm,
    recent: knownOf(amounts, { from: Math.max(judged.from, today - recentDays), to: today }),
    since: model.to + 1,
  })
  if (ended) return { ...found, ended, foretold: undefined }
  const ahead = Math.max(0, today - foretoldDays(period).from)
  const unseen = weathers.reduce(
    (sum, { temperature }) => sum + unseenShare(model, temperature.subarray(ahead)),
    0,
  )
  const isUnseen = isOfWeather && unseen > mostUnseen * weathers.length
  if (isUnseen) return { ...found, isUnseen, foretold: undefined }

  const series = daysOf(foretoldDays(period))
  const last = model.to - since + 1
  const forecast = forecastDaily(model, {
    ...{ recent: partOf(history, Math.max(0, last - year), last), series, weathers },
    drift,
  })
  const share = new Float64Array(series.day.length)
  const measured = new Float64Array(series.day.length).fill(NaN)
  series.day.forEach((day, place) => {
    if (day < period.from) return
    const value = day < today ? amounts.get(day) : day === today ? running : undefined
    if (value !== undefined && value.known > 0) measured[place] = value.sum
    share[place] = day === today ? leftOfToday(running, forecast.expected[place]!) : missingOf(value)
  })
  const isNeverNegative = model.lowest !== undefined && model.lowest >= 0
  return { ...found, foretold: { forecast, share, measured, isNeverNegative } }
}

/** Whether a meter has ended, or is dead: its past says nothing of what comes. */
function endOf(
  history: DailySeries,
  { form, recent, since }: { form: DailyForm; recent: number; since: DayNumber },
): MeterForecastFound['ended'] {
  if (recent < leastForecastData) return { code: 'NO_RECENT_DATA', since }
  const first = standsStillFrom(history, form)
  return first === undefined ? undefined : { code: 'STANDS_STILL', since: history.day[first]! }
}

const missingOf = (value: { known: number } | undefined) => {
  const missing = 1 - Math.min(1, value?.known ?? 0)
  return missing <= 1 - wholeDay ? 0 : missing
}

/**
 * What is yet to come, and what is missing of the hours until now, as a share of what is expected of the day. A day that
 * went its own way until now goes on so, the surer the more of it is over; compared in docs/decisions/baseline-models.md.
 */
export function leftOfToday(running: RunningDay | undefined, expected: number): number {
  if (running === undefined) return 1
  const { rest, sum } = running
  const missing = missingOf(running)
  const over = (1 - rest) * (1 - missing)
  const ownWay =
    over > 0 && expected > 0 ? Math.min(mostOwnWay, Math.max(1 / mostOwnWay, sum / (over * expected))) : 1
  const trust = over / (over + doubt)
  return rest * (1 + trust * (ownWay - 1)) + (1 - rest) * missing
}

function knownOf(amounts: ReadonlyMap<DayNumber, ValueOfDay>, { from, to }: DaySpan): number {
  let known = 0
  for (let day = from; day < to; day++) known += Math.min(1, amounts.get(day)?.known ?? 0)
  return known / (to - from)
}
