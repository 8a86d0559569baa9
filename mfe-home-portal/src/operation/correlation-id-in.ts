/** Shorter texts would find everything. */
const LEAST = 4

/**
 * The correlation id, or the part of one, in what somebody typed or pasted: 'Reference 4f2a-…' holds one as well as
 * '4f2a'. Undefined where there is none.
 */
export function correlationIdIn(text: string): string | undefined {
  const words = text.split(/[^A-Za-z0-9-]+/).filter((word) => word.length >= LEAST)
  const id = words.findLast((word) => /\d/.test(word)) ?? words.at(-1)
  return id?.slice(0, 64)
}
