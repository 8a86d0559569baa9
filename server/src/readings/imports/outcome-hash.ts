import { createHash } from 'node:crypto'
import type { ReadingFaultCode, ReadingQuality } from '@energycockpit/contract'
import type { ReceivedReading } from './read-delivered'

/** Handed over together, because each call costs more than the hash of a reading. */
const readingsAtOnce = 8_192
const numbersOfReading = 3

const numberOf: Readonly<Record<ReadingQuality, number>> = {
  ...{ measured: 0, estimated: 1, substituted: 2, missing: 3 },
}

/**
 * Of what a delivery comes to: the readings that are taken and the lines that are refused, each in their order. Who
 * sends the same bytes again, and they come to something else by then, has not sent the same again.
 */
export class OutcomeHash {
  readonly #all = createHash('sha256')
  readonly #faults = createHash('sha256')
  readonly #numbers = new Float64Array(readingsAtOnce * numbersOfReading)
  #length = 0

  reading({ seriesId, at, value, quality }: ReceivedReading): void {
    if (this.#length === this.#numbers.length) this.#handOver()
    this.#numbers[this.#length] = seriesId
    this.#numbers[this.#length + 1] = at * 4 + numberOf[quality]
    // Stored, 0 has no sign.
    this.#numbers[this.#length + 2] = value + 0
    this.#length += numbersOfReading
  }

  fault(line: number, code: ReadingFaultCode, detail: string): void {
    this.#faults.update(`${line} ${code} ${detail}\n`)
  }

  /** Once, when nothing follows. */
  digest(): string {
    this.#handOver()
    return this.#all.update(this.#faults.digest()).digest('base64url')
  }

  #handOver(): void {
    this.#all.update(new Uint8Array(this.#numbers.buffer, 0, this.#length * this.#numbers.BYTES_PER_ELEMENT))
    this.#length = 0
  }
}
