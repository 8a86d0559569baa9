import type { CsvEncoding, Guess } from '@energycockpit/contract'
import { certain, likely } from './guesses'

/** The encoding of a file, from its first bytes; they may end in the middle of a character. */
export function guessEncoding(head: Uint8Array): Guess<CsvEncoding> {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return certain('utf-8')
  if (head[0] === 0xff && head[1] === 0xfe) return certain('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return certain('utf-16be')
  const [even, odd] = zeros(head)
  // Every other byte of Latin text in UTF-16 is 0; other encodings have none at all.
  if (odd > 0.3 && even < 0.05) return likely('utf-16le')
  if (even > 0.3 && odd < 0.05) return likely('utf-16be')
  if (head.every((byte) => byte < 0x80)) return likely('utf-8', ['windows-1252'])
  return isUtf8(head) ? certain('utf-8') : likely('windows-1252')
}

function zeros(head: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0]
  for (const [place, byte] of head.entries()) if (byte === 0) counts[(place % 2) as 0 | 1]++
  return [counts[0] / (head.length / 2), counts[1] / (head.length / 2)]
}

function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
