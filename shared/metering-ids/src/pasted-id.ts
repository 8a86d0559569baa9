/*
 * Spaces of every width, invisible marks of text processors, and the signs by which ids are grouped on bills:
 * 'DE 000123 …', 'DE.000123.…', 'DE-000123-…'.
 */
const separators = /[\s\u200b-\u200f\u2060\ufeff.\-\u2010-\u2014·]+/g

/** An id as somebody pasted it from a bill or a table, without what only makes it readable there. */
export function withoutSeparators(pasted: string): string {
  return pasted.replace(separators, '')
}

/** Letters of ids are those of ASCII: others ('ß', 'ı') stay, to be named as wrong. */
export function inCapitals(id: string): string {
  return id.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/** `id` cut into groups of the given lengths, with spaces between them. */
export function inGroups(id: string, lengths: readonly number[]): string {
  let from = 0
  return lengths.map((length) => id.slice(from, (from += length))).join(' ')
}
