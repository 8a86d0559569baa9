import type { Entities } from '../entities/entities'
import type { Readings } from '../measurements/readings-store'
import { mergeReadings } from '../measurements/write-readings'
import { rememberComplete, rememberShift, type DemoProgress } from './demo-progress'
import { demoValues, type DemoValues } from './demo-values'
import { loadHours } from './load-hours'
import { demoSeries } from './portfolio-series'
import { arrivedUntil, shiftFor } from './redating'
import { readSource, type Source } from './source'
import { storedReadings } from './stored-readings'

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
  /** Share of the first load that is done, 0 to 1. */
  onProgress: (share: number) => void
}

/** Reads the source and what is remembered of earlier starts; the first start decides the dates. */
export async function openDemoReadings(dependencies: Dependencies, now: number): Promise<DemoReadings> {
  const { entities, readings } = dependencies
  const source = await readSource()
  const values = demoValues(source)
  const sourceEnd = source.start + source.count * hour
  let progress = await rememberShift(entities, shiftFor(sourceEnd, now))
  if (!(await isWhole(readings, progress, source))) progress = { ...progress, completeUntil: undefined }
  return {
    async catchUp(now) {
      const until = arrivedUntil(now)
      if (progress.completeUntil !== undefined && progress.completeUntil >= until) return
      await load(dependencies, { source, values, progress, until })
      await rememberComplete(entities, until)
      progress = { ...progress, completeUntil: until }
    },
  }
}

interface Load {
  source: Source
  values: DemoValues
  progress: DemoProgress
  until: number
}

async function load(
  { readings, signal, onProgress }: Dependencies,
  { source, values, progress, until }: Load,
) {
  const { shift, completeUntil } = progress
  const isFirst = completeUntil === undefined
  const from = completeUntil ?? source.start + shift
  await loadHours(readings.client, {
    from,
    until,
    shift,
    source,
    values,
    series: demoSeries,
    signal,
    ...(isFirst && { onProgress }),
  })
  if (isFirst) await mergeReadings(readings.client)
}

/** False when the readings folder is another or an older one than the entities speak of: then all is loaded again. */
async function isWhole(readings: Readings, progress: DemoProgress, source: Source): Promise<boolean> {
  if (progress.completeUntil === undefined) return true
  const hours = (progress.completeUntil - source.start - progress.shift) / hour
  const perHour = demoSeries.reduce((sum, { interval }) => sum + (interval === 'PT15M' ? 4 : 1), 0)
  const stored = await storedReadings(readings, demoSeries, progress.completeUntil)
  return stored === hours * perHour
}
