import type { ClickHouseClient } from '@clickhouse/client'
import { Readable } from 'node:stream'
import { everyDigit } from './every-digit'

export const qualities = ['measured', 'estimated', 'substituted', 'missing'] as const
export type Quality = (typeof qualities)[number]

/** How much text is put together before it becomes bytes: as long as a million lines are, no collector clears up between. */
const textAtATime = 16_384

/** Lines for one insert. Big inserts are much cheaper than many small ones; 200,000 readings are about 6 MB. */
export class ReadingsBlock {
  #size = 0
  #text = ''
  #bytes: Buffer[] = []

  get size(): number {
    return this.#size
  }

  /** `at`: start of the interval, seconds since 1970 UTC. A missing reading's value is not looked at. */
  add(seriesId: number, at: number, value: number, quality: Quality, version: number): void {
    // The engine takes ten digits for a Unix time, and fewer for something else.
    const time = at >= 1e9 ? at : `${at}`.padStart(10, '0')
    this.#text += `${seriesId},${time},${value},${quality},${version}\n`
    this.#size++
    if (this.#text.length > textAtATime) this.#toBytes()
  }

  /** What has been added, as it is written; the block is empty then. */
  take(): Buffer[] {
    this.#toBytes()
    const bytes = this.#bytes
    this.#bytes = []
    this.#size = 0
    return bytes
  }

  #toBytes(): void {
    this.#bytes.push(Buffer.from(this.#text, 'latin1'))
    this.#text = ''
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
    values: Readable.from(block.take(), { objectMode: false }),
    clickhouse_settings: everyDigit,
  })
}

/** Merges what bulk loading left in parts, so that reading is as fast as it can be. */
export async function mergeReadings(client: ClickHouseClient): Promise<void> {
  await client.command({ query: 'optimize table readings final' })
}
