/** What is searched for, as the store writes it: see migration 0167. */
export interface SearchedText {
  /** All words, with single blanks between them. */
  folded: string
  words: readonly string[]
  /** As one number or id, without blanks and hyphens. */
  squeezed: string
}

/** More words than these narrow nothing down. */
const maxWords = 8

/** Undefined where nothing of it can be searched: no letter and no digit. */
export function searchedText({
  folded,
  squeezed,
}: {
  folded: string
  squeezed: string | null
}): SearchedText | undefined {
  const words = [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, maxWords)
  return words.length === 0 || squeezed === null ? undefined : { folded, words, squeezed }
}
