import type { ClickHouseClient } from '@clickhouse/client'
import { Readable } from 'node:stream'
import { everyDigit } from './every-digit'

export const qualities = ['measured', 'estimated', 'substituted', 'missing'] as const
export type Quality = (typeof qualities)[number]

/** Lines for one insert. Big inserts are much cheaper than many small ones; 200,000 readings are about 6 MB. */
export class ReadingsBlock {
  #lines: string[] = []

  get size(): number {
    return this.#lines.length
  }

  /** `at`: start of the interval, seconds since 1970 UTC. A missing reading's value is not looked at. */
  add(seriesId: number, at: number, value: number, quality: Quality, version: number): void {
    // The engine takes ten digits for a Unix time, and fewer for something else.
    const time = `${at}`.padStart(10, '0')
    this.#lines.push(`${seriesId},${time},${value},${quality},${version}\n`)
  }

  take(): string {
    const text = this.#lines.join('')
    this.#lines = []
    return text
  }
}

/**
 * Writes a block and leaves it empty. When it has resolved, the engine has the readings; when it rejected, writing
 * the same again is safe, because a reading of the same series, time and version is the same reading.
 */
export async function writeReadings(client: ClickHouseClient, block: ReadingsBlock): Promise<void> {
  if (block.size === 0) return
  await client.insert({
    table: 'readings',
    columns: ['series_id', 'at', 'value', 'quality', 'version'],
    format: 'CSV',
    values: Readable.from([block.take()], { objectMode: false }),
    clickhouse_settings: everyDigit,
  })
}

/** Merges what bulk loading left in parts, so that reading is as fast as it can be. */
export async function mergeReadings(client: ClickHouseClient): Promise<void> {
  await client.command({ query: 'optimize table readings final' })
}
