import { MAX_FAULTS_KEPT, type ReadingFault, type ReadingFaultCode } from '@energycockpit/contract'
import type { OutcomeHash } from './outcome-hash'

/** Longer than this, what stood in a line says no more. */
const maxDetailLength = 200

/** Counts what is wrong with a delivery and keeps the first of it. */
export class Faults {
  readonly kept: ReadingFault[] = []
  #count = 0

  /** `outcome`: is told what is wrong. */
  constructor(private readonly outcome?: OutcomeHash) {}

  get count(): number {
    return this.#count
  }

  /** So many more that nobody wants to see one by one. */
  more(count: number): void {
    this.#count += count
  }

  /** `seriesId`: the series that the line speaks of, where it names one that its sender sees. */
  add(line: number, code: ReadingFaultCode, detail: string, seriesId?: number): void {
    this.#count++
    this.outcome?.fault(line, code, detail)
    if (this.kept.length < MAX_FAULTS_KEPT) {
      const about = seriesId === undefined ? {} : { seriesId }
      this.kept.push({ line, code, detail: storable(detail), ...about })
    }
  }
}

/** The stores take neither half characters nor a NUL, and a log is read by people. */
const storable = (text: string) =>
  Buffer.from(text.slice(0, maxDetailLength), 'utf8')
    .toString('utf8')
    .replaceAll(/\p{Cc}/gu, ' ')
