import type { ClickHouseClient } from '@clickhouse/client'
import { Readable } from 'node:stream'
import type { Readings } from '../store/readings-store'
import { everyDigit } from '../store/every-digit'
import type { OutcomeHash } from './outcome-hash'
import type { ReceivedReading } from './read-delivered'

/** Big inserts are much cheaper than many small ones; so many bytes are about 80,000 readings. */
const blockBytes = 4 * 1024 * 1024
/** More than the text of any reading. */
const maxRowLength = 128

/** Sets the readings of one import aside, where nobody sees them yet. */
export class StagedReadings {
  #block: Buffer | undefined
  #length = 0
  #count = 0
  #inserting: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly client: ClickHouseClient,
    private readonly importId: number,
    /** Is told what is set aside. */
    private readonly outcome?: OutcomeHash,
  ) {}

  get count(): number {
    return this.#count
  }

  /** Whether it is time to `send`. */
  get full(): boolean {
    return this.#length > blockBytes - maxRowLength
  }

  /** `line`: where it stood in what was delivered. */
  add(reading: ReceivedReading, line: number): void {
    this.outcome?.reading(reading)
    const { seriesId, at, value, quality } = reading
    // The engine takes ten digits for a Unix time, and fewer for something else.
    const time = at < 1e9 ? `${at}`.padStart(10, '0') : at
    this.#block ??= Buffer.allocUnsafe(blockBytes)
    const row = `${this.importId}\t${seriesId}\t${time}\t${value}\t${quality}\t${line}\n`
    this.#length += this.#block.write(row, this.#length, 'latin1')
    this.#count++
  }

  /** Hands over what was added, as soon as the engine has taken what was handed over before. */
  async send(): Promise<void> {
    const block = this.#block?.subarray(0, this.#length)
    this.#block = undefined
    this.#length = 0
    await this.#inserting
    if (block === undefined) return
    this.#inserting = this.client.insert({
      table: 'readings_staged',
      columns: ['import_id', 'series_id', 'at', 'value', 'quality', 'line'],
      format: 'TabSeparated',
      values: Readable.from([block], { objectMode: false }),
      clickhouse_settings: everyDigit,
    })
    // Whoever sends the next block, or finishes, is told.
    this.#inserting.catch(() => undefined)
  }

  /** Resolves when the engine has everything that was added. */
  async finish(): Promise<void> {
    await this.send()
    await this.#inserting
  }

  /** Resolves when the engine is at work on nothing of it any more, however that ended. */
  async atRest(): Promise<void> {
    await this.#inserting.catch(() => undefined)
  }
}

export interface StagedSeries {
  seriesId: number
  /** Of its intervals. */
  count: number
  /** More than `count` where several speak of the same interval. */
  lineCount: number
  /** Starts of the first and the last interval, seconds since 1970 UTC. */
  firstAt: number
  lastAt: number
}

/** What an import speaks of, by series. */
export async function stagedSeries(readings: Readings, importId: number): Promise<StagedSeries[]> {
  const rows = await readings.select<[number, number | string, number | string, number, number]>({
    query: `
      select series_id, uniqExact(at), count(), toUnixTimestamp(min(at)), toUnixTimestamp(max(at))
      from readings_staged where import_id = {importId:UInt32} group by series_id order by series_id`,
    params: { importId },
  })
  return rows.map(([seriesId, count, lineCount, firstAt, lastAt]) => ({
    seriesId,
    count: Number(count),
    lineCount: Number(lineCount),
    firstAt,
    lastAt,
  }))
}

/** Whether several lines speak of the same interval, the same or not. */
export const areRepeated = (series: readonly StagedSeries[]): boolean =>
  series.some(({ count, lineCount }) => lineCount > count)

/** Lines that say different things of one interval, at most so many; none of them can be believed. */
export async function contradictions(
  readings: Readings,
  importId: number,
  max: number,
): Promise<{ count: number; lines: [line: number, seriesId: number, at: number][] }> {
  const query = (columns: string) => `
    select ${columns} from readings_staged where import_id = {importId:UInt32} and (series_id, at) in (
      select series_id, at from readings_staged where import_id = {importId:UInt32}
      group by series_id, at having uniqExact(value, quality) > 1)`
  const params = { importId }
  const [[count] = [0]] = await readings.select<[number | string]>({ query: query('count()'), params })
  const lines = await readings.select<[number, number, number]>({
    query: `${query('line, series_id, toUnixTimestamp(at)')} order by line, series_id, at limit ${max}`,
    params,
  })
  return { count: Number(count), lines }
}

/** Takes what contradicts itself out of an import, so that the rest can be written. */
export async function dropContradictions({ client }: Readings, importId: number): Promise<void> {
  await client.command({
    query: `
      delete from readings_staged where import_id = {importId:UInt32} and (series_id, at) in (
        select series_id, at from readings_staged where import_id = {importId:UInt32}
        group by series_id, at having uniqExact(value, quality) > 1)`,
    query_params: { importId },
  })
}

/** The imports that have something set aside. */
export async function stagedImports(readings: Readings): Promise<number[]> {
  const rows = await readings.select<[number]>({ query: 'select distinct import_id from readings_staged' })
  return rows.map(([id]) => id)
}

/** Forgets what an import had set aside. Safe to repeat. */
export async function dropStaged({ client }: Readings, importId: number): Promise<void> {
  await client.command({ query: `alter table readings_staged drop partition ${importId}` })
}
