import type { Entities } from '../../entities/entities'
import { type Readings, raiseRevisions, mergeReadings } from '../../readings/index'
import { rememberComplete, rememberShift, type DemoProgress } from './demo-progress'
import { demoValues, type DemoValues } from './demo-values'
import { importHours } from './import-hours'
import { demoSeries, type DemoSeries } from '../records/metering-points'
import { arrivedUntil, shiftFor } from './redating'
import { hoursOfSource, readSource } from './source'
import { countReadings } from './count-readings'

const hour = 3_600

export interface DemoReadings {
  /**
   * Brings the store up to what has been measured until `now` (seconds since 1970 UTC): everything the first time,
   * afterwards the hours that have passed. What is killed on the way is finished by the next call, with exactly the
   * same rows: progress is remembered after the rows it speaks of, and rows that are written twice are one.
   */
  catchUp(now: number): Promise<void>
}

interface Dependencies {
  entities: Entities
  readings: Readings
  signal: AbortSignal
  /** Share of the first import that is done, 0 to 1. */
  onProgress: (share: number) => void
  /** All of the demo, unless it says otherwise. */
  series?: readonly DemoSeries[]
}

/**
 * Reads what is remembered of earlier starts; the first start decides the dates. The source is read when the first
 * hour is to be written, which may be never.
 */
export async function openDemoReadings(dependencies: Dependencies, now: number): Promise<DemoReadings> {
  const { entities, readings, series = demoSeries } = dependencies
  const sourceEnd = hoursOfSource.start + hoursOfSource.count * hour
  let values: DemoValues | undefined
  let progress = await rememberShift(entities, shiftFor(sourceEnd, now))
  if (!(await isWhole(readings, series, progress))) progress = { ...progress, completeUntil: undefined }
  return {
    async catchUp(now) {
      const until = arrivedUntil(now)
      if (progress.completeUntil !== undefined && progress.completeUntil >= until) return
      values ??= demoValues(await readSource())
      await readingImport(dependencies, { values, progress, until })
      await rememberComplete(entities, until)
      progress = { ...progress, completeUntil: until }
    },
  }
}

interface Import {
  values: DemoValues
  progress: DemoProgress
  until: number
}

async function readingImport(
  { entities, readings, signal, onProgress, series = demoSeries }: Dependencies,
  { values, progress, until }: Import,
) {
  const { shift, completeUntil } = progress
  const isFirst = completeUntil === undefined
  const from = completeUntil ?? hoursOfSource.start + shift
  await importHours(readings.client, {
    from,
    until,
    shift,
    source: hoursOfSource,
    values,
    series,
    signal,
    ...(isFirst && { onProgress }),
  })
  await raiseRevisions(
    entities,
    series.map(({ id }) => id),
  )
  if (isFirst) await mergeReadings(readings.client)
}

/**
 * False when the readings folder is another or an older one than the entities speak of: then all is loaded again. What
 * users add before or among the demo's readings, and what they correct or delete of them, takes nothing away.
 */
async function isWhole(
  readings: Readings,
  series: readonly DemoSeries[],
  { completeUntil, shift }: DemoProgress,
): Promise<boolean> {
  if (completeUntil === undefined) return true
  const from = hoursOfSource.start + shift
  const perHour = series.reduce((sum, { interval }) => sum + (interval === 'PT15M' ? 4 : 1), 0)
  const stored = await countReadings(readings, series, { from, until: completeUntil })
  return stored >= ((completeUntil - from) / hour) * perHour
}
