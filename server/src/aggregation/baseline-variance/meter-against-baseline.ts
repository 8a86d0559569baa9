import {
  dailySeries,
  fitDaily,
  predictDaily,
  totalOf,
  type DailyFit,
  usualDrift,
} from '@energycockpit/models/daily'
import type { BaselineForm } from '@energycockpit/contract'
import type { ComparedMeter } from './compare-meters'
import type { DayNumber, DaySpan } from './days-of-periods'
import type { ValueOfDay } from './values-of-days'

/** Less of a day would make its sum smaller and call it a saving. */
const wholeDay = 0.99
/** The mean of so many hours is near enough to that of the day. */
const mostOfTheDay = 0.75

/** How probable it is that what is foretold lies inside a band. */
export const bandLevel = 0.8

export interface MeterDays {
  /** In the unit of the answer. */
  amounts: ReadonlyMap<DayNumber, ValueOfDay>
  /** °C; undefined where no weather station is known. */
  temperatures: ReadonlyMap<DayNumber, ValueOfDay> | undefined
  isGas: boolean
  /** Of its location; none where nothing is known of it. */
  holidays: ReadonlySet<DayNumber>
  closed: ReadonlySet<DayNumber>
}

export interface MeterAgainstBaseline {
  fit: DailyFit
  /** Days of the baseline period that are over and complete. */
  validDays: number
  withTemperature: boolean
  /** Undefined where there is no baseline. */
  compared: ComparedMeter | undefined
}

/** Fits a meter's baseline and lays the reporting period beside it. */
export function meterAgainstBaseline(
  { amounts, temperatures, isGas, holidays, closed }: MeterDays,
  { baseline, reporting, form }: { baseline: DaySpan; reporting: DaySpan; form: BaselineForm },
): MeterAgainstBaseline {
  const amountOf = (day: DayNumber) => {
    const found = amounts.get(day)
    return found !== undefined && found.known >= wholeDay ? found.sum : undefined
  }
  const temperatureOf = (day: DayNumber) => {
    const found = temperatures?.get(day)
    return found !== undefined && found.known >= mostOfTheDay ? found.sum / found.count : undefined
  }
  const daysOf = ({ from, to }: DaySpan, usage: (day: DayNumber) => number | undefined) =>
    dailySeries(
      Array.from({ length: to - from }, (_, place) => from + place).map((day) => ({
        ...{ day, usage: usage(day), temperature: temperatureOf(day) },
        ...{ holiday: holidays.has(day), shut: closed.has(day) },
      })),
    )
  const fitted = daysOf(baseline, amountOf)
  const validDays = fitted.usage.filter((value) => !Number.isNaN(value)).length
  const fit = fitDaily(fitted, form === 'POOLED' ? 'pooled' : 'explainable')
  const { model } = fit
  const withTemperature = model?.temperatures !== undefined
  if (model === undefined || fit.refusal) return { fit, validDays, withTemperature, compared: undefined }
  const days = daysOf(reporting, () => undefined)
  const prediction = predictDaily(model, days, {
    ...{ confidence: bandLevel, drift: isGas ? usualDrift.gas : usualDrift.electricity },
  })
  return {
    ...{ fit, validDays, withTemperature },
    compared: {
      actual: days.day.reduce(
        (actual, day, place) => actual.fill(amountOf(day) ?? NaN, place, place + 1),
        new Float64Array(days.day.length),
      ),
      expected: prediction.expected,
      uncertaintyOf(places) {
        const [only] = places
        if (places.length === 1) return prediction.upper[only!]! - prediction.expected[only!]!
        const total = totalOf(model, prediction, places, bandLevel)
        return total.upper - total.expected
      },
    },
  }
}
