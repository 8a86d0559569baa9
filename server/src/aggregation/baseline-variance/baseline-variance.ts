import { createHash } from 'node:crypto'
import type { BaselineForm, BaselineRow, BaselineVariance, ComparedColumns } from '@energycockpit/contract'
import {
  modelVersion,
  mostUnseen,
  unseenShare,
  type DailyModel,
  type DailySeries,
} from '@energycockpit/models/daily'
import { calculatedFigure } from '../../calculations/index'
import type { Readings } from '../../readings/index'
import { adjustMeters, type Adjustment } from './adjust-meters'
import { compareMeters, cumulatedUncertainty, type Compared, type ComparedMeter } from './compare-meters'
import { bandLevel, compareWithModel } from './compare-with-model'
import { daysOfMeter, versionOfDays } from './days-of-meter'
import { dateOfDay, type DaySpan } from './days-of-periods'
import { fitMeters, type MeterModel } from './fit-meters'
import { driversOfMeter } from './drivers-of-meter'
import type { BaselinePlan } from './plan-baseline'
import { readMeters, readRates } from './read-meters'
import { rowsOfDays } from './rows-of-days'
import { atRates } from './scaled-meter'
import { segmentsOfModel } from './segments-of-model'

export interface Requested {
  form: BaselineForm
  rows: BaselineRow
  now: number
  signal: AbortSignal
  /** Of a saved baseline; absent: each meter's model is fitted now. */
  saved?: { models: ReadonlyMap<number, MeterModel>; adjustments: readonly Adjustment[] }
}

/** Compares what all meters used with what their baselines expect. */
export async function baselineVariance(
  readings: Readings,
  plan: BaselinePlan,
  requested: Requested,
): Promise<BaselineVariance> {
  const { series, leftOut, unit, baseline, reporting, worth, drivers, ofWeather } = plan
  const { form, rows, now, signal, saved } = requested
  const read = await readMeters(readings, plan, { spans: [baseline, reporting], now, signal })
  const models = saved?.models ?? byId(await fitMeters(read, { baseline, form, signal }))
  const ofData = createHash('sha256')
  const compared = new Map<number, ComparedMeter>()
  const reported = new Map<number, DailySeries>()
  const unseen = new Set<number>()
  for (const { id, days } of read) {
    const found = models.get(id)
    ofData.update(`${id} ${found?.dataVersion} `)
    if (days === undefined || !found?.model) continue
    const { compared: one, days: own, dataVersion } = compareWithModel(found.model, days, reporting)
    ofData.update(dataVersion)
    if (ofWeather.has(id) && isUnseen(found.model, own)) {
      unseen.add(id)
      continue
    }
    compared.set(id, one)
    reported.set(id, own)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const ids = [...compared.keys()]
  const adjusted = new Map(
    adjustMeters([...compared.values()], saved?.adjustments ?? [], reporting).map((meter, place) => [
      ids[place]!,
      meter,
    ]),
  )
  const meters =
    worth === undefined
      ? adjusted
      : new Map(
          (await readRates(readings, plan, worth, { read, now, signal })).flatMap(([id, rates]) => {
            const meter = adjusted.get(id)
            return meter ? [[id, atRates(meter, rates)]] : []
          }),
        )
  const all = [...meters.values()]
  const daily = columnsOf(all, reporting, 'P1D')
  return {
    ...{ unit: worth?.unit ?? unit, amountUnit: unit, timeZone: series[0]!.timeZone, level: bandLevel },
    days: daily,
    rows: rows === 'P1D' ? daily : columnsOf(all, reporting, rows),
    total: written(compareMeters(all, reporting, reporting.from)),
    drivers: [...drivers.known],
    meters: read
      .filter(({ id }) => worth === undefined || worth.ids.has(id))
      .map(({ id, series: one, days, calendar }) => {
        const found = models.get(id)!
        const { model, seriesId, dataVersion, findings, faultyDays = 0, faults = [], ...learnt } = found
        const { meteringPointId, name, location } = one
        const meter = meters.get(id)
        return {
          ...{ seriesId, meteringPointId, name, location, calendar, ...learnt, faultyDays, faults },
          ...(unseen.has(id) && { refusal: 'UNSEEN_SEASON' as const }),
          ...segmentsOfModel(model),
          ...driversOfMeter(findings, model, reported.get(id)),
          dataChanged:
            saved !== undefined &&
            days !== undefined &&
            versionOfDays(daysOfMeter(days, baseline)) !== dataVersion,
          ...written(compareMeters(meter ? [meter] : [], reporting, reporting.from)),
        }
      }),
    provenance: { modelVersion, dataVersion: ofData.digest('hex').slice(0, 16) },
    ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
  }
}

const byId = (models: readonly MeterModel[]) => new Map(models.map((one) => [one.seriesId, one]))

/** Whether a short baseline never saw the season of the days that are to be compared. */
const isUnseen = (model: DailyModel, { usage, temperature }: DailySeries) =>
  unseenShare(
    model,
    temperature.filter((_, place) => !Number.isNaN(usage[place]!)),
  ) > mostUnseen

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
    adjustment: columns.map(({ adjustment }) => adjustment),
    cumulatedUncertainty: cumulatedUncertainty(
      meters,
      spans.map(({ to }) => to),
      reporting.from,
    ).map((value) => (value === null ? null : calculatedFigure(value))),
    compared: columns.map((column) => column.compared),
  }
}

function written({ actual, expected, uncertainty, adjustment, compared }: Compared): Compared {
  const figure = (value: number | null) => (value === null ? null : calculatedFigure(value))
  return {
    ...{ actual: figure(actual), expected: figure(expected), uncertainty: figure(uncertainty) },
    adjustment: figure(adjustment),
    compared: calculatedFigure(compared),
  }
}
