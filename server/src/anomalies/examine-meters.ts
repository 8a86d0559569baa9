import { createHash } from 'node:crypto'
import { unusualSettings, unusualVersion } from '@energycockpit/models/anomalies'
import { modelVersion } from '@energycockpit/models/daily'
import {
  dateOfDay,
  dayNumber,
  daysOfMeter,
  daysOfSeries,
  type DaysOfSeries,
  pricesOfDays,
  versionOfDays,
} from '../aggregation/index'
import type { UsualDrift } from '../aggregation/index'
import type { Entities } from '../entities/entities'
import type { Readings } from '../readings/index'
import { examineDays, firstExamined } from './examine-days'
import type { FoundRun } from './found-run'
import { storedAnomalies, storeExamined, type Examined } from './store-anomalies'
import { pricedRun } from './priced-run'
import type { DueMeter } from './watched-meters'

/** Of a longer history nothing is fitted. */
const longestHistory = 3 * 366
/** Days before those that are looked at whose prices say what a kWh costs on a day without any. */
const pricedBefore = 60

export interface Examining {
  stores: { entities: Entities; readings: Readings }
  drift: UsualDrift
  now: Date
  signal: AbortSignal
}

/** Looks at meters of one business on the same day, and stores what is found. */
export async function examineMeters(
  meters: readonly DueMeter[],
  claim: string,
  { stores, drift, now, signal }: Examining,
): Promise<void> {
  const { businessId, today: date } = meters[0]!
  const today = dayNumber(date)
  const from = firstExamined(today)
  const since = dateOfDay(from - unusualSettings.longestBreak - 1)
  const ids = meters.flatMap(({ seriesId, isAmount }) => (isAmount ? seriesId : []))
  const span = { from: today - longestHistory, to: today }
  const reading = { businessId, now: now.getTime(), signal }
  const read =
    ids.length === 0
      ? new Map<number, DaysOfSeries>()
      : await daysOfSeries(stores, ids, { ...reading, span, drift })
  const stored = await storedAnomalies(stores.entities.db, ids, dateOfDay(span.from))
  for (const meter of meters) {
    signal.throwIfAborted()
    const of = read.get(meter.seriesId)
    const unusual = new Set(
      (stored.get(meter.seriesId) ?? [])
        .filter((one) => !one.isWithdrawn && !one.isUsual)
        .flatMap(({ days }) => days.map((day) => dayNumber(day.date))),
    )
    const found = await examine(meter, of, { unusual, today, stores, reading })
    await storeExamined(
      stores.entities,
      { meter, unit: of?.unit ?? '', found },
      { ...{ claim, now, since, from: dateOfDay(from) }, longestBreak: unusualSettings.longestBreak },
    )
    // Others are answered between two meters.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

interface Examination {
  unusual: ReadonlySet<number>
  today: number
  stores: Examining['stores']
  reading: { businessId: number; now: number; signal: AbortSignal }
}

async function examine(
  meter: DueMeter,
  of: DaysOfSeries | undefined,
  { unusual, today, stores, reading }: Examination,
): Promise<Examined['found']> {
  if (of === undefined) return { runs: [], refusal: 'NOT_CALCULABLE', daysVersion: '' }
  if (of.days === undefined) return { runs: [], refusal: 'INTERVAL_TOO_LONG', daysVersion: '' }
  const series = daysOfMeter(of.days, { from: today - longestHistory, to: today })
  const from = firstExamined(today)
  const daysVersion = createHash('sha256')
    .update(JSON.stringify([versionOfDays(series), meter.factors, from, of.days.drift, of.unit]))
    .update(
      JSON.stringify([
        modelVersion,
        unusualVersion,
        unusualSettings,
        [...unusual].filter((day) => day < from),
      ]),
    )
    .digest('hex')
    .slice(0, 16)
  if (daysVersion === meter.daysVersion) return undefined
  const { runs, refusal } = examineDays(series, { today, drift: of.days.drift, unusual })
  const prices =
    runs.length === 0
      ? undefined
      : await pricesOfDays(stores, meter.seriesId, {
          ...{ ...reading, days: of.days, span: { from: from - pricedBefore, to: today } },
        })
  return { runs: runs.map((run): FoundRun => pricedRun(run, prices)), refusal, daysVersion }
}
