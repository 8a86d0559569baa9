import type {
  BaselineForm,
  BaselineRefusal,
  BaselineShortcoming,
  FaultOfMeter,
} from '@energycockpit/contract'
import { fitDaily, type DailyModel, type DriverFindings } from '@energycockpit/models/daily'
import { daysOfMeter, versionOfDays, type MeterDays } from './days-of-meter'
import { faultsOfFit } from './faults-of-fit'
import type { DaySpan } from './days-of-periods'

/** What a baseline period has taught of one meter. Plain data, so that it can be stored. */
export interface MeterModel {
  seriesId: number
  /** Null where there is no baseline; `refusal` says why. */
  model: DailyModel | null
  refusal: BaselineRefusal | null
  shortcomings: BaselineShortcoming[]
  /** Days of the baseline period, and those of them with a value. */
  baselineDays: number
  validDays: number
  /** The weather station's metering point that the model follows. */
  weatherStation: string | null
  cvRmse: number | null
  nmbe: number | null
  rSquared: number | null
  /** Absent of a model that was stored before they were told. */
  faultyDays?: number
  faults?: FaultOfMeter[]
  /** Absent where none were asked for. */
  findings?: DriverFindings
  /** Of the days that it was fitted to. */
  dataVersion: string
}

interface FittedMeter {
  id: number
  /** Undefined where its values are of more than a day each. */
  days: MeterDays | undefined
  station: string | undefined
}

/** Fits a baseline for each meter; others are answered between two of them. */
export async function fitMeters(
  meters: readonly FittedMeter[],
  { baseline, form, signal }: { baseline: DaySpan; form: BaselineForm; signal: AbortSignal },
): Promise<MeterModel[]> {
  const models: MeterModel[] = []
  for (const { id, days, station } of meters) {
    signal.throwIfAborted()
    models.push(days ? fitMeter(id, days, { baseline, form, station }) : tooLong(id, baseline))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return models
}

function fitMeter(
  seriesId: number,
  days: MeterDays,
  { baseline, form, station }: { baseline: DaySpan; form: BaselineForm; station: string | undefined },
): MeterModel {
  const fitted = daysOfMeter(days, baseline)
  const fit = fitDaily(fitted, form === 'POOLED' ? 'pooled' : 'explainable')
  const { model, refusal, goodness, insufficiencies, drivers } = fit
  return {
    ...{ seriesId, model: refusal || !model ? null : model },
    refusal: refusal?.code ?? (model === undefined ? 'NO_USAGE' : null),
    shortcomings: insufficiencies.flatMap(({ code }) => (code === 'NO_USAGE' ? [] : [code])),
    baselineDays: baseline.to - baseline.from,
    validDays: fitted.usage.filter((value) => !Number.isNaN(value)).length,
    weatherStation: model?.temperatures === undefined ? null : station!,
    cvRmse: goodness?.cvRmse ?? null,
    nmbe: goodness?.nmbe ?? null,
    rSquared: goodness?.rSquared ?? null,
    ...(fit.faults.length > 0 && faultsOfFit(fit)),
    ...(drivers && { findings: drivers }),
    dataVersion: versionOfDays(fitted),
  }
}

const tooLong = (seriesId: number, baseline: DaySpan): MeterModel => ({
  ...{ seriesId, model: null, refusal: 'INTERVAL_TOO_LONG', shortcomings: [] },
  ...{ baselineDays: baseline.to - baseline.from, validDays: 0, weatherStation: null },
  ...{ cvRmse: null, nmbe: null, rSquared: null, dataVersion: '' },
})
