import { dateOf } from '../src/daily/calendar'
import { dailySeries, partOf, type MeasuredDay } from '../src/daily/daily-series'
import { fitDaily } from '../src/daily/fit-daily'
import { predictDaily, totalOf } from '../src/daily/predict-daily'
import type { Choice } from './choice'

export interface ModelledMeter {
  /** CSV, one line for each day of the file. */
  rows: string
  figures: object
}

/** Fits the meter's days until the date of the choice, and expects all its days. */
export function modelMeter(
  meter: string,
  days: readonly MeasuredDay[],
  choice: Choice,
  drivers: readonly string[] = [],
): ModelledMeter {
  const series = dailySeries(days, drivers)
  const first = days[0]!.day
  const fitted = Math.max(0, Math.min(series.day.length, choice.until - first + 1))
  const started = performance.now()
  const fit = fitDaily(partOf(series, 0, fitted), choice.form)
  const milliseconds = performance.now() - started
  const { model, goodness, unseen, insufficiencies, refusal, faults } = fit
  const prediction = model && predictDaily(model, series, { drift: choice.drift })
  const name = /[",;\r\n]/.test(meter) ? `"${meter.replaceAll('"', '""')}"` : meter
  let rows = ''
  for (const { day, usage } of days) {
    const place = day - first
    const values = prediction
      ? [prediction.expected, prediction.lower, prediction.upper].map((each) => written(each[place]!))
      : ['', '', '']
    rows += `${name},${dateWritten(day)},${usage ?? ''},${values.join()}\n`
  }
  const later = days.flatMap(({ day, usage }) =>
    usage !== undefined && day > choice.until ? [day - first] : [],
  )
  // Of days without one of the drivers nothing is expected.
  const foretold = later.filter((place) => !Number.isNaN(prediction?.expected[place]))
  const figures = {
    meter,
    form: choice.form,
    cvRmse: shortened(goodness?.cvRmse),
    nmbe: shortened(goodness?.nmbe),
    rSquared: shortened(goodness?.rSquared),
    ...(unseen && { cvRmseUnseen: shortened(unseen.cvRmse), rSquaredUnseen: shortened(unseen.rSquared) }),
    ...(goodness && { days: goodness.days, parameters: shortened(goodness.parameters) }),
    ...(model && {
      from: dateOf(model.from),
      to: dateOf(model.to),
      temperature: model.temperatures !== undefined,
    }),
    milliseconds: Number(milliseconds.toFixed(2)),
    sufficient: insufficiencies.length === 0,
    insufficiencies,
    refused: refusal?.code ?? null,
    faults: faults.map(({ day, usage, expected }) => ({
      ...{ date: dateOf(day), usage, expected: Number(expected.toPrecision(6)) },
    })),
    ...(fit.drivers && {
      drivers: fit.drivers.used.map(({ key, mean: _, ...figures }) => ({ name: key, ...figures })),
      driversLeftOut: fit.drivers.leftOut.map(({ key, ...why }) => ({ name: key, ...why })),
    }),
    ...(model && model.form === 'explainable' && { segments: model.main.explainable.segments }),
    ...(model &&
      later.length > 0 && {
        after: {
          ...ofDays(foretold, series.usage, totalOf(model, prediction!, foretold)),
          ...(foretold.length < later.length && { notForetold: later.length - foretold.length }),
        },
      }),
  }
  return { rows, figures }
}

/** The same days come with every meter. */
const datesWritten = new Map<number, string>()

function dateWritten(day: number): string {
  const date = datesWritten.get(day) ?? dateOf(day)
  datesWritten.set(day, date)
  return date
}

const ofDays = (places: readonly number[], usage: Float64Array, total: object) => ({
  days: places.length,
  usage: places.reduce((sum, place) => sum + usage[place]!, 0),
  ...total,
})

/** Enough digits for any meter, and none that only tell of rounding. */
const written = (value: number) => (Number.isNaN(value) ? '' : String(Number(value.toPrecision(9))))

const shortened = (value: number | undefined) => (value === undefined ? null : Number(value.toFixed(6)))
