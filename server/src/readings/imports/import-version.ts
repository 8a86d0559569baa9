/*
 * The version of an import's readings: twice (milliseconds of `asOf` × 2^20 + the last 20 bits of the import's id). So what
 * was made later wins, of two imports of the same moment the one that came later, and between any two versions there is
 * one more for an estimate, which stands in for what was there and loses to everything that is delivered after it.
 *
 * It has up to 62 bits and does not fit a number: text, as the engine takes it.
 */
const idBits = 20n

export function versionOf(asOf: Date, importId: number): string {
  const moment = BigInt(asOf.getTime()) << idBits
  const id = BigInt(importId) & ((1n << idBits) - 1n)
  return String(2n * (moment + id))
}
