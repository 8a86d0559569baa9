/**
 * Texts in one field or cell, with a sign between them. One that holds such a sign stands in quotation marks, and so is
 * one text again when it is read.
 */
export const listedTexts = (texts: readonly string[], sign: ',' | ';'): string =>
  texts.map((text) => (/[,;]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(`${sign} `)

const entries = {
  /** Where people write by hand either sign ends a text. */
  ',;': /\s*(?:"((?:[^"]|"")*)"\s*|([^,;]*))(?:[,;]|$)/gy,
  ';': /\s*(?:"((?:[^"]|"")*)"\s*|([^;]*))(?:;|$)/gy,
}

/** The texts that `listedTexts` or somebody wrote; a quotation mark that does not close is one of the text. */
export const textsListed = (list: string, signs: keyof typeof entries): string[] =>
  [...list.matchAll(entries[signs])].flatMap(
    ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim() || [],
  )
