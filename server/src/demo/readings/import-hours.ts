import type { ClickHouseClient } from '@clickhouse/client'
import { ReadingsBlock, writeReadings } from '../../readings/index'
import type { DemoValues } from './demo-values'
import type { DemoSeries } from '../records/metering-points'
import { sourceHour, type SourceHours } from './redating'

/** Big enough to be cheap, small enough that the portal answers its users while a block is put together. */
const readingsPerBlock = 50_000
const hour = 3_600
/** All demo readings have one version: writing them again changes nothing, and any correction is later. */
const demoVersion = 1

export interface HoursToImport {
  /** Starts of the first hour and of the hour after the last, seconds since 1970 UTC. */
  from: number
  until: number
  shift: number
  source: SourceHours
  values: DemoValues
  series: readonly DemoSeries[]
  signal: AbortSignal
  /** Share of the work that is done, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Writes the readings of a span of hours, series by series as the engine stores them. Safe to repeat. */
export async function importHours(client: ClickHouseClient, readingImport: HoursToImport): Promise<void> {
  const block = new ReadingsBlock()
  const hours = [...hoursToShow(readingImport)]
  for (const [place, series] of readingImport.series.entries()) {
    for (const { at, sourceAt } of hours) {
      for (const { offset, value, quality } of readingImport.values(series, sourceAt))
        block.add(series.id, at + offset, value, quality, demoVersion)
      if (block.size < readingsPerBlock) continue
      readingImport.signal.throwIfAborted()
      await writeReadings(client, block)
    }
    readingImport.onProgress?.((place + 1) / readingImport.series.length)
  }
  readingImport.signal.throwIfAborted()
  await writeReadings(client, block)
}

function* hoursToShow({ from, until, shift, source }: HoursToImport) {
  for (let at = from; at < until; at += hour) {
    const sourceAt = sourceHour(at, shift, source)
    if (sourceAt !== undefined) yield { at, sourceAt }
  }
}
