import {
  HEAD_BYTES,
  MAX_FAULTS_KEPT,
  type CallResponse,
  type CsvPlan,
  type previewReadingFile,
} from '@energycockpit/contract'
import { isMatrix } from './find-matrix'
import { guessFile, planOf, type KnownOfFile } from './guess-file'
import { recordsOf } from './guess-separator'
import { valueOr } from './guesses'
import { EmptySeen } from './empty-values'
import { readFile } from './read-file'
import type { FileReading, ReadRow } from './read-rows'

type Preview = CallResponse<typeof previewReadingFile>
/** What has readings of its own, before anybody knows where they go. */
export type Source = Omit<Preview['sources'][number], 'suggestion'>
export type FilePreview = Omit<Preview, 'sources'> & { sources: Source[] }

const maxReadings = 20
const maxRows = 12

/** How a file is understood, by its beginning and, where a plan is settled, as far as it was sent. */
export async function previewFile(
  bytes: Uint8Array,
  { plan, ...known }: KnownOfFile & { plan?: CsvPlan | undefined },
): Promise<FilePreview> {
  const head = bytes.subarray(0, HEAD_BYTES)
  const guess = guessFile(head, { ...known, whole: known.whole && head.length === bytes.length })
  const isRefused = plan === undefined && isMatrix(guess)
  const settled = isRefused ? undefined : (plan ?? planOf(guess))
  const text = new TextDecoder(settled?.encoding ?? valueOr(guess.encoding, 'utf-8')).decode(head)
  const rows = recordsOf(text, settled?.separator ?? valueOr(guess.separator, ';')).slice(0, maxRows)
  const seen = new SeenReadings()
  if (settled) for await (const read of readFile(bytes, settled, known)) seen.add(read)
  return {
    guess,
    ...(isRefused && { refusal: 'MATRIX' as const }),
    plan: settled ?? null,
    rows,
    ...seen.summary(),
  }
}

/** What a file holds, without keeping it. */
class SeenReadings {
  readonly #sources = new Map<string, Source>()
  readonly #readings: FileReading[] = []
  readonly #faults: Preview['faults'] = []
  readonly #empty = new EmptySeen()
  #readingCount = 0
  #faultCount = 0
  #openEnd: Preview['openEnd']
  #first = Number.POSITIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  add(rows: readonly ReadRow[]): void {
    for (const { readings, faults, openEnd, empty } of rows) {
      this.#empty.add(empty)
      if (openEnd) this.#openEnd = openEnd
      for (const reading of readings) this.#addReading(reading)
      this.#faultCount += faults.length
      if (this.#faults.length < MAX_FAULTS_KEPT) this.#faults.push(...faults)
    }
  }

  summary(): Omit<FilePreview, 'guess' | 'plan' | 'rows'> {
    return {
      sources: [...this.#sources.values()],
      readingCount: this.#readingCount,
      firstAt: this.#readingCount === 0 ? null : instant(this.#first),
      lastAt: this.#readingCount === 0 ? null : instant(this.#last),
      readings: this.#readings.map((reading) => ({ ...reading, at: instant(reading.at) })),
      ...this.#empty.found,
      faultCount: this.#faultCount,
      faults: this.#faults.slice(0, MAX_FAULTS_KEPT),
      ...(this.#openEnd && { openEnd: this.#openEnd }),
    }
  }

  #addReading(reading: FileReading): void {
    const { column, meter, unit, at } = reading
    const key = `${column} ${meter}`
    if (!this.#sources.has(key)) this.#sources.set(key, { column, meter, unit })
    this.#readingCount++
    this.#first = Math.min(this.#first, at)
    this.#last = Math.max(this.#last, at)
    if (this.#readings.length < maxReadings) this.#readings.push(reading)
  }
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
